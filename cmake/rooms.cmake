# One target per room, so that what a room may reach is what its target links.
# Sources are globbed: a file belongs to the room whose folder it stands in.

# moc of Qt 6.4 cannot parse libstdc++ 12's <concepts>, which <compare> includes: skip it there.
set(CMAKE_AUTOMOC_MOC_OPTIONS -D_GLIBCXX_CONCEPTS)

set(ICHIDO_SANITIZE "" CACHE STRING "Sanitizers to build with, as -fsanitize takes them")

# Not -Wnull-dereference: gcc 12 finds it in the inlined containers of its own library.
add_library(ichido_options INTERFACE)
target_compile_options(ichido_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Woverloaded-virtual -Werror)
target_compile_definitions(ichido_options INTERFACE
  QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS QT_STRICT_ITERATORS
  QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH)
if(ICHIDO_SANITIZE)
  target_compile_options(ichido_options INTERFACE -fsanitize=${ICHIDO_SANITIZE} -fno-omit-frame-pointer -g)
  target_link_options(ichido_options INTERFACE -fsanitize=${ICHIDO_SANITIZE})
endif()

# ichido_room(<target> [MOC] [LINKS <targets>...])
# A static library of every .cpp below the current folder. Includes are written from the
# project's root ("recovery/domain/money.h"), so that a reader sees which room is reached.
function(ichido_room target)
  cmake_parse_arguments(ROOM "MOC" "" "LINKS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp ${CMAKE_CURRENT_SOURCE_DIR}/*.h)
  add_library(${target} STATIC ${sources})
  set_target_properties(${target} PROPERTIES LINKER_LANGUAGE CXX)
  target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR})
  target_link_libraries(${target} PRIVATE ichido_options PUBLIC tl::expected ${ROOM_LINKS})
  if(ROOM_MOC)
    set_target_properties(${target} PROPERTIES AUTOMOC ON)
  endif()
endfunction()

# Qt would make one in /tmp for whoever has none, and leave it there.
set(ICHIDO_RUNTIME_DIR ${CMAKE_BINARY_DIR}/runtime)
file(MAKE_DIRECTORY ${ICHIDO_RUNTIME_DIR})
file(CHMOD ${ICHIDO_RUNTIME_DIR} DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)

# ichido_tests(LINKS <targets>... [LABEL <labels>...] [TIMEOUT <seconds>] [ENVIRONMENT <NAME=value>...])
# Every tst_*.cpp of the current folder becomes one Qt Test program and one CTest test of
# the same name; `#include "tst_x.moc"` stands at its end. The labels asan and tsan choose what
# `./dev sanitize` runs.
function(ichido_tests)
  cmake_parse_arguments(T "" "TIMEOUT" "LINKS;LABEL;ENVIRONMENT" ${ARGN})
  if(NOT T_TIMEOUT)
    set(T_TIMEOUT 180)
  endif()
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/tst_*.cpp)
  foreach(source ${sources})
    get_filename_component(name ${source} NAME_WE)
    add_executable(${name} ${source})
    set_target_properties(${name} PROPERTIES AUTOMOC ON UNITY_BUILD OFF
      RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_link_libraries(${name} PRIVATE ichido_options Qt6::Test ${T_LINKS})
    target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR})
    target_compile_definitions(${name} PRIVATE
      ICHIDO_SOURCE_DIR="${CMAKE_SOURCE_DIR}" ICHIDO_BIN_DIR="${CMAKE_BINARY_DIR}/bin")
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES TIMEOUT ${T_TIMEOUT} LABELS "${T_LABEL}"
      ENVIRONMENT "QT_QPA_PLATFORM=offscreen;XDG_RUNTIME_DIR=${ICHIDO_RUNTIME_DIR};${T_ENVIRONMENT}")
  endforeach()
endfunction()

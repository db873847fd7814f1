#include "app/ctl/run_program.h"

int main(int argc, char** argv)
{
    return ichido::ctl::run_program(argc, argv);
}

// One HTTP exchange as libcurl runs it: sent once, bounded in time and size, to one origin.
#pragma once

#include "recovery/gateways/raw_reply.h"
#include "recovery/ports/cancel_token.h"

#include <chrono>
#include <cstddef>
#include <curl/curl.h>
#include <memory>
#include <string>
#include <vector>

namespace ichido {

inline constexpr std::size_t header_cap = 64 * 1024;
inline constexpr std::size_t body_cap = 1024 * 1024;

struct TransferSpec {
    std::string url;
    bool plain_http = false; ///< only to a loopback address, looked at again when connected
    bool post = false;
    std::string form;
    std::vector<std::string> headers; ///< "Name: value", the credential among them
    std::string request_id_header;    ///< lower case
    std::string ca_file;              ///< empty: the system's authorities
    Duration deadline{0};             ///< of everything, from name resolution to the last byte
};

class Transfer final {
public:
    Transfer(TransferSpec spec, CancelToken cancel);
    Transfer(const Transfer&) = delete;
    Transfer& operator=(const Transfer&) = delete;

    [[nodiscard]] CURL* handle() const { return m_handle.get(); }
    /// What came, once libcurl says that the exchange is over.
    [[nodiscard]] RawReply finish(CURLcode code);
    [[nodiscard]] Duration age() const; ///< since it was made
    [[nodiscard]] int sends() const { return m_sends; }

private:
    struct Free {
        void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
        void operator()(curl_slist* list) const { curl_slist_free_all(list); }
    };
    void set_up();
    void take_header(std::string line);
    [[nodiscard]] WireEnd end_of(CURLcode code) const;

    static std::size_t on_header(char* data, std::size_t size, std::size_t count, void* self);
    static std::size_t on_body(char* data, std::size_t size, std::size_t count, void* self);
    static int on_progress(void* self, curl_off_t, curl_off_t, curl_off_t, curl_off_t);
    static int before_send(void* self, char* peer_address, char*, int, int);

    TransferSpec m_spec;
    CancelToken m_cancel;
    std::chrono::steady_clock::time_point m_made_at = std::chrono::steady_clock::now();
    std::unique_ptr<curl_slist, Free> m_headers;
    std::unique_ptr<CURL, Free> m_handle;
    RawReply m_reply;
    std::size_t m_header_bytes = 0;
    int m_sends = 0;
    bool m_answer_began = false; ///< the headers of a final answer are complete
    bool m_oversized = false;
    bool m_wrong_peer = false;
};

} // namespace ichido

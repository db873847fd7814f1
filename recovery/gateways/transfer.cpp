#include "recovery/gateways/transfer.h"

#include "recovery/gateways/profile_text.h"

#include <new>
#include <string_view>
#include <utility>

namespace ichido {

namespace {

std::string_view without_blanks(std::string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && std::string_view(" \t\r\n").find(text.back()) != std::string_view::npos)
        text.remove_suffix(1);
    return text;
}

/// A header that came twice keeps both, so that neither decides alone.
void add_header_value(std::string& header, std::string_view value)
{
    header += header.empty() ? std::string(value) : ", " + std::string(value);
}

} // namespace

Transfer::Transfer(TransferSpec spec, CancelToken cancel)
    : m_spec(std::move(spec)), m_cancel(std::move(cancel)), m_handle(curl_easy_init())
{
    if (!m_handle)
        throw std::bad_alloc();
    set_up();
}

void Transfer::set_up()
{
    CURL* const curl = m_handle.get();
    // Nobody but the one origin: no redirects, proxies, other protocols, cookies or netrc.
    curl_easy_setopt(curl, CURLOPT_URL, m_spec.url.c_str());
    curl_easy_setopt(curl, CURLOPT_PATH_AS_IS, 1L);
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, m_spec.plain_http ? "http" : "https");
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_PROXY, "");
    curl_easy_setopt(curl, CURLOPT_NOPROXY, "*");
    curl_easy_setopt(curl, CURLOPT_NETRC, static_cast<long>(CURL_NETRC_IGNORED));
    curl_easy_setopt(curl, CURLOPT_DISALLOW_USERNAME_IN_URL, 1L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 1L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 2L);
    curl_easy_setopt(curl, CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
    if (!m_spec.ca_file.empty()) {
        curl_easy_setopt(curl, CURLOPT_CAINFO, m_spec.ca_file.c_str());
        curl_easy_setopt(curl, CURLOPT_CAPATH, nullptr);
    }

    // Bounded, never decoded, and cancellable.
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS,
                     static_cast<long>(std::chrono::duration_cast<std::chrono::milliseconds>(m_spec.deadline).count()));
    curl_easy_setopt(curl, CURLOPT_HTTP_CONTENT_DECODING, 0L);
    curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, &Transfer::on_header);
    curl_easy_setopt(curl, CURLOPT_HEADERDATA, this);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, &Transfer::on_body);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, this);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, &Transfer::on_progress);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, this);
    curl_easy_setopt(curl, CURLOPT_PREREQFUNCTION, &Transfer::before_send);
    curl_easy_setopt(curl, CURLOPT_PREREQDATA, this);
    curl_easy_setopt(curl, CURLOPT_PRIVATE, this);

    if (m_spec.post) {
        curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE, static_cast<long>(m_spec.form.size()));
        curl_easy_setopt(curl, CURLOPT_COPYPOSTFIELDS, m_spec.form.c_str());
    }
    m_spec.headers.insert(m_spec.headers.end(),
                          {"Accept: application/json", "Accept-Encoding: identity", "User-Agent: ichido", "Expect:"});
    for (const std::string& header : m_spec.headers) {
        curl_slist* const longer = curl_slist_append(m_headers.get(), header.c_str());
        if (!longer)
            throw std::bad_alloc();
        static_cast<void>(m_headers.release()); // `longer` is the same list, or its first element
        m_headers.reset(longer);
    }
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, m_headers.get());
}

Duration Transfer::age() const
{
    return std::chrono::duration_cast<Duration>(std::chrono::steady_clock::now() - m_made_at);
}

RawReply Transfer::finish(CURLcode code)
{
    long status = 0;
    curl_easy_getinfo(m_handle.get(), CURLINFO_RESPONSE_CODE, &status);
    m_reply.end = end_of(code);
    m_reply.http_status = m_sends > 0 && status >= 200 && status <= 599 ? static_cast<int>(status) : 0;
    m_reply.received_at = std::chrono::time_point_cast<Duration>(std::chrono::system_clock::now());
    return std::move(m_reply);
}

WireEnd Transfer::end_of(CURLcode code) const
{
    if (m_oversized)
        return WireEnd::oversized;
    if (m_wrong_peer)
        return WireEnd::no_connection;
    if (m_sends > 1)
        return WireEnd::resend;
    const WireEnd broken = m_answer_began ? WireEnd::truncated : WireEnd::reset;
    switch (code) {
    case CURLE_OK:
        return WireEnd::complete;
    case CURLE_OPERATION_TIMEDOUT:
        return WireEnd::timed_out;
    case CURLE_ABORTED_BY_CALLBACK:
        return WireEnd::cancelled;
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_CONNECT:
        return WireEnd::no_connection;
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_INVALIDCERTSTATUS:
    case CURLE_PEER_FAILED_VERIFICATION:
        return WireEnd::tls;
    case CURLE_PARTIAL_FILE:
        return WireEnd::truncated;
    case CURLE_OUT_OF_MEMORY: // libcurl 7.88 says so of one header line beyond its own 100 KB
        return m_sends > 0 ? WireEnd::oversized : WireEnd::failed;
    case CURLE_GOT_NOTHING:
    case CURLE_SEND_ERROR:
    case CURLE_RECV_ERROR:
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM:
        return broken;
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_WEIRD_SERVER_REPLY:
        return WireEnd::protocol;
    default:
        return m_answer_began ? WireEnd::truncated : WireEnd::failed;
    }
}

void Transfer::take_header(std::string line)
{
    if (line.starts_with("HTTP/")) { // of an interim answer (1xx), or of the final one
        m_reply.content_type.clear();
        m_reply.content_encoding.clear();
        m_reply.retry_after.clear();
        m_reply.date.clear();
        m_reply.request_id.clear();
        return;
    }
    if (without_blanks(line).empty()) {
        long status = 0;
        curl_easy_getinfo(m_handle.get(), CURLINFO_RESPONSE_CODE, &status);
        m_answer_began = m_answer_began || status >= 200;
        return;
    }
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos || m_answer_began) // a trailer decides nothing
        return;
    const std::string name = lower_case(line.substr(0, colon));
    const std::string_view value = without_blanks(std::string_view(line).substr(colon + 1));
    if (name == "content-type")
        add_header_value(m_reply.content_type, value);
    else if (name == "content-encoding")
        add_header_value(m_reply.content_encoding, value);
    else if (name == "retry-after")
        add_header_value(m_reply.retry_after, value);
    else if (name == "date")
        m_reply.date = value;
    if (name == m_spec.request_id_header)
        m_reply.request_id = value;
}

std::size_t Transfer::on_header(char* data, std::size_t size, std::size_t count, void* self)
{
    auto& transfer = *static_cast<Transfer*>(self);
    transfer.m_header_bytes += size * count;
    if (transfer.m_header_bytes > header_cap) {
        transfer.m_oversized = true;
        return 0;
    }
    transfer.take_header(std::string(data, size * count));
    return size * count;
}

std::size_t Transfer::on_body(char* data, std::size_t size, std::size_t count, void* self)
{
    auto& transfer = *static_cast<Transfer*>(self);
    if (transfer.m_reply.body.size() + size * count > body_cap) {
        transfer.m_oversized = true;
        return 0;
    }
    transfer.m_reply.body.append(data, size * count);
    return size * count;
}

int Transfer::on_progress(void* self, curl_off_t, curl_off_t, curl_off_t, curl_off_t)
{
    return static_cast<Transfer*>(self)->m_cancel.cancelled() ? 1 : 0;
}

/// libcurl asks before each sending, also when it wants to send again because a connection that it
/// had kept turned out to be dead. A look-up that was sent is never sent again in silence.
int Transfer::before_send(void* self, char* peer_address, char*, int, int)
{
    auto& transfer = *static_cast<Transfer*>(self);
    const std::string_view peer(peer_address ? peer_address : "");
    transfer.m_wrong_peer = transfer.m_spec.plain_http && !peer.starts_with("127.") && peer != "::1";
    if (transfer.m_wrong_peer)
        return CURL_PREREQFUNC_ABORT;
    return ++transfer.m_sends == 1 ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT;
}

} // namespace ichido

// The gateway's thread: libcurl's multi interface, one queue in, replies out.
#pragma once

#include "recovery/gateways/curl_gateway.h"
#include "recovery/gateways/profile_desk.h"
#include "recovery/gateways/transfer.h"
#include "recovery/ports/inbox.h"

#include <curl/curl.h>
#include <map>
#include <memory>
#include <thread>

namespace ichido {

class CurlGateway::Driver final {
public:
    Driver(ProfileSet profiles, SecretSource secrets);
    ~Driver(); ///< whatever is pending is answered with a cancelled Failure
    Driver(const Driver&) = delete;
    Driver& operator=(const Driver&) = delete;

    void look_up(LookupRequest request, CancelToken cancel, Reply<LookupReply> reply);
    [[nodiscard]] const ProfileSet& profiles() const { return m_profiles; } ///< never changes

private:
    struct Call {
        ProfileDesk* desk = nullptr;
        std::unique_ptr<Transfer> transfer;
        std::shared_ptr<const Credential> credential;
        std::optional<WaitingLookup> look_up; ///< nothing: a probe
    };
    struct CleanMulti {
        void operator()(CURLM* multi) const { curl_multi_cleanup(multi); }
    };

    void run();
    void accept(WaitingLookup look_up);
    void serve(ProfileDesk& desk);
    bool prove(ProfileDesk& desk); ///< true when the desk has a credential to send with
    void send(ProfileDesk& desk, const PreparedLookup& prepared, Call call);
    bool take_ended();
    void end_call(CURL* handle, CURLcode code);
    void cancel_all();
    [[nodiscard]] int poll_limit() const;

    const ProfileSet m_profiles;
    const SecretSource m_secrets;
    std::unique_ptr<CURLM, CleanMulti> m_multi;
    Inbox m_inbox;
    Inbox::Sender m_sender;
    std::map<std::string, ProfileDesk> m_desks;
    std::map<CURL*, Call> m_calls;
    bool m_stopping = false; ///< of the thread
    std::thread m_thread;    // last: it starts when everything above stands
};

} // namespace ichido

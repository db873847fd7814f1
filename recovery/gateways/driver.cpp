#include "recovery/gateways/driver.h"

#include "recovery/gateways/lookup_reply.h"

#include <algorithm>
#include <mutex>
#include <new>
#include <utility>
#include <vector>

namespace ichido {

namespace {

/// A cancel token cannot wake the thread, so while there is work it looks this often.
constexpr std::chrono::milliseconds look_at_tokens_every{10};
constexpr std::chrono::milliseconds idle_poll{60'000};
constexpr long kept_connections = 256;

CURLM* make_multi()
{
    static std::once_flag once;
    std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
    CURLM* const multi = curl_multi_init();
    if (!multi)
        throw std::bad_alloc();
    curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS, kept_connections);
    return multi;
}

Failure lookup_cancelled()
{
    return {FailureKind::cancelled, "cancelled", "nobody waits for this look-up any more"};
}

} // namespace

CurlGateway::Driver::Driver(ProfileSet profiles, SecretSource secrets)
    : m_profiles(std::move(profiles))
    , m_secrets(std::move(secrets))
    , m_multi(make_multi())
    , m_inbox([multi = m_multi.get()] { curl_multi_wakeup(multi); })
    , m_sender(m_inbox.sender())
    , m_thread([this] { run(); })
{
}

CurlGateway::Driver::~Driver()
{
    m_sender.post([this] { m_stopping = true; });
    m_thread.join();
}

void CurlGateway::Driver::look_up(LookupRequest request, CancelToken cancel, Reply<LookupReply> reply)
{
    m_sender.post(
        [this, look_up = WaitingLookup{std::move(request), {}, std::move(cancel), std::move(reply)}]() mutable {
            accept(std::move(look_up));
        });
}

void CurlGateway::Driver::run()
{
    for (;;) {
        m_inbox.drain();
        if (m_stopping)
            return cancel_all();
        for (auto& [name, desk] : m_desks)
            serve(desk);
        int running = 0;
        curl_multi_perform(m_multi.get(), &running);
        if (!take_ended())
            curl_multi_poll(m_multi.get(), nullptr, 0, poll_limit(), nullptr);
    }
}

void CurlGateway::Driver::accept(WaitingLookup look_up)
{
    const Profile* const profile = m_profiles.find(look_up.request.gateway);
    if (!profile)
        return look_up.reply(fail(FailureKind::invalid, "gateway.unknown", "there is no gateway profile of that name"));
    const std::string gateway = "gateway \"" + profile->name + "\" ";
    if (!profile->has_address())
        return look_up.reply(fail(FailureKind::invalid, "gateway.no_address",
                                  gateway + "has no address: its shipped profile must be replaced by a site's own"));
    auto prepared = prepare_lookup(*profile, look_up.request);
    if (!prepared)
        return look_up.reply(fail(FailureKind::invalid, "gateway.no_lookup",
                                  gateway + "has no look-up for what is known of this request"));
    look_up.prepared = std::move(*prepared);
    m_desks.try_emplace(profile->name, *profile).first->second.waiting().push_back(std::move(look_up));
}

void CurlGateway::Driver::serve(ProfileDesk& desk)
{
    auto& waiting = desk.waiting();
    const auto wanted = std::stable_partition(waiting.begin(), waiting.end(),
                                              [](const WaitingLookup& look_up) { return !look_up.cancel.cancelled(); });
    std::vector<WaitingLookup> unwanted(std::make_move_iterator(wanted), std::make_move_iterator(waiting.end()));
    waiting.erase(wanted, waiting.end());
    for (WaitingLookup& look_up : unwanted)
        look_up.reply(tl::unexpected(lookup_cancelled()));

    while (!waiting.empty() && desk.may_send(std::chrono::steady_clock::now()) && prove(desk)) {
        Call call;
        call.credential = desk.credential(std::chrono::steady_clock::now());
        if (!call.credential)
            return;
        call.look_up = std::move(waiting.front());
        waiting.pop_front();
        const PreparedLookup prepared = call.look_up->prepared;
        send(desk, prepared, std::move(call));
    }
}

bool CurlGateway::Driver::prove(ProfileDesk& desk)
{
    const auto now = std::chrono::steady_clock::now();
    if (desk.probing())
        return false;
    if (desk.credential(now))
        return true;
    const auto must_probe = desk.renew_credential(m_secrets, now);
    if (!must_probe) {
        for (WaitingLookup& look_up : std::exchange(desk.waiting(), {}))
            look_up.reply(tl::unexpected(must_probe.error()));
        return false;
    }
    if (!*must_probe)
        return true;
    Call call;
    call.credential = std::make_shared<const Credential>(desk.candidate());
    send(desk, prepare_probe(*desk.profile().probe), std::move(call));
    return false;
}

void CurlGateway::Driver::send(ProfileDesk& desk, const PreparedLookup& prepared, Call call)
{
    const Profile& profile = desk.profile();
    TransferSpec spec;
    spec.url = profile.base_url.text + prepared.url_path;
    spec.plain_http = profile.base_url.scheme == "http";
    spec.post = prepared.post;
    spec.form = prepared.form;
    spec.headers = {call.credential->header};
    spec.request_id_header = profile.answer.request_id_header;
    spec.ca_file = profile.ca_file.empty() ? std::string() : profile.beside(profile.ca_file).string();
    spec.deadline = profile.traits.call_deadline;
    call.desk = &desk;
    call.transfer = std::make_unique<Transfer>(std::move(spec), call.look_up ? call.look_up->cancel : CancelToken{});
    CURL* const handle = call.transfer->handle();
    desk.started(std::chrono::steady_clock::now());
    m_calls.emplace(handle, std::move(call));
    if (curl_multi_add_handle(m_multi.get(), handle) != CURLM_OK)
        end_call(handle, CURLE_FAILED_INIT);
}

bool CurlGateway::Driver::take_ended()
{
    bool any = false;
    int left = 0;
    while (const CURLMsg* const message = curl_multi_info_read(m_multi.get(), &left)) {
        if (message->msg != CURLMSG_DONE)
            continue;
        any = true;
        CURL* const handle = message->easy_handle;
        const CURLcode code = message->data.result; // the message dies with the handle's removal
        curl_multi_remove_handle(m_multi.get(), handle);
        end_call(handle, code);
    }
    return any;
}

void CurlGateway::Driver::end_call(CURL* handle, CURLcode code)
{
    const auto found = m_calls.find(handle);
    Call call = std::move(found->second);
    m_calls.erase(found);
    ProfileDesk& desk = *call.desk;
    const RawReply raw = call.transfer->finish(code);
    const auto now = std::chrono::steady_clock::now();
    desk.ended();
    if (!call.look_up)
        return desk.probe_ended(proves_credentials(desk.profile(), raw), now);
    if (raw.end == WireEnd::cancelled)
        return call.look_up->reply(tl::unexpected(lookup_cancelled()));
    LookupReply reply = make_lookup_reply(desk.profile(), *call.look_up, *call.credential, raw);
    reply.latency = call.transfer->age();
    if (reply.answer.outcome == Outcome::unauthorized)
        desk.refused(now);
    call.look_up->reply(std::move(reply));
}

void CurlGateway::Driver::cancel_all()
{
    for (auto& [handle, call] : m_calls) {
        curl_multi_remove_handle(m_multi.get(), handle);
        if (call.look_up)
            call.look_up->reply(tl::unexpected(lookup_cancelled()));
    }
    m_calls.clear();
    for (auto& [name, desk] : m_desks) {
        for (WaitingLookup& look_up : desk.waiting())
            look_up.reply(tl::unexpected(lookup_cancelled()));
    }
    m_desks.clear();
}

int CurlGateway::Driver::poll_limit() const
{
    auto limit = m_calls.empty() ? idle_poll : look_at_tokens_every;
    const auto now = std::chrono::steady_clock::now();
    for (const auto& [name, desk] : m_desks) {
        if (desk.any_waiting())
            limit = std::min(limit, look_at_tokens_every);
        if (desk.any_waiting() && desk.next_send() > now)
            limit = std::min(limit, std::chrono::ceil<std::chrono::milliseconds>(desk.next_send() - now));
    }
    return static_cast<int>(limit.count());
}

} // namespace ichido

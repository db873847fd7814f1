#include "app/ctl/asking.h"

#include "app/ctl/connect.h"
#include "app/ctl/output.h"
#include "app/ctl/progress.h"
#include "app/ctl/waiting.h"
#include "models/words.h"
#include "recovery/domain/visible_text.h"
#include "recovery/postgres/doctor.h"
#include "recovery/postgres/postgres_ledger.h"
#include "recovery/postgres/postgres_store.h"
#include "recovery/workflow/ask_run.h"
#include "recovery/workflow/system_clock.h"

#include <QCoreApplication>

#include <numeric>

namespace ichido::ctl {

namespace {

/// Hands every question on and counts the answers.
class CountingGateway final : public Gateway {
public:
    CountingGateway(std::unique_ptr<Gateway> gateway, std::shared_ptr<AnswerCounts> counts)
        : m_gateway(std::move(gateway)), m_counts(std::move(counts))
    {
    }

    void look_up(LookupRequest request, CancelToken cancel, Reply<LookupReply> reply) override
    {
        m_gateway->look_up(std::move(request), std::move(cancel),
                           [counts = m_counts, reply = std::move(reply)](Result<LookupReply> result) {
                               if (result)
                                   ++counts->by_outcome[static_cast<std::size_t>(result->answer.outcome)];
                               reply(std::move(result));
                           });
    }
    [[nodiscard]] std::optional<GatewayTraits> traits(const std::string& gateway) const override
    {
        return m_gateway->traits(gateway);
    }

private:
    std::unique_ptr<Gateway> m_gateway;
    std::shared_ptr<AnswerCounts> m_counts;
};

void say_what_was_not_asked(const AskRun& run, const AnswerCounts& answers)
{
    for (const auto& [gateway, failure] : run.gateway_failures())
        say(QCoreApplication::translate("recover", "The gateway “%1” was not asked: %2", "%2 is a whole sentence")
                .arg(QString::fromStdString(visible_text(gateway)), sentence(failure)));
    if (answers.of(Outcome::unauthorized) > 0)
        say(sentence(Reason::gateway_unauthorized));
    // Single intents may fail by themselves; a gateway that answered nobody is down.
    if (answers.all() > 0 && answers.of(Outcome::unavailable) == answers.all())
        say(sentence(Reason::gateway_unavailable));
}

} // namespace

int AnswerCounts::all() const
{
    return std::accumulate(by_outcome.begin(), by_outcome.end(), 0);
}

Result<Asked> ask(const Globals& globals, const postgres::ConnectionSpec& spec, const RecoverAskOptions& options)
{
    Asked asked;
    asked.answers = std::make_shared<AnswerCounts>();
    auto found = gateways_of(globals, spec);
    if (!found)
        return tl::unexpected<Failure>(found.error());
    if (const auto usable = postgres::require_usable(spec); !usable)
        return tl::unexpected<Failure>(usable.error());

    SystemClock clock;
    SystemRandom random;
    postgres::PostgresStore store(spec);
    postgres::PostgresLedger ledger(spec);
    CountingGateway gateway(std::move(*found), asked.answers);
    auto database = await<std::string>([&store](CancelToken cancel, Reply<std::string> reply) {
        store.database_identity(std::move(cancel), std::move(reply));
    });
    if (!database)
        return tl::unexpected<Failure>(database.error());
    asked.database = std::move(*database);

    AskOptions ask_options;
    ask_options.query = options.query;
    ask_options.client = random.uuid();
    ask_options.even_if_fresh = options.even_if_fresh;
    Inbox inbox;
    AskRun asking(store, ledger, gateway, clock, random, inbox, ask_options);
    drive(asking, inbox, [&asking] {
        show_progress(QCoreApplication::translate("recover", "%1 of %2 intents decided", "progress; more may follow")
                          .arg(asking.done())
                          .arg(asking.total()));
    });
    clear_progress();
    say_what_was_not_asked(asking, *asked.answers);
    if (asking.failure())
        return tl::unexpected<Failure>(*asking.failure());
    asked.lines = asking.take_lines();
    asked.now = asking.database_now();
    asked.interrupted = interrupted();
    return asked;
}

} // namespace ichido::ctl

#include "tests/support/window/switched_backends.h"

namespace ichido::test {

namespace {

class SwitchedStore final : public RequestStore {
public:
    SwitchedStore(RequestStore& real, std::shared_ptr<AnswerSwitch> answers)
        : m_real(real), m_answers(std::move(answers))
    {
    }
    void list(PageRequest page, CancelToken cancel, Reply<RequestPage> reply) override
    {
        if (may_pass(reply))
            m_real.list(std::move(page), std::move(cancel), std::move(reply));
    }
    void stuck(PageRequest page, CancelToken cancel, Reply<StuckPage> reply) override
    {
        if (may_pass(reply))
            m_real.stuck(std::move(page), std::move(cancel), std::move(reply));
    }
    void show(RequestKey request, CancelToken cancel, Reply<RequestDetail> reply) override
    {
        if (may_pass(reply))
            m_real.show(request, std::move(cancel), std::move(reply));
    }
    void organizations(CancelToken cancel, Reply<std::vector<Organization>> reply) override
    {
        if (may_pass(reply))
            m_real.organizations(std::move(cancel), std::move(reply));
    }
    void database_identity(CancelToken cancel, Reply<std::string> reply) override
    {
        if (may_pass(reply))
            m_real.database_identity(std::move(cancel), std::move(reply));
    }
    void login(CancelToken cancel, Reply<Login> reply) override
    {
        if (may_pass(reply))
            m_real.login(std::move(cancel), std::move(reply));
    }

private:
    template <typename T>
    bool may_pass(const Reply<T>& reply)
    {
        ++m_answers->questions;
        if (m_answers->mode() == AnswerSwitch::Mode::fail)
            reply(tl::unexpected<Failure>(m_answers->failure()));
        return m_answers->mode() == AnswerSwitch::Mode::pass;
    }

    RequestStore& m_real;
    std::shared_ptr<AnswerSwitch> m_answers;
};

class SwitchedBackend final : public Backend {
public:
    SwitchedBackend(std::unique_ptr<Backend> real, std::shared_ptr<AnswerSwitch> answers)
        : m_real(std::move(real)), m_store(m_real->store(), std::move(answers))
    {
    }
    [[nodiscard]] RequestStore& store() override { return m_store; }
    [[nodiscard]] Ledger& ledger() override { return m_real->ledger(); }
    [[nodiscard]] Gateway& gateway() override { return m_real->gateway(); }

private:
    std::unique_ptr<Backend> m_real;
    SwitchedStore m_store;
};

} // namespace

Result<std::unique_ptr<Backend>> SwitchedBackends::open(const ConnectionProfile& profile)
{
    auto real = m_real.open(profile);
    if (!real)
        return tl::unexpected<Failure>(real.error());
    return std::unique_ptr<Backend>(std::make_unique<SwitchedBackend>(std::move(*real), m_switch));
}

} // namespace ichido::test

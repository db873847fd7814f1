// One question at a time: a newer one cancels the older, and an answer to an older one is dropped.
#pragma once

#include "recovery/ports/cancel_token.h"
#include "recovery/ports/inbox.h"
#include "recovery/ports/reply.h"

#include <memory>
#include <utility>

namespace ichido {

/// Lives in the inbox's thread; dropping it drops its question.
class Latest final {
public:
    explicit Latest(Inbox::Sender receiver) : m_receiver(std::move(receiver)) {}
    ~Latest() { drop(); }
    Latest(const Latest&) = delete;
    Latest& operator=(const Latest&) = delete;

    /// `ask(CancelToken, Reply<T>)` is called at once; `handle(Result<T>)` later in the inbox's thread,
    /// unless another question or drop() came before.
    template <typename T, typename Ask, typename Handle>
    void ask(Ask ask, Handle handle)
    {
        drop();
        m_waiting = true;
        ask(m_token, Reply<T>([generation = m_generation, mine = *m_generation, this, receiver = m_receiver,
                               handle = std::move(handle)](Result<T> result) {
                auto kept = std::make_shared<Result<T>>(std::move(result));
                receiver.post([generation, mine, this, handle, kept] {
                    if (*generation != mine)
                        return; // this object may be gone, the shared number is not
                    m_waiting = false;
                    handle(std::move(*kept));
                });
            }));
    }

    void drop()
    {
        m_token.cancel();
        m_token = CancelToken();
        ++*m_generation;
        m_waiting = false;
    }

    [[nodiscard]] bool waiting() const { return m_waiting; }

private:
    Inbox::Sender m_receiver;
    CancelToken m_token;
    std::shared_ptr<unsigned> m_generation = std::make_shared<unsigned>(0);
    bool m_waiting = false;
};

} // namespace ichido

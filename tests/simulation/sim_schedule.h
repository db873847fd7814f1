// Seeded randomness, a simulated clock and the queue of what happens next.
#pragma once

#include "recovery/domain/identifiers.h"
#include "recovery/domain/time.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ichido::simulation {

using namespace std::chrono_literals;

/// SplitMix64: the same seed gives the same run on every machine and with every library.
class SimRandom final {
public:
    explicit SimRandom(std::uint64_t seed) : m_state(seed) {}
    [[nodiscard]] std::uint64_t next()
    {
        std::uint64_t z = (m_state += 0x9e3779b97f4a7c15ULL);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }
    [[nodiscard]] bool chance(unsigned percent) { return next() % 100 < percent; }
    /// Uniform in [from, to).
    [[nodiscard]] Duration between(Duration from, Duration to)
    {
        return from + Duration{static_cast<Duration::rep>(next() % static_cast<std::uint64_t>((to - from).count()))};
    }
    [[nodiscard]] Uuid uuid()
    {
        Uuid uuid;
        for (std::size_t i = 0; i < 16; i += 8) {
            const std::uint64_t word = next();
            for (std::size_t j = 0; j < 8; ++j)
                uuid.bytes[i + j] = static_cast<std::uint8_t>(word >> (8 * j));
        }
        return uuid;
    }

private:
    std::uint64_t m_state;
};

/// Time only moves from one event to the next; nothing waits.
class Schedule final {
public:
    explicit Schedule(std::uint64_t seed) : random(seed) {}

    SimRandom random;
    bool keep_trace = false;

    [[nodiscard]] Duration now() const { return m_now; }
    /// By the database's clock.
    [[nodiscard]] static Instant instant_of(Duration when) { return Instant{std::chrono::hours{24 * 365 * 50}} + when; }
    [[nodiscard]] Instant instant() const { return instant_of(m_now); }

    void after(Duration delay, std::function<void()> what)
    {
        m_queue.emplace(std::pair{m_now + delay, m_sequence++}, std::move(what));
    }
    void run_until(Duration end)
    {
        while (!m_queue.empty() && m_queue.begin()->first.first <= end) {
            auto node = m_queue.extract(m_queue.begin());
            m_now = node.key().first;
            node.mapped()();
        }
        m_now = end;
    }

    /// One line of what happened; its hash makes two runs comparable.
    void trace(std::string_view actor, std::string_view what)
    {
        const std::string line = std::to_string(m_now.count()) + " " + std::string(actor) + " " + std::string(what);
        for (const char c : line)
            m_hash = (m_hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL; // FNV-1a
        if (keep_trace)
            m_trace.push_back(line);
    }
    [[nodiscard]] std::uint64_t trace_hash() const { return m_hash; }
    [[nodiscard]] const std::vector<std::string>& trace_lines() const { return m_trace; }

private:
    std::map<std::pair<Duration, std::uint64_t>, std::function<void()>> m_queue;
    Duration m_now{0};
    std::uint64_t m_sequence = 0;
    std::uint64_t m_hash = 0xcbf29ce484222325ULL;
    std::vector<std::string> m_trace;
};

} // namespace ichido::simulation

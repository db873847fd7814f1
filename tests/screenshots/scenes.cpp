#include "tests/screenshots/scenes.h"

#include <array>

namespace ichido {

namespace {

constexpr std::array names{"Acme Books",    "さくら生花",
                           "한빛 문구",     "Northwind Bicycles and Accessories of Two Rivers",
                           "달빛 베이커리", "紅葉温泉旅館営業部第二課"};

Intent intent(int n, Instant now)
{
    Intent row;
    row.request.org = OrgId{n % static_cast<int>(names.size()) + 1};
    for (std::size_t i = 0; i < row.request.key.bytes.size(); ++i)
        row.request.key.bytes[i] = static_cast<std::uint8_t>(37 * (n + 3) + 101 * static_cast<int>(i));
    row.created_at = now - std::chrono::minutes(12) * (1 + n * n);
    const Money amount = n % 3 == 0   ? Money{1145050 + n, "USD"}
                         : n % 3 == 1 ? Money{114550, "JPY"}
                                      : Money{9499100, "KRW"};
    if (n % 7 != 6) // one in seven has no order
        row.order = Order{100 + n, amount, "pending"};
    return row;
}

StuckPage page_of(int rows, bool more)
{
    using namespace std::chrono;
    StuckPage page;
    page.now = Instant(sys_days(2026y / November / 30)) + hours(3);
    for (int n = 0; n < rows; ++n)
        page.rows.push_back({intent(n, page.now), {}, {}, false});
    if (more)
        page.next = PageCursor{page.rows.back().intent.created_at, page.rows.back().intent.request};
    return page;
}

} // namespace

std::vector<Scene> scenes()
{
    return {{"empty", true, page_of(0, false)},
            {"reading", false, page_of(0, false)},
            {"filled", true, page_of(8, false)},
            {"full", true, page_of(500, true)},
            {"failed", true, fail(FailureKind::unavailable, "connect.no_server")}};
}

void SceneStore::stuck(PageRequest, CancelToken, Reply<StuckPage> reply)
{
    if (m_scene.answers)
        reply(m_scene.page);
}

void SceneStore::organizations(CancelToken, Reply<std::vector<Organization>> reply)
{
    std::vector<Organization> all;
    for (std::size_t i = 0; i < names.size(); ++i) {
        Organization one;
        one.id = OrgId{static_cast<std::int64_t>(i) + 1};
        one.name = names[i];
        all.push_back(std::move(one));
    }
    reply(std::move(all));
}

} // namespace ichido

#include "tests/support/window/window_under_test.h"

#include "models/language.h"

#include <QApplication>

namespace ichido::test {

namespace {

Theme& theme_of_program()
{
    static Theme* theme = new Theme(*qApp); // as long as the program, as in main()
    return *theme;
}

} // namespace

MemoryPreferences::MemoryPreferences(Theme& theme) : m_theme(theme)
{
    m_theme.choose(ThemeChoice::light);
    set_language(QStringLiteral("en"));
}

void MemoryPreferences::set_language(const QString& code)
{
    m_language = code;
    install_language(*qApp, code);
    m_theme.use_language(code);
}

WindowUnderTest::WindowUnderTest(ConnectionPace pace, std::function<std::unique_ptr<DemoSandbox>()> make_demo)
    : theme(theme_of_program())
    , preferences(theme)
    , window(std::make_unique<MainWindow>(WindowParts{.theme = theme,
                                                      .preferences = preferences,
                                                      .backends = backends,
                                                      .book = book,
                                                      .shelf = shelf,
                                                      .clock = clock,
                                                      .random = random,
                                                      .make_demo = std::move(make_demo),
                                                      .pace = pace}))
{
}

QString cell(const QAbstractItemModel& model, int row, const QString& title)
{
    for (int column = 0; column < model.columnCount(); ++column) {
        if (model.headerData(column, Qt::Horizontal).toString() == title)
            return model.index(row, column).data().toString();
    }
    return QStringLiteral("no such column: ") + title;
}

} // namespace ichido::test

#include "ui/shell/strip.h"

#include "models/shown_text.h"
#include "models/time_text.h"
#include "models/words.h"
#include "ui/connection/console_connection.h"
#include "ui/shell/environment_word.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/pill.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QStringList>
#include <QToolButton>

namespace ichido {

namespace {

QToolButton* strip_button(QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QString role_text(const Login& login)
{
    QStringList roles;
    if (login.settles)
        roles << QCoreApplication::translate("Strip", "operator", "a role: may settle");
    if (login.asks)
        roles << QCoreApplication::translate("Strip", "prober", "a role: may ask gateways");
    if (roles.isEmpty() && login.reads)
        roles << QCoreApplication::translate("Strip", "viewer", "a role: may only look");
    if (roles.isEmpty())
        roles << QCoreApplication::translate("Strip", "no role");
    if (login.read_only)
        roles << QCoreApplication::translate("Strip", "read only", "the server is a standby");
    return QStringLiteral("%1 · %2").arg(shown_text(login.name), roles.join(QStringLiteral(", ")));
}

} // namespace

Strip::Strip(const Theme& theme, const ConsoleConnection& connection, QMenu* menu, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_connection(connection)
    , m_environment(new Pill(theme))
    , m_name(strip_button(this))
    , m_role(new ElidedLabel)
    , m_zone(new ElidedLabel)
    , m_as_of(new ElidedLabel)
    , m_state(new Pill(theme))
    , m_palette(strip_button(this))
    , m_menu(strip_button(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 7, 8, 4); // 3 px of the environment's colour above
    layout->setSpacing(12);
    layout->addWidget(m_environment);
    layout->addWidget(m_name);
    layout->addWidget(m_role, 1);
    layout->addWidget(m_zone);
    layout->addWidget(m_as_of);
    layout->addWidget(m_state);
    layout->addWidget(m_palette);
    layout->addWidget(m_menu);
    m_palette->setText(QStringLiteral("Ctrl+K"));
    m_menu->setMenu(menu);
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setToolButtonStyle(Qt::ToolButtonIconOnly);
    connect(m_name, &QToolButton::clicked, this, &Strip::connections_wanted);
    connect(m_palette, &QToolButton::clicked, this, &Strip::palette_wanted);
    connect(&connection, &ConsoleConnection::changed, this, &Strip::show_connection);
    connect(&theme, &Theme::changed, this, &Strip::retranslate);
    retranslate();
}

void Strip::retranslate()
{
    m_palette->setIcon(m_theme.icon(QStringLiteral("command")));
    m_palette->setAccessibleName(tr("Command palette"));
    m_palette->setToolTip(tr("Every action and page, and any key, order or hash (Ctrl+K)"));
    m_menu->setIcon(m_theme.icon(QStringLiteral("menu")));
    m_menu->setAccessibleName(tr("Menu"));
    m_menu->setToolTip(tr("Language, theme and connections"));
    m_name->setIcon(m_theme.icon(QStringLiteral("database")));
    m_name->setToolTip(tr("Choose another connection"));
    show_connection();
}

void Strip::show_connection()
{
    using State = ConsoleConnection::State;
    const State state = m_connection.state();
    const bool open = state != State::closed;
    m_environment->setVisible(open);
    m_environment->show_environment(environment_word(m_connection.profile().environment),
                                    m_connection.profile().environment);
    const QString name = open ? shown_text(m_connection.profile().name) : tr("No connection");
    // A tool button reads '&' as a mnemonic.
    m_name->setText(QString(name).replace(QLatin1Char('&'), QStringLiteral("&&")));
    m_name->setAccessibleName(tr("Connection: %1").arg(name));
    m_role->set_text(m_connection.login() ? role_text(*m_connection.login()) : QString());
    m_zone->set_text(zone_text());
    m_as_of->setVisible(open);
    m_as_of->set_text(m_connection.data_as_of()
                          ? tr("data as of %1", "%1 is a time").arg(time_text(*m_connection.data_as_of()))
                          : tr("no data yet"));
    m_state->setVisible(open);
    switch (state) {
    case State::closed:
        break;
    case State::connecting:
        m_state->show_tone(tr("connecting"), Tone::processing);
        break;
    case State::connected:
        m_state->show_tone(tr("connected"), Tone::completed);
        break;
    case State::lost:
        m_state->show_tone(tr("not connected"), Tone::ten_times);
        break;
    }
    update();
}

void Strip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.tokens().surface);
    painter.fillRect(0, height() - 1, width(), 1, m_theme.tokens().line);
    if (m_connection.state() != ConsoleConnection::State::closed)
        painter.fillRect(0, 0, width(), 3, tint(m_theme.tokens(), m_connection.profile().environment).background);
}

void Strip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace ichido

#include "ui/connections/connections_dialog.h"

#include "models/shown_text.h"
#include "models/words.h"
#include "ui/shell/environment_word.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace ichido {

namespace {

QLabel* dialog_label(bool wraps = false)
{
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(wraps);
    return label;
}

} // namespace

ConnectionsDialog::ConnectionsDialog(const Theme& theme, Backends& backends, ConnectionBook& book,
                                     Inbox::Sender receiver, QWidget* parent)
    : QDialog(parent)
    , m_theme(theme)
    , m_backends(backends)
    , m_book(book)
    , m_reading(receiver)
    , m_writing(receiver)
    , m_testing(receiver)
    , m_title(dialog_label())
    , m_list(new QListWidget)
    , m_add(new QPushButton)
    , m_remove(new QPushButton)
    , m_demo(new QPushButton)
    , m_name_label(dialog_label())
    , m_name(new QLineEdit)
    , m_uri_label(dialog_label())
    , m_uri(new QLineEdit)
    , m_environment_label(dialog_label())
    , m_environment(new QComboBox)
    , m_hint(dialog_label(true))
    , m_result(dialog_label(true))
    , m_sql(new QPlainTextEdit)
    , m_test(new QPushButton)
    , m_save(new QPushButton)
    , m_connect(new QPushButton)
    , m_cancel(new QPushButton)
{
    make_layout();
    for (const Environment one : {Environment::development, Environment::staging, Environment::production})
        m_environment->addItem(QString(), static_cast<int>(one));
    // What nobody has called otherwise is treated as what must not be harmed.
    m_environment->setCurrentIndex(m_environment->findData(static_cast<int>(Environment::production)));
    m_name->setMaxLength(100);
    m_uri->setMaxLength(2'000);
    connect(m_list, &QListWidget::currentRowChanged, this, &ConnectionsDialog::show_profile);
    connect(m_list, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        show_profile(m_list->row(item)); // the fields may hold something else by now
        connect_to();
    });
    connect(m_add, &QPushButton::clicked, this, &ConnectionsDialog::add);
    connect(m_remove, &QPushButton::clicked, this, &ConnectionsDialog::remove);
    connect(m_demo, &QPushButton::clicked, this, [this] {
        Q_EMIT demo_wanted();
        accept();
    });
    connect(m_test, &QPushButton::clicked, this, &ConnectionsDialog::test);
    connect(m_save, &QPushButton::clicked, this, &ConnectionsDialog::save);
    connect(m_connect, &QPushButton::clicked, this, &ConnectionsDialog::connect_to);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_name, &QLineEdit::textChanged, this, &ConnectionsDialog::show_buttons);
    connect(m_uri, &QLineEdit::textChanged, this, &ConnectionsDialog::show_buttons);
    connect(&theme, &Theme::changed, this, &ConnectionsDialog::retranslate);
    retranslate();
    m_reading.ask<SavedConnections>(
        [this](CancelToken, Reply<SavedConnections> reply) { m_book.read(std::move(reply)); },
        [this](Result<SavedConnections> saved) { take_book(std::move(saved)); });
    m_name->setFocus();
}

void ConnectionsDialog::make_layout()
{
    setModal(true);
    resize(820, 480);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 20);
    layout->setSpacing(12);
    layout->addWidget(m_title);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(24);
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(m_list, 1);
    auto* list_buttons = new QHBoxLayout;
    list_buttons->setSpacing(8);
    list_buttons->addWidget(m_add);
    list_buttons->addWidget(m_remove);
    left->addLayout(list_buttons);
    middle->addLayout(left, 1);
    auto* right = new QVBoxLayout;
    right->setSpacing(4);
    const auto field = [right](QLabel* label, QWidget* widget) {
        label->setBuddy(widget);
        right->addWidget(label);
        right->addWidget(widget);
        right->addSpacing(8);
    };
    field(m_name_label, m_name);
    field(m_uri_label, m_uri);
    field(m_environment_label, m_environment);
    right->addWidget(m_hint);
    right->addSpacing(8);
    right->addWidget(m_result);
    right->addWidget(m_sql, 1);
    right->addStretch(0);
    middle->addLayout(right, 2);
    layout->addLayout(middle, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_demo);
    buttons->addStretch(1);
    buttons->addWidget(m_test);
    buttons->addWidget(m_save);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_connect);
    layout->addLayout(buttons);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_sql->setReadOnly(true);
    m_sql->setTabChangesFocus(true);
    m_sql->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_sql->hide();
    m_result->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_connect->setDefault(true);
    m_connect->setProperty("accent", true);
    for (QPushButton* button : {m_add, m_remove, m_demo, m_test, m_save, m_cancel})
        button->setAutoDefault(false);
}

void ConnectionsDialog::take_book(Result<SavedConnections> saved)
{
    if (!saved) {
        m_unreadable = sentence(saved.error());
        m_result->setText(m_unreadable);
        return;
    }
    m_saved = std::move(*saved);
    show_list();
    const auto last = std::find_if(m_saved.profiles.begin(), m_saved.profiles.end(),
                                   [this](const ConnectionProfile& one) { return one.name == m_saved.last; });
    if (m_saved.profiles.empty() || !m_name->text().isEmpty() || !m_uri->text().isEmpty())
        return; // none, or somebody has begun to write a new one
    m_list->setCurrentRow(last == m_saved.profiles.end() ? 0 : static_cast<int>(last - m_saved.profiles.begin()));
    m_list->setFocus();
}

void ConnectionsDialog::show_list()
{
    const QSignalBlocker quiet(m_list);
    const int current = m_list->currentRow();
    m_list->clear();
    for (const ConnectionProfile& one : m_saved.profiles) {
        auto* item =
            new QListWidgetItem(m_theme.icon(QStringLiteral("database")),
                                QStringLiteral("%1\n%2").arg(shown_text(one.name), environment_word(one.environment)));
        item->setData(Qt::AccessibleTextRole,
                      QStringLiteral("%1, %2").arg(shown_text(one.name), environment_word(one.environment)));
        m_list->addItem(item);
    }
    m_list->setCurrentRow(std::min(current, m_list->count() - 1));
    show_buttons();
}

void ConnectionsDialog::show_profile(int row)
{
    if (row < 0 || row >= static_cast<int>(m_saved.profiles.size()))
        return;
    const ConnectionProfile& profile = m_saved.profiles[static_cast<std::size_t>(row)];
    m_testing.drop();
    m_name->setText(QString::fromStdString(profile.name));
    m_uri->setText(QString::fromStdString(profile.uri));
    m_uri->setCursorPosition(0);
    m_environment->setCurrentIndex(m_environment->findData(static_cast<int>(profile.environment)));
    m_report.reset();
    m_result->clear();
    m_sql->hide();
    show_buttons();
}

ConnectionProfile ConnectionsDialog::edited() const
{
    return {m_name->text().trimmed().toStdString(), m_uri->text().trimmed().toStdString(),
            static_cast<Environment>(m_environment->currentData().toInt())};
}

QString ConnectionsDialog::what_is_wrong() const
{
    const ConnectionProfile profile = edited();
    if (profile.name.empty())
        return tr("Give the connection a name.");
    // Reading it connects to nothing; a backend that is not used is retired at once.
    if (auto opened = m_backends.open(profile); opened)
        m_backends.retire(std::move(*opened));
    else
        return sentence(opened.error());
    return {};
}

void ConnectionsDialog::show_buttons()
{
    const bool named = !m_name->text().trimmed().isEmpty();
    m_save->setEnabled(named);
    m_connect->setEnabled(named);
    m_test->setEnabled(!m_testing.waiting());
    m_test->setText(m_testing.waiting() ? tr("Testing…") : tr("Test"));
    m_remove->setEnabled(m_list->currentRow() >= 0);
}

void ConnectionsDialog::add()
{
    m_list->setCurrentRow(-1);
    m_name->clear();
    m_uri->clear();
    m_environment->setCurrentIndex(m_environment->findData(static_cast<int>(Environment::production)));
    m_report.reset();
    m_result->clear();
    m_sql->hide();
    m_name->setFocus();
}

void ConnectionsDialog::test()
{
    m_report.reset();
    m_result->setText(tr("Connecting and looking…"));
    m_sql->hide();
    m_testing.ask<ConnectionReport>(
        [this](CancelToken cancel, Reply<ConnectionReport> reply) {
            m_backends.test(edited(), std::move(cancel), std::move(reply));
        },
        [this](Result<ConnectionReport> report) {
            m_report = std::move(report);
            show_report(*m_report);
            show_buttons();
            Q_EMIT tested();
        });
    show_buttons();
}

void ConnectionsDialog::show_report(const Result<ConnectionReport>& report)
{
    if (!report) {
        m_result->setText(sentence(report.error()));
        return;
    }
    QStringList lines;
    lines << tr("Connected as %1 to PostgreSQL %2.")
                 .arg(shown_text(report->login.name), shown_text(report->login.server_version));
    if (report->login.settles)
        lines << tr("This login may ask gateways and settle.");
    else if (report->login.asks)
        lines << tr("This login may ask gateways, and not settle.");
    else if (report->login.reads)
        lines << tr("This login may only look.");
    QStringList sql;
    for (const Finding& finding : report->findings) {
        lines << QStringLiteral("%1 %2").arg(QChar(finding.blocks ? u'✕' : u'!'),
                                             finding_sentence(finding.code, QString::fromStdString(finding.detail)));
        if (!finding.mend_sql.empty())
            sql << QString::fromStdString(finding.mend_sql);
    }
    if (report->findings.empty())
        lines << tr("Nothing is missing.");
    m_result->setText(lines.join(QLatin1Char('\n')));
    m_sql->setPlainText(sql.join(QLatin1Char('\n')));
    m_sql->setVisible(!sql.isEmpty());
}

void ConnectionsDialog::save()
{
    // What could not be read must not be replaced by what is shown here.
    if (!m_unreadable.isEmpty()) {
        m_result->setText(m_unreadable);
        return;
    }
    if (const QString wrong = what_is_wrong(); !wrong.isEmpty()) {
        m_result->setText(wrong);
        return;
    }
    const ConnectionProfile profile = edited();
    const auto same = std::find_if(m_saved.profiles.begin(), m_saved.profiles.end(),
                                   [&profile](const ConnectionProfile& one) { return one.name == profile.name; });
    if (same != m_saved.profiles.end())
        *same = profile;
    else
        m_saved.profiles.push_back(profile);
    show_list();
    {
        const QSignalBlocker quiet(m_list); // what was saved is current, so that Remove means it
        for (std::size_t row = 0; row < m_saved.profiles.size(); ++row) {
            if (m_saved.profiles[row].name == profile.name)
                m_list->setCurrentRow(static_cast<int>(row));
        }
    }
    show_buttons();
    write();
}

void ConnectionsDialog::remove()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    m_saved.profiles.erase(m_saved.profiles.begin() + row);
    show_list();
    add();
    write();
}

void ConnectionsDialog::write()
{
    m_writing.ask<Nothing>(
        [this](CancelToken, Reply<Nothing> reply) { m_book.write(m_saved, std::move(reply)); },
        [this](Result<Nothing> written) {
            m_report.reset();
            m_result->setText(written
                                  ? tr("Saved. A password belongs into a password file or the service file of libpq.")
                                  : sentence(written.error()));
        });
}

void ConnectionsDialog::connect_to()
{
    if (const QString wrong = what_is_wrong(); !wrong.isEmpty()) {
        m_result->setText(wrong);
        return;
    }
    const ConnectionProfile profile = edited();
    const bool saved = std::find(m_saved.profiles.begin(), m_saved.profiles.end(), profile) != m_saved.profiles.end();
    if (saved) {
        m_saved.last = profile.name;
        m_book.write(m_saved, [](const Result<Nothing>&) {});
    }
    Q_EMIT connect_wanted(profile);
    accept();
}

void ConnectionsDialog::retranslate()
{
    setWindowTitle(tr("Connections"));
    m_title->setText(tr("Connections"));
    m_title->setFont(m_theme.heading_font());
    m_list->setAccessibleName(tr("Saved connections"));
    m_name_label->setText(tr("Name"));
    m_uri_label->setText(tr("Connection"));
    m_environment_label->setText(tr("Environment"));
    m_name->setAccessibleName(tr("Name"));
    m_uri->setAccessibleName(tr("Connection"));
    m_environment->setAccessibleName(tr("Environment"));
    m_uri->setPlaceholderText(QStringLiteral("postgresql://login@host:5432/database"));
    m_hint->setText(tr("As a URI or as keywords of libpq (service=payments). No password here: it comes from a "
                       "password file or the service file."));
    m_result->setAccessibleName(tr("Result of the test"));
    m_sql->setAccessibleName(tr("SQL that mends it"));
    m_sql->setFont(m_theme.fixed_font());
    m_add->setText(tr("New"));
    m_remove->setText(tr("Remove"));
    m_demo->setText(tr("Try the demo"));
    m_demo->setToolTip(tr("Starts a sandbox of its own: a database, a gateway and 200 stuck intents"));
    m_save->setText(tr("Save"));
    m_cancel->setText(tr("Cancel"));
    m_connect->setText(tr("Connect"));
    for (int i = 0; i < m_environment->count(); ++i)
        m_environment->setItemText(i, environment_word(static_cast<Environment>(m_environment->itemData(i).toInt())));
    show_list();
    if (m_report)
        show_report(*m_report);
}

void ConnectionsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace ichido

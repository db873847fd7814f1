#include "ui/requests/filter_bar.h"

#include "models/query_sentences.h"
#include "models/shown_text.h"
#include "models/words.h"
#include "recovery/domain/query_edit.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elided_label.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace ichido {

namespace {

constexpr int typing_pause_ms = 350;

/// Shows the choice with this value, or the first (any) where the line says something that is no choice.
void show_value(QComboBox* box, const QString& value)
{
    const QSignalBlocker quiet(box);
    box->setCurrentIndex(std::max(0, box->findData(value)));
}

QString error_text(const QueryError& error, const QString& line)
{
    const QByteArray bytes = line.toUtf8();
    const auto at = static_cast<qsizetype>(std::min(error.offset, static_cast<std::size_t>(bytes.size())));
    const auto length = static_cast<qsizetype>(error.length);
    const QString part = shown_text(bytes.mid(at, length).toStdString());
    QString text = query_sentence(error);
    if (!part.isEmpty())
        text = QCoreApplication::translate("FilterBar", "“%1”: %2", "the wrong part, and a whole sentence")
                   .arg(part, text);
    if (!error.suggestion.empty())
        text += QLatin1Char(' ') +
                QCoreApplication::translate("query", "Did you mean “%1”?").arg(shown_text(error.suggestion));
    return text;
}

} // namespace

FilterBar::FilterBar(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_line(new QLineEdit)
    , m_organization(new QComboBox)
    , m_status(new QComboBox)
    , m_age(new QComboBox)
    , m_stuck(new QCheckBox)
    , m_error(new ElidedLabel)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_line, 1);
    row->addWidget(m_organization);
    row->addWidget(m_status);
    row->addWidget(m_age);
    row->addWidget(m_stuck);
    layout->addLayout(row);
    layout->addWidget(m_error);
    m_error->hide();
    m_line->setClearButtonEnabled(true);
    m_line->setMaxLength(4'096);
    m_organization->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_organization->setMinimumContentsLength(14);
    // Their texts change with the language.
    m_status->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_age->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_pause.setSingleShot(true);
    m_pause.setInterval(typing_pause_ms);
    connect(m_line, &QLineEdit::textEdited, &m_pause, qOverload<>(&QTimer::start));
    connect(m_line, &QLineEdit::returnPressed, this, &FilterBar::apply);
    connect(&m_pause, &QTimer::timeout, this, &FilterBar::apply);
    connect(m_line, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty()) // also by the clear button, which edits nothing
            m_pause.start();
    });
    connect(m_organization, &QComboBox::activated, this, [this](int i) { choose("org", m_organization, i); });
    connect(m_status, &QComboBox::activated, this, [this](int i) { choose("status", m_status, i); });
    connect(m_age, &QComboBox::activated, this, [this](int i) { choose("age", m_age, i); });
    connect(m_stuck, &QCheckBox::clicked, this,
            [this](bool on) { set_filter("stuck", on ? QStringLiteral("yes") : QString()); });
    connect(&theme, &Theme::changed, this, &FilterBar::retranslate);
    retranslate();
}

void FilterBar::choose(const char* field, QComboBox* box, int index)
{
    set_filter(field, box->itemData(index).toString());
}

void FilterBar::set_organizations(const std::map<OrgId, Organization>& organizations)
{
    m_organizations = organizations;
    retranslate();
}

QString FilterBar::text() const
{
    return m_line->text();
}

void FilterBar::set_text(const QString& text)
{
    m_line->setText(text);
    apply();
}

void FilterBar::take_focus()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void FilterBar::set_filter(const char* field, const QString& value)
{
    set_text(QString::fromStdString(with_filter(m_line->text().toStdString(), field, value.toStdString())));
}

void FilterBar::apply()
{
    m_pause.stop();
    auto query = parse_query(m_line->text().toStdString());
    m_error->setVisible(!query.has_value());
    m_error->set_text(query ? QString() : error_text(query.error(), m_line->text()));
    show_choices(); // also those of a wrong line, which a choice may not have got into
    if (!query || *query == m_query)
        return;
    m_query = std::move(*query);
    Q_EMIT query_changed();
}

void FilterBar::show_choices()
{
    const std::string line = m_line->text().toStdString();
    const auto value = [&line](const char* field) { return QString::fromStdString(filter_value(line, field)); };
    show_value(m_organization, value("org"));
    show_value(m_status, value("status"));
    show_value(m_age, value("age"));
    const QSignalBlocker quiet(m_stuck);
    m_stuck->setChecked(value("stuck") == QLatin1String("yes"));
}

void FilterBar::retranslate()
{
    m_line->setPlaceholderText(
        tr("Filter: org:5 status:processing age:>10m created:2026-11-01..2026-11-30 key:3f2a order:1234"));
    m_line->setAccessibleName(tr("Filter"));
    for (QToolButton* clear : m_line->findChildren<QToolButton*>()) // Qt gives it no name
        clear->setAccessibleName(tr("Clear the filter"));
    m_line->setToolTip(tr("Fields: org, status, age, created, key, sha, order, stuck; all must hold"));
    m_organization->setAccessibleName(tr("Organisation"));
    m_status->setAccessibleName(tr("Status"));
    m_age->setAccessibleName(tr("Time"));
    m_stuck->setText(tr("Stuck only"));
    {
        const QSignalBlocker quiet(m_organization);
        m_organization->clear();
        m_organization->addItem(tr("All organisations"), QString());
        for (const auto& [id, one] : m_organizations) {
            const QString number = QString::number(id.value);
            const QString name = shown_text(one.name);
            m_organization->addItem(name.isEmpty() ? number : QStringLiteral("%1 · %2").arg(name, number), number);
        }
    }
    {
        const QSignalBlocker quiet(m_status);
        m_status->clear();
        m_status->addItem(tr("Any status"), QString());
        for (const RequestStatus one : {RequestStatus::processing, RequestStatus::completed, RequestStatus::failed}) {
            const auto stable = stable_word(one);
            m_status->addItem(word(one), QString::fromUtf8(stable.data(), static_cast<qsizetype>(stable.size())));
        }
    }
    {
        const QSignalBlocker quiet(m_age);
        m_age->clear();
        m_age->addItem(tr("Any time"), QString());
        m_age->addItem(tr("Last hour"), QStringLiteral("<1h"));
        m_age->addItem(tr("Last 24 hours"), QStringLiteral("<24h"));
        m_age->addItem(tr("Last 7 days"), QStringLiteral("<7d"));
        m_age->addItem(tr("Older than 10 minutes"), QStringLiteral(">10m"));
        m_age->addItem(tr("Older than 24 hours"), QStringLiteral(">24h"));
    }
    QPalette wrong = palette();
    wrong.setColor(QPalette::WindowText, tint(m_theme.tokens(), Tone::ten_times).text);
    m_error->setPalette(wrong);
    if (const auto query = parse_query(m_line->text().toStdString()); !query && !m_error->whole_text().isEmpty())
        m_error->set_text(error_text(query.error(), m_line->text()));
    show_choices();
}

void FilterBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace ichido

#include "ui/inspector/inspector.h"

#include "models/json_text.h"
#include "models/request_facts.h"
#include "models/timeline_model.h"
#include "models/words.h"
#include "ui/connection/console_connection.h"
#include "ui/recovery/recovery_job.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/pill.h"
#include "ui/widgets/table_view.h"
#include "ui/widgets/value_text.h"

#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ichido {

namespace {

bool has_pill(const Fact& fact)
{
    return fact.tone != Tone::plain && fact.tone != Tone::muted;
}

} // namespace

Inspector::Inspector(const Theme& theme, ConsoleConnection& connection, const RecoveryJob& job, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_connection(connection)
    , m_job(job)
    , m_reading(connection.receiver())
    , m_message(new ElidedLabel)
    , m_tabs(new QTabWidget)
    , m_summary(new QWidget)
    , m_facts(new QWidget)
    , m_fact_rows(new QGridLayout(m_facts))
    , m_response(new QPlainTextEdit)
    , m_timeline(new TimelineModel(this))
    , m_timeline_table(new TableView(theme))
    , m_ask(new QPushButton)
    , m_copy_key(new QPushButton)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 4, 0, 0);
    layout->addWidget(m_message);
    layout->addWidget(m_tabs, 1);
    m_message->setContentsMargins(16, 8, 16, 8);

    auto* summary_layout = new QVBoxLayout(m_summary);
    summary_layout->setContentsMargins(16, 12, 16, 12);
    m_fact_rows->setContentsMargins(0, 0, 0, 0);
    m_fact_rows->setHorizontalSpacing(16);
    m_fact_rows->setVerticalSpacing(8);
    m_fact_rows->setColumnStretch(1, 1);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_facts);
    scroll->viewport()->setAutoFillBackground(false); // the inspector's own surface
    m_facts->setAutoFillBackground(false);
    summary_layout->addWidget(scroll, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_ask);
    buttons->addWidget(m_copy_key);
    buttons->addStretch(1);
    summary_layout->addLayout(buttons);
    m_ask->setAutoDefault(false);
    m_copy_key->setAutoDefault(false);

    m_response->setReadOnly(true);
    m_response->setFrameShape(QFrame::NoFrame);
    m_response->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_response->setTabChangesFocus(true);
    m_timeline_table->setModel(m_timeline);
    m_tabs->addTab(m_summary, {});
    m_tabs->addTab(m_response, {});
    m_tabs->addTab(m_timeline_table, {});
    m_tabs->setDocumentMode(true);

    connect(m_ask, &QPushButton::clicked, this, [this] {
        if (m_request)
            Q_EMIT ask_wanted({*m_request});
    });
    connect(m_copy_key, &QPushButton::clicked, this, [this] {
        if (m_request)
            QGuiApplication::clipboard()->setText(QString::fromStdString(m_request->key.text()));
    });
    connect(&connection, &ConsoleConnection::left, this, [this] { show_request(std::nullopt); });
    connect(&connection, &ConsoleConnection::changed, this, &Inspector::show_ask);
    connect(&job, &RecoveryJob::changed, this, &Inspector::show_ask);
    connect(&theme, &Theme::changed, this, &Inspector::retranslate);
    retranslate();
    show_detail();
}

void Inspector::show_request(std::optional<RequestKey> request)
{
    if (request == m_request && m_detail)
        return;
    m_request = request;
    m_detail.reset();
    m_reading.drop();
    show_detail();
    read();
}

void Inspector::refresh()
{
    if (m_request && !m_reading.waiting())
        read();
}

void Inspector::read()
{
    Backend* backend = m_connection.backend();
    if (!m_request || !backend)
        return;
    m_reading.ask<RequestDetail>(
        [backend, request = *m_request](CancelToken cancel, Reply<RequestDetail> reply) {
            backend->store().show(request, std::move(cancel), std::move(reply));
        },
        [this](Result<RequestDetail> detail) {
            if (detail) {
                m_detail = std::move(*detail);
                show_detail();
            } else {
                m_connection.failed(detail.error());
                if (!m_detail) // old facts stay: the strip says how old they are
                    show_message(sentence(detail.error()));
            }
            Q_EMIT shown();
        });
}

void Inspector::show_message(const QString& text)
{
    m_message->set_text(text);
    m_message->setVisible(!text.isEmpty());
    m_tabs->setVisible(text.isEmpty());
}

void Inspector::show_detail()
{
    if (!m_detail) {
        show_message(m_request ? tr("Reading…") : tr("Choose a request to see everything about it."));
        return;
    }
    show_message({});
    show_facts();
    const QString response =
        QString(m_detail->response.empty() ? tr("No response is stored yet.") : pretty_json(m_detail->response));
    if (response != m_response->toPlainText())
        m_response->setPlainText(response);
    m_response->setFont(m_theme.fixed_font());
    m_timeline->set_detail(*m_detail, m_connection.organization(m_detail->intent.request.org));
    m_timeline_table->fit_columns();
    show_ask();
}

void Inspector::show_ask()
{
    const QString why = m_job.why_not_ask();
    m_ask->setEnabled(why.isEmpty() && m_detail && m_detail->intent.status == RequestStatus::processing);
    m_ask->setToolTip(why);
}

/// In place: a value that somebody is selecting must not go away under the pointer.
void Inspector::show_facts()
{
    const auto facts = request_facts(*m_detail, m_connection.organization(m_detail->intent.request.org));
    const bool same = std::equal(facts.begin(), facts.end(), m_shown_facts.begin(), m_shown_facts.end(),
                                 [](const Fact& fact, const FactWidgets& shown) {
                                     return fact.id == shown.id && has_pill(fact) == (shown.pill != nullptr);
                                 });
    if (!same)
        make_fact_widgets(facts);
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const Fact& fact = facts[i];
        const FactWidgets& shown = m_shown_facts[i];
        shown.label->setText(fact.label);
        if (shown.pill) {
            shown.pill->show_tone(fact.value, fact.tone);
            shown.pill->setAccessibleName(QStringLiteral("%1: %2").arg(fact.label, fact.value));
            continue;
        }
        shown.value->set_text(fact.value);
        shown.value->setAccessibleName(QStringLiteral("%1: %2").arg(fact.label, fact.value));
        shown.value->setFont(fact.fixed_width ? m_theme.fixed_font() : font());
    }
}

void Inspector::make_fact_widgets(const std::vector<Fact>& facts)
{
    while (QLayoutItem* item = m_fact_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_shown_facts.clear();
    int row = 0;
    for (const Fact& fact : facts) {
        FactWidgets made;
        made.id = fact.id;
        made.label = new QLabel;
        made.label->setTextFormat(Qt::PlainText);
        made.label->setForegroundRole(QPalette::PlaceholderText);
        m_fact_rows->addWidget(made.label, row, 0, Qt::AlignTop | Qt::AlignLeft);
        if (has_pill(fact)) {
            made.pill = new Pill(m_theme);
            m_fact_rows->addWidget(made.pill, row, 1, Qt::AlignTop | Qt::AlignLeft);
        } else {
            made.value = new ValueText;
            m_fact_rows->addWidget(made.value, row, 1, Qt::AlignTop);
        }
        m_shown_facts.push_back(made);
        ++row;
    }
    m_fact_rows->setRowStretch(row, 1);
}

void Inspector::retranslate()
{
    setAccessibleName(tr("Inspector"));
    m_tabs->setAccessibleName(tr("Inspector"));
    m_tabs->setTabText(0, tr("Summary"));
    m_tabs->setTabText(1, tr("Response"));
    m_tabs->setTabText(2, tr("Timeline"));
    m_response->setAccessibleName(tr("Stored response"));
    m_timeline_table->setAccessibleName(tr("Timeline"));
    m_ask->setText(tr("Ask the gateway"));
    m_copy_key->setText(tr("Copy key"));
    m_timeline->retranslate();
    show_detail();
}

void Inspector::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.tokens().surface);
    painter.fillRect(0, 0, 1, height(), m_theme.tokens().line);
}

void Inspector::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace ichido

#include "ui/shell/activity_panel.h"

#include "models/time_text.h"
#include "models/words.h"
#include "ui/recovery/recovery_job.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elided_label.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QStringList>

namespace ichido {

namespace {

QString counted(const QString& what, int count)
{
    return QStringLiteral("%1 %2").arg(what).arg(count);
}

QString summary_text(const ApplySummary& summary)
{
    QStringList parts;
    const auto add = [&parts](const QString& what, int count) {
        if (count > 0)
            parts << counted(what, count);
    };
    add(word(RequestStatus::completed), summary.settled_completed);
    add(word(RequestStatus::failed), summary.settled_failed);
    add(QCoreApplication::translate("ActivityPanel", "already settled"), summary.already);
    add(QCoreApplication::translate("ActivityPanel", "not written", "refused or changed meanwhile"), summary.changed);
    add(QCoreApplication::translate("ActivityPanel", "unknown", "acknowledgement lost"), summary.unknown);
    add(word(VerdictKind::person), summary.for_a_person);
    add(QCoreApplication::translate("ActivityPanel", "left for later"), summary.waiting);
    return parts.join(QStringLiteral(" · "));
}

} // namespace

ActivityPanel::ActivityPanel(const Theme& theme, RecoveryJob& job, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_job(job)
    , m_title(new ElidedLabel)
    , m_bar(new QProgressBar)
    , m_figures(new ElidedLabel)
    , m_pace(new ElidedLabel)
    , m_counts(new ElidedLabel)
    , m_pause(new QPushButton)
    , m_cancel(new QPushButton)
    , m_again(new QPushButton)
    , m_close(new QPushButton)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 8, 16, 8);
    layout->setSpacing(12);
    layout->addWidget(m_title);
    layout->addWidget(m_bar, 2);
    layout->addWidget(m_figures);
    layout->addWidget(m_pace);
    layout->addWidget(m_counts, 3);
    for (QPushButton* button : {m_again, m_pause, m_cancel, m_close}) {
        button->setAutoDefault(false);
        layout->addWidget(button);
    }
    m_bar->setTextVisible(false);
    connect(m_pause, &QPushButton::clicked, this, [this] { m_job.paused() ? m_job.resume() : m_job.pause(); });
    connect(m_cancel, &QPushButton::clicked, &job, &RecoveryJob::cancel);
    connect(m_again, &QPushButton::clicked, this, &ActivityPanel::apply_again_wanted);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    connect(&job, &RecoveryJob::changed, this, &ActivityPanel::show_job);
    connect(&theme, &Theme::changed, this, [this] { m_title->setFont(m_theme.heading_font(0)); });
    m_title->setFont(theme.heading_font(0));
    hide();
    retranslate();
}

void ActivityPanel::retranslate()
{
    setAccessibleName(tr("Activity"));
    m_bar->setAccessibleName(tr("Progress"));
    m_cancel->setText(tr("Stop"));
    m_cancel->setToolTip(tr("Sends nothing further; what was sent is waited for"));
    m_again->setText(tr("Apply again"));
    m_again->setToolTip(tr("Sends the identical commands again: what is settled stays as it is"));
    m_close->setText(tr("Close"));
    show_job();
}

QString ActivityPanel::pace_text() const
{
    const double seconds = std::chrono::duration<double>(m_job.elapsed()).count();
    if (m_job.done() < 1 || seconds < 0.2)
        return {};
    const double rate = m_job.done() / seconds;
    const QString text = tr("%1/s", "rate: so many in a second").arg(rate, 0, 'f', rate < 10 ? 1 : 0);
    if (!m_job.total_is_known() || m_job.done() >= m_job.total())
        return text;
    const auto left =
        std::chrono::duration_cast<Duration>(std::chrono::duration<double>((m_job.total() - m_job.done()) / rate));
    return tr("%1 · %2 left", "rate and time that it still takes").arg(text, age_text(left));
}

QString ActivityPanel::counts_text() const
{
    if (m_job.kind() == RecoveryJob::Kind::apply)
        return summary_text(m_job.summary());
    QStringList parts;
    for (const auto& [kind, count] : m_job.verdicts()) {
        if (count > 0)
            parts << counted(word(kind), count);
    }
    return parts.join(QStringLiteral(" · "));
}

QString ActivityPanel::end_text() const
{
    QStringList parts;
    if (m_job.failure())
        parts << sentence(*m_job.failure());
    for (const auto& [gateway, failure] : m_job.gateway_failures())
        parts << tr("%1 could not be asked: %2", "%1 is a gateway, %2 a whole sentence")
                     .arg(QString::fromStdString(gateway), sentence(failure));
    if (m_job.kind() == RecoveryJob::Kind::apply && m_job.summary().unknown > 0)
        parts << tr("Some acknowledgements were lost. Apply again to read the outcomes back.");
    return parts.join(QLatin1Char(' '));
}

void ActivityPanel::show_job()
{
    using Kind = RecoveryJob::Kind;
    if (m_job.kind() == Kind::none)
        return hide();
    const bool running = m_job.running();
    const bool asks = m_job.kind() == Kind::ask;
    if (running) {
        if (m_job.paused())
            m_title->set_text(tr("Paused"));
        else
            m_title->set_text(asks ? tr("Asking the gateways") : tr("Settling"));
    } else if (m_job.cancelled()) {
        m_title->set_text(tr("Stopped"));
    } else if (m_job.failure()) {
        m_title->set_text(tr("Ended early"));
    } else {
        m_title->set_text(asks ? tr("Asked") : tr("Settled", "heading after an apply"));
    }
    m_bar->setVisible(running);
    m_bar->setRange(0, m_job.total_is_known() ? std::max(1, m_job.total()) : 0);
    m_bar->setValue(m_job.done());
    m_figures->set_text(m_job.total_is_known() ? tr("%1 of %2").arg(m_job.done()).arg(m_job.total())
                                               : tr("%1 of at least %2").arg(m_job.done()).arg(m_job.total()));
    m_pace->set_text(running ? pace_text() : tr("in %1", "a duration").arg(age_text(m_job.elapsed())));
    const QString end = running ? QString() : end_text();
    m_counts->set_text(end.isEmpty() ? counts_text() : QStringLiteral("%1 — %2").arg(counts_text(), end));
    m_pause->setText(m_job.paused() ? tr("Resume") : tr("Pause"));
    m_pause->setVisible(running);
    m_cancel->setVisible(running);
    const ApplySummary& summary = m_job.summary();
    m_again->setVisible(!running && !asks && m_job.applied_plan() &&
                        (summary.unknown > 0 || m_job.cancelled() || m_job.failure()));
    m_close->setVisible(!running);
    if (running)
        show();
}

void ActivityPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.tokens().surface);
    painter.fillRect(0, 0, width(), 1, m_theme.tokens().line);
}

void ActivityPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace ichido

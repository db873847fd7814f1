#include "ui/recovery/apply_dialog.h"

#include "models/money_text.h"
#include "models/words.h"
#include "ui/connection/console_connection.h"
#include "ui/shell/environment_word.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/pill.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ichido {

namespace {

constexpr int longest_reason = 500;

QLabel* plain_label(const QString& text = {})
{
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    return label;
}

} // namespace

ApplyDialog::ApplyDialog(const Theme& theme, const ConsoleConnection& connection, Plan plan, const QString& reason,
                         QWidget* parent)
    : QDialog(parent)
    , m_theme(theme)
    , m_connection(connection)
    , m_plan(std::move(plan))
    , m_counts(count_verdicts(m_plan.lines))
    , m_title(plain_label())
    , m_environment(new Pill(theme))
    , m_rows(new QGridLayout)
    , m_left_out(new ElidedLabel)
    , m_reason_label(plain_label())
    , m_reason(new QLineEdit)
    , m_number_label(plain_label())
    , m_number(new QLineEdit)
    , m_why_not(plain_label())
    , m_note(new ElidedLabel)
    , m_cancel(new QPushButton)
    , m_settle(new QPushButton)
{
    setModal(true);
    setMinimumWidth(560);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 20);
    layout->setSpacing(8);
    auto* top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_environment);
    layout->addLayout(top);
    layout->addSpacing(4);
    m_rows->setHorizontalSpacing(24);
    m_rows->setVerticalSpacing(8);
    m_rows->setColumnStretch(0, 1);
    layout->addLayout(m_rows);
    layout->addWidget(m_left_out);
    layout->addSpacing(8);
    layout->addWidget(m_reason_label);
    layout->addWidget(m_reason);
    layout->addWidget(m_number_label);
    layout->addWidget(m_number);
    layout->addWidget(m_why_not);
    layout->addSpacing(8);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_note, 1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_settle);
    layout->addLayout(buttons);

    m_reason_label->setBuddy(m_reason);
    m_number_label->setBuddy(m_number);
    m_reason->setMaxLength(longest_reason);
    m_reason->setText(reason);
    m_number->setMaxLength(9);
    m_number->setMaximumWidth(160);
    m_why_not->setWordWrap(true);
    m_left_out->setForegroundRole(QPalette::PlaceholderText);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    const bool typed = types_the_number();
    m_number_label->setVisible(typed);
    m_number->setVisible(typed);
    m_settle->setDefault(true);
    m_settle->setProperty("accent", true);
    m_cancel->setAutoDefault(false);

    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_settle, &QPushButton::clicked, this, [this] {
        m_settle->setEnabled(false); // the first press is the only one
        accept();
    });
    connect(m_reason, &QLineEdit::textChanged, this, &ApplyDialog::check);
    connect(m_number, &QLineEdit::textChanged, this, &ApplyDialog::check);
    connect(&connection, &ConsoleConnection::changed, this, &ApplyDialog::check);
    connect(&connection, &ConsoleConnection::left, this, &QDialog::reject); // the plan is of another database
    retranslate();
    m_reason->setFocus();
}

QString ApplyDialog::reason() const
{
    return m_reason->text().simplified();
}

bool ApplyDialog::types_the_number() const
{
    return m_connection.profile().environment == Environment::production;
}

void ApplyDialog::check()
{
    QString why = m_connection.why_not_settle();
    if (why.isEmpty() && reason().isEmpty())
        why = tr("Write a reason first; it stays in the audit.");
    else if (why.isEmpty() && types_the_number() && m_number->text().trimmed() != QString::number(m_counts.settles()))
        why = tr("Type the number of intents to settle.");
    m_why_not->setText(why);
    m_settle->setEnabled(why.isEmpty());
    m_settle->setToolTip(why);
}

void ApplyDialog::show_counts()
{
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int row = 0;
    for (const VerdictKind kind : {VerdictKind::settle_completed, VerdictKind::settle_failed}) {
        if (m_counts.of(kind) == 0)
            continue;
        const bool completed = kind == VerdictKind::settle_completed;
        auto* pill = new Pill(m_theme);
        pill->show_tone(word(completed ? RequestStatus::completed : RequestStatus::failed),
                        completed ? Tone::completed : Tone::failed);
        const auto sums = m_counts.sums.find(kind);
        auto* count = plain_label(QString::number(m_counts.of(kind)));
        auto* sum = plain_label(sums == m_counts.sums.end() ? QString() : sums_text(sums->second));
        sum->setWordWrap(true);
        sum->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_rows->addWidget(pill, row, 0, Qt::AlignLeft);
        m_rows->addWidget(count, row, 1, Qt::AlignRight);
        m_rows->addWidget(sum, row, 2);
        ++row;
    }
    QStringList left;
    for (const VerdictKind kind : {VerdictKind::person, VerdictKind::wait, VerdictKind::ask}) {
        if (m_counts.of(kind) > 0)
            left << QStringLiteral("%1 %2").arg(word(kind)).arg(m_counts.of(kind));
    }
    m_left_out->setVisible(!left.isEmpty());
    m_left_out->set_text(
        tr("Left out: %1", "%1 is a list of verdicts with their counts").arg(left.join(QStringLiteral(" · "))));
}

void ApplyDialog::retranslate()
{
    const int settles = m_counts.settles();
    const QString title = tr("Settle %n intent(s)", nullptr, settles);
    setWindowTitle(title);
    m_title->setText(title);
    m_title->setFont(m_theme.heading_font());
    m_environment->show_environment(environment_word(m_connection.profile().environment),
                                    m_connection.profile().environment);
    m_reason_label->setText(tr("Reason, kept in the audit"));
    m_reason->setAccessibleName(tr("Reason, kept in the audit"));
    m_number_label->setText(tr("Type %1 to settle", "%1 is a number").arg(settles));
    m_number->setAccessibleName(m_number_label->text());
    const QString id = QString::fromStdString(m_plan.header.plan.text());
    m_note->set_text(tr("plan %1 · safe to apply again", "%1 is a short id").arg(id.left(8)));
    m_cancel->setText(tr("Cancel"));
    m_settle->setText(tr("Settle %1", "button; %1 is a number").arg(settles));
    show_counts();
    check();
}

void ApplyDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace ichido

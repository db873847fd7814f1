#include "ui/recovery/comparison_panel.h"

#include "ui/theme/theme.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/pill.h"
#include "ui/widgets/table_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QVBoxLayout>

namespace ichido {

ComparisonPanel::ComparisonPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_title(new ElidedLabel)
    , m_key(new ElidedLabel(nullptr, Qt::ElideMiddle))
    , m_verdict(new Pill(theme))
    , m_model(new ComparisonModel(this))
    , m_table(new TableView(theme))
    , m_check(new QLabel)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 12);
    layout->setSpacing(8);
    auto* top = new QHBoxLayout;
    top->setSpacing(12);
    top->addWidget(m_title);
    top->addWidget(m_key, 1);
    top->addWidget(m_verdict);
    layout->addLayout(top);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_check);
    m_table->setModel(m_model);
    m_table->setFrameShape(QFrame::NoFrame);
    m_check->setTextFormat(Qt::PlainText);
    m_check->setWordWrap(true);
    connect(&theme, &Theme::changed, this, &ComparisonPanel::retranslate);
    retranslate();
    show_comparison(std::nullopt);
}

void ComparisonPanel::show_comparison(std::optional<Comparison> comparison, const QString& key)
{
    m_empty = !comparison;
    m_key->set_text(key);
    m_verdict->setVisible(comparison.has_value());
    m_check->setVisible(comparison && !comparison->check.isEmpty());
    if (comparison) {
        m_verdict->show_tone(comparison->heading, comparison->tone);
        m_check->setText(comparison->check);
    }
    m_model->set_comparison(comparison ? std::move(*comparison) : Comparison{});
    if (!m_empty)
        m_table->fit_columns();
    retranslate();
}

void ComparisonPanel::retranslate()
{
    m_title->setFont(m_theme.heading_font(0));
    m_key->setFont(m_theme.fixed_font());
    m_title->set_text(tr("Three-way comparison"));
    m_table->setAccessibleName(tr("Stored row, gateway's truth, and what will be written"));
    m_table->show_message(m_empty ? tr("Choose a row to compare what is stored with the gateway's truth.") : QString());
    m_model->retranslate();
}

void ComparisonPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.tokens().line);
    painter.setBrush(m_theme.tokens().surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

void ComparisonPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

QWidget* with_comparison(QWidget& list, ComparisonPanel& comparison)
{
    auto* split = new QSplitter(Qt::Vertical);
    split->addWidget(&list);
    split->addWidget(&comparison);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 1);
    split->setChildrenCollapsible(false);
    split->setHandleWidth(12);
    split->setSizes({420, 264});
    list.setMinimumHeight(120);
    comparison.setMinimumHeight(140);
    return split;
}

} // namespace ichido

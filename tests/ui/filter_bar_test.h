// The filter bar, shown, with its line and its choices at hand.
#pragma once

#include "models/language.h"
#include "ui/requests/filter_bar.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elided_label.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QTest>

#include <memory>
#include <stdexcept>

namespace ichido::test {

class FilterBarTest : public QObject {
protected:
    void set_up()
    {
        QVERIFY(install_language(*qApp, QStringLiteral("en")));
        m_bar = std::make_unique<FilterBar>(m_theme);
        m_line = m_bar->findChild<QLineEdit*>();
        m_stuck = m_bar->findChild<QCheckBox*>();
        m_error = m_bar->findChild<ElidedLabel*>();
        m_bar->resize(900, 80);
        m_bar->show();
        QVERIFY(QTest::qWaitForWindowActive(m_bar.get()));
    }
    [[nodiscard]] QComboBox* box(const QString& name) const
    {
        for (QComboBox* one : m_bar->findChildren<QComboBox*>()) {
            if (one->accessibleName() == name)
                return one;
        }
        throw std::runtime_error("no such choice: " + name.toStdString());
    }
    [[nodiscard]] QString chosen(const QString& name) const { return box(name)->currentData().toString(); }

    Theme m_theme{*qApp};
    std::unique_ptr<FilterBar> m_bar;
    QLineEdit* m_line = nullptr;
    QCheckBox* m_stuck = nullptr;
    ElidedLabel* m_error = nullptr;
};

} // namespace ichido::test

// One value, whole, in as many lines as it needs, to be selected and copied by mouse and keyboard.
#pragma once

#include <QTextEdit>

namespace ichido {

/// Plain text. Breaks between words, and inside of what is longer than a line (keys, hashes), without
/// changing what is copied.
class ValueText final : public QTextEdit {
    Q_OBJECT

public:
    explicit ValueText(QWidget* parent = nullptr);
    void set_text(const QString& text); ///< keeps the selection where the text stays
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {40, sizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit_height();
};

} // namespace ichido

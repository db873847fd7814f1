// Which database: choose, test with clear findings, save, connect.
#pragma once

#include "recovery/ports/backends.h"
#include "recovery/ports/connection_book.h"
#include "ui/connection/latest.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace ichido {

class Theme;

class ConnectionsDialog final : public QDialog {
    Q_OBJECT

public:
    ConnectionsDialog(const Theme& theme, Backends& backends, ConnectionBook& book, Inbox::Sender receiver,
                      QWidget* parent = nullptr);

Q_SIGNALS:
    void connect_wanted(const ichido::ConnectionProfile& profile);
    void demo_wanted();
    void tested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void make_layout();
    void take_book(Result<SavedConnections> book);
    void show_list();
    void show_profile(int row);
    void show_buttons();
    void test();
    void show_report(const Result<ConnectionReport>& report);
    void save();
    void remove();
    void connect_to();
    void add();
    void write();
    [[nodiscard]] ConnectionProfile edited() const;
    [[nodiscard]] QString what_is_wrong() const;

    const Theme& m_theme;
    Backends& m_backends;
    ConnectionBook& m_book;
    SavedConnections m_saved;
    QString m_unreadable;                             ///< why the book could not be read; then nothing is written to it
    std::optional<Result<ConnectionReport>> m_report; ///< what the result text says, for another language
    Latest m_reading;
    Latest m_writing;
    Latest m_testing;
    QLabel* m_title;
    QListWidget* m_list;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_demo;
    QLabel* m_name_label;
    QLineEdit* m_name;
    QLabel* m_uri_label;
    QLineEdit* m_uri;
    QLabel* m_environment_label;
    QComboBox* m_environment;
    QLabel* m_hint;
    QLabel* m_result;
    QPlainTextEdit* m_sql;
    QPushButton* m_test;
    QPushButton* m_save;
    QPushButton* m_connect;
    QPushButton* m_cancel;
};

} // namespace ichido

// Watches an unchanged `ichido` from inside: Qt loads this plugin where QT_QPA_GENERIC_PLUGINS names it,
// so the program needs no switch for being measured. Says a line when rows were painted, and ends it.
#include <QCoreApplication>
#include <QEvent>
#include <QGenericPlugin>
#include <QTableView>

#include <cstdio>

namespace {

class FirstRowsWatch final : public QObject {
    Q_OBJECT

public:
    FirstRowsWatch() { QCoreApplication::instance()->installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && shows_rows(watched)) {
            QCoreApplication::instance()->removeEventFilter(this);
            // The event is yet to be handled: behind it the rows are painted.
            QMetaObject::invokeMethod(this, &FirstRowsWatch::say, Qt::QueuedConnection);
        }
        return false;
    }

private:
    static bool shows_rows(QObject* watched)
    {
        const auto* view = qobject_cast<QTableView*>(watched->parent());
        return view && view->viewport() == watched && view->isVisible() && view->model() &&
               view->model()->rowCount() > 0;
    }
    void say()
    {
        std::puts("first rows");
        (void)std::fflush(stdout);
        QCoreApplication::quit();
    }
};

} // namespace

class FirstRowsPlugin final : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "first_rows_plugin.json")

public:
    QObject* create(const QString& name, const QString&) override
    {
        return name == QLatin1String("ichidofirstrows") ? new FirstRowsWatch : nullptr;
    }
};

#include "first_rows_plugin.moc"

// ichidoctl migrate
#include "recovery/postgres/migrate.h"

#include "app/ctl/connect.h"
#include "app/ctl/json_text.h"
#include "app/ctl/output.h"
#include "app/ctl/verbs.h"

#include <QCoreApplication>

namespace ichido::ctl {

ExitStatus run(const Globals& globals, const MigrateOptions& options)
{
    const auto spec = connection_of(globals);
    if (!spec)
        return complain(spec.error());
    if (options.dry_run) {
        print(postgres::migration_script()); // needs no database: a DBA may run it anywhere
        return ExitStatus::done;
    }
    const auto applied = postgres::migrate(*spec);
    if (!applied)
        return complain(applied.error());
    if (globals.format == Format::table) {
        const int count = static_cast<int>(applied->size());
        print((count == 0 ? QCoreApplication::translate("migrate", "The schema is up to date; nothing was changed.")
                          : QCoreApplication::translate("migrate", "%n migration(s) applied.", nullptr, count)) +
              QLatin1Char('\n'));
        return ExitStatus::done;
    }
    JsonArray versions;
    QStringList texts;
    for (const int version : *applied) {
        versions.raw(std::to_string(version));
        texts << QString::number(version);
    }
    print(record_text(globals.format, {{"applied", {}, versions.finished(), texts.join(QLatin1Char(' '))}}));
    return ExitStatus::done;
}

} // namespace ichido::ctl

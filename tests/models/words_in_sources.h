// Codes and texts read from the sources themselves, so that a new one without a sentence or a
// translation is noticed.
#pragma once

#include <QDirIterator>
#include <QFile>
#include <QList>
#include <QRegularExpression>
#include <QSet>
#include <QString>

#include <utility>

namespace ichido::sources {

/// First groups of `pattern` in every file below `folder` (from the project's root) whose name
/// fits `names`.
inline QSet<QString> words(const QString& folder, const QString& names, const QString& pattern)
{
    const QRegularExpression expression(pattern);
    QSet<QString> found;
    QDirIterator files(QStringLiteral(ICHIDO_SOURCE_DIR "/") + folder, {names}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (auto it = expression.globalMatch(QString::fromUtf8(file.readAll())); it.hasNext();)
            found << it.next().captured(1);
    }
    return found;
}

/// Codes of Failure: what stands behind a FailureKind, and every literal of the form
/// "family.word" whose family is one of theirs. Names of files are none.
inline QSet<QString> failure_codes()
{
    const QString made = QStringLiteral(R"re(FailureKind::\w+,\s*(?:\w+ \? \w+ : )?"([^"]+)")re");
    const QString families = QStringLiteral(
        R"re("((?:connect|connection|file|gateway|gateways|json|member|migrate|orders|organization|parameter|plan|)re"
        R"re(profile|query|request|result|role|sandbox|schema|secret|server|table|uri)\.)re"
        R"re((?!(?:json|toml|log|pid|conf)")[a-z_]+)")re");
    const QString sql_states = QStringLiteral(R"re(errcode = '(IC\d{3})')re");
    QSet<QString> codes = words(QStringLiteral("resources/sql"), QStringLiteral("*.sql"), sql_states);
    for (const char* room : {"recovery", "app"}) {
        codes += words(QString::fromLatin1(room), QStringLiteral("*.cpp"), made);
        codes += words(QString::fromLatin1(room), QStringLiteral("*.cpp"), families);
    }
    return codes;
}

/// Context and text of every call of translate() below a folder, as the compiler joins them.
inline QList<std::pair<QString, QString>> translated_texts(const QString& folder)
{
    static const QRegularExpression call(QStringLiteral(R"re(translate\(\s*"(\w+)",\s*((?:"(?:[^"\\]|\\.)*"\s*)+))re"));
    static const QRegularExpression seam(QStringLiteral(R"re("\s*")re"));
    QList<std::pair<QString, QString>> found;
    QDirIterator files(QStringLiteral(ICHIDO_SOURCE_DIR "/") + folder, {QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (auto it = call.globalMatch(QString::fromUtf8(file.readAll())); it.hasNext();) {
            const auto match = it.next();
            const QString text = match.captured(2).trimmed().replace(seam, QString());
            found << std::pair(match.captured(1), text.mid(1, text.size() - 2));
        }
    }
    return found;
}

} // namespace ichido::sources

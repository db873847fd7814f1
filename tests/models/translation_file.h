// A .ts file as far as the tests look at it.
#pragma once

#include <QFile>
#include <QStringList>
#include <QXmlStreamReader>

#include <map>
#include <tuple>

namespace ichido::translations {

struct Message {
    QString state; ///< "" when finished, else "unfinished", "vanished" or "obsolete"
    bool plural = false;
    QStringList forms; ///< one; for a plural as many as the language has
};

/// Context, source and comment: what tells one message from another.
using MessageKey = std::tuple<QString, QString, QString>;
using Messages = std::map<MessageKey, Message>;

inline QString name_of(const MessageKey& key)
{
    return QStringLiteral("[%1] “%2”").arg(std::get<0>(key), std::get<1>(key));
}

inline Message read_translation(QXmlStreamReader& xml, bool plural)
{
    Message message;
    message.plural = plural;
    message.state = xml.attributes().value(QLatin1String("type")).toString();
    if (!plural) {
        message.forms << xml.readElementText();
        return message;
    }
    while (xml.readNextStartElement())
        message.forms << xml.readElementText();
    return message;
}

/// Empty when the file cannot be read as XML.
inline Messages read_messages(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    Messages messages;
    QXmlStreamReader xml(&file);
    QString context;
    QString source;
    QString comment;
    bool plural = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
            source.clear();
            comment.clear();
        } else if (xml.name() == QLatin1String("source")) {
            source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            messages[{context, source, comment}] = read_translation(xml, plural);
        }
    }
    return xml.hasError() ? Messages{} : messages;
}

} // namespace ichido::translations

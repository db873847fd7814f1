// A place of its own for the temporary files of a test's processes: what is left there is seen.
#pragma once

#include "tests/desktop/private_folder.h"

#include <QByteArray>
#include <QtGlobal>

namespace ichido::test {

/// TMPDIR as long as the object lives, for this program and those that it starts.
class TemporaryPlace : public PrivateFolder {
public:
    TemporaryPlace()
    {
        // As root the sandbox's server runs as another user, who must reach its own folder.
        if (::chmod(path().c_str(), 0711) != 0)
            throw std::runtime_error("the folder cannot be opened to the server's user");
        qputenv("TMPDIR", QByteArray::fromStdString(path()));
    }
    ~TemporaryPlace() { m_before.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", m_before); }
    TemporaryPlace(const TemporaryPlace&) = delete;
    TemporaryPlace& operator=(const TemporaryPlace&) = delete;

private:
    QByteArray m_before = qgetenv("TMPDIR");
};

} // namespace ichido::test

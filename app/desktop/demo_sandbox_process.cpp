#include "app/desktop/demo_sandbox_process.h"

#include <QCoreApplication>
#include <QDir>

#include <utility>

namespace ichido {

std::string DemoSandboxProcess::program_beside()
{
    return QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("ichidoctl")).toStdString();
}

DemoSandboxProcess::DemoSandboxProcess(std::string program, DemoSandboxOptions options)
    : m_lane([program = std::move(program), options, cancel = m_cancel] {
        return std::make_unique<SandboxChild>(program, options, cancel);
    })
{
}

DemoSandboxProcess::~DemoSandboxProcess()
{
    m_cancel.cancel();
}

void DemoSandboxProcess::start(Reply<ConnectionProfile> reply)
{
    m_lane.post([reply = std::move(reply)](SandboxChild& child) { reply(child.start()); });
}

} // namespace ichido

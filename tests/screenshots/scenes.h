// The states in which a page is drawn: empty, reading, filled, full, failed.
#pragma once

#include "recovery/ports/request_store.h"

#include <vector>

namespace ichido {

struct Scene {
    const char* name = "";
    bool answers = true; ///< false: the question stays open, and the page says that it is reading
    Result<StuckPage> page;
};
[[nodiscard]] std::vector<Scene> scenes();

/// Answers every question with its scene.
class SceneStore final : public RequestStore {
public:
    explicit SceneStore(const Scene& scene) : m_scene(scene) {}
    void list(PageRequest, CancelToken, Reply<RequestPage>) override {}
    void stuck(PageRequest, CancelToken, Reply<StuckPage> reply) override;
    void show(RequestKey, CancelToken, Reply<RequestDetail>) override {}
    void organizations(CancelToken, Reply<std::vector<Organization>> reply) override;
    void database_identity(CancelToken, Reply<std::string>) override {}
    void login(CancelToken, Reply<Login>) override {}

private:
    const Scene& m_scene;
};

} // namespace ichido

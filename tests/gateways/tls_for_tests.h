// A TLS side for LoopbackServer, with a certificate that it signs itself.
#pragma once

#include "loopback_server.h"

#include <memory>
#include <openssl/bio.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

namespace ichido::test {

struct FreeTls {
    void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
    void operator()(X509* certificate) const { X509_free(certificate); }
    void operator()(SSL_CTX* context) const { SSL_CTX_free(context); }
    void operator()(SSL* tls) const { SSL_free(tls); }
    void operator()(BIO* bio) const { BIO_free(bio); }
    void operator()(X509_EXTENSION* extension) const { X509_EXTENSION_free(extension); }
};
template <typename T>
using Tls = std::unique_ptr<T, FreeTls>;

class SelfSigned final {
public:
    /// `name` as in a subjectAltName: "IP:127.0.0.1". Valid from `from` to `to` seconds from now.
    explicit SelfSigned(const char* name, long from = -3600, long to = 3600)
        : m_key(EVP_EC_gen("P-256")), m_certificate(X509_new()), m_context(SSL_CTX_new(TLS_server_method()))
    {
        X509* const x509 = m_certificate.get();
        X509_set_version(x509, 2);
        ASN1_INTEGER_set(X509_get_serialNumber(x509), 1);
        X509_gmtime_adj(X509_getm_notBefore(x509), from);
        X509_gmtime_adj(X509_getm_notAfter(x509), to);
        X509_set_pubkey(x509, m_key.get());
        const auto* const common = reinterpret_cast<const unsigned char*>("loopback");
        X509_NAME_add_entry_by_txt(X509_get_subject_name(x509), "CN", MBSTRING_ASC, common, -1, -1, 0);
        X509_set_issuer_name(x509, X509_get_subject_name(x509));
        const Tls<X509_EXTENSION> names(X509V3_EXT_conf_nid(nullptr, nullptr, NID_subject_alt_name, name));
        X509_add_ext(x509, names.get(), -1);
        if (X509_sign(x509, m_key.get(), EVP_sha256()) == 0 || SSL_CTX_use_certificate(m_context.get(), x509) != 1 ||
            SSL_CTX_use_PrivateKey(m_context.get(), m_key.get()) != 1)
            throw std::runtime_error("no certificate");
    }

    [[nodiscard]] std::string pem() const
    {
        const Tls<BIO> bio(BIO_new(BIO_s_mem()));
        PEM_write_bio_X509(bio.get(), m_certificate.get());
        char* bytes = nullptr;
        const long size = BIO_get_mem_data(bio.get(), &bytes);
        return {bytes, static_cast<std::size_t>(size)};
    }

    /// Answers every request that arrives through a finished handshake, and counts it.
    [[nodiscard]] LoopbackServer::Serve always(std::string bytes, std::atomic<int>& requests) const
    {
        return [this, bytes = std::move(bytes), &requests](Peer& peer) {
            const Tls<SSL> tls(SSL_new(m_context.get()));
            SSL_set_fd(tls.get(), peer.descriptor());
            char request[4096];
            if (SSL_accept(tls.get()) != 1 || SSL_read(tls.get(), request, sizeof request) <= 0)
                return;
            ++requests;
            SSL_write(tls.get(), bytes.data(), static_cast<int>(bytes.size()));
            SSL_shutdown(tls.get());
        };
    }

private:
    Tls<EVP_PKEY> m_key;
    Tls<X509> m_certificate;
    Tls<SSL_CTX> m_context;
};

} // namespace ichido::test

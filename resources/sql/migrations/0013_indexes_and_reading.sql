-- What the console's reads need. On a table that is already big, a DBA may make the four indexes
-- of payment_requests beforehand with `create index concurrently` under these names
-- (`ichidoctl doctor` prints them); they are then found here and left as they are.

create index if not exists payment_requests_stuck_idx
  on payment_requests (created_at, org_id, idem_key) where status = '처리중';
create index if not exists payment_requests_org_created_idx on payment_requests (org_id, created_at, idem_key);
create index if not exists payment_requests_created_idx on payment_requests (created_at, org_id, idem_key);
create index if not exists payment_requests_sha_idx on payment_requests (org_id, request_sha, created_at);

-- Nobody but the owner writes these tables directly, and a viewer sees neither what a retry
-- receives nor what a gateway answered word for word.
revoke all on all tables in schema ichido from public;
grant select (org_id, idem_key, request_sha, status, created_at) on payment_requests to ichido_viewer;
grant select on orders to ichido_viewer;
grant select on ichido.organization, ichido.member, ichido.recovery_case, ichido.audit_event,
  ichido.schema_migration, ichido.conflict, ichido.command, ichido.installation to ichido_viewer;
grant select (evidence_id, org_id, idem_key, row_created_at, asked_at, recorded_at, asked_by, profile, url_path,
              http_status, request_id, body_sha, outcome, payments, detail, authoritative, credentials_proven,
              failure_is_final, latency, command_id) on ichido.evidence to ichido_viewer;
-- Every role may see which schema it meets.
grant select on ichido.schema_migration to ichido_approver, ichido_admin, ichido_auditor, ichido_retention,
  ichido_service;

do $$
begin
  execute format('grant usage on schema %I to ichido_viewer',
                 (select i.service_schema from ichido.installation i));
end
$$;

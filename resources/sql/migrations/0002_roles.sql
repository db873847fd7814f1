-- Who may do what. Roles belong to the whole cluster: a second database finds them there.
--
--   ichido_viewer     reads everything but responses and the bodies of evidence
--   ichido_support    a viewer who may see unmasked responses, each look recorded
--   ichido_prober     records evidence
--   ichido_operator   leases and settles
--   ichido_approver   approves what another proposed
--   ichido_admin      organisations, policies, members
--   ichido_auditor    audit, evidence, seals
--   ichido_retention  holds and purges
--   ichido_service    claims and settles as the payment service

do $$
declare
  role_name name;
begin
  foreach role_name in array array['ichido_viewer', 'ichido_support', 'ichido_prober', 'ichido_operator',
                                   'ichido_approver', 'ichido_admin', 'ichido_auditor', 'ichido_retention',
                                   'ichido_service']::name[] loop
    if not exists (select from pg_catalog.pg_roles r where r.rolname = role_name) then
      begin
        execute format('create role %I nologin', role_name);
      exception when duplicate_object or unique_violation then
        null; -- another database of this cluster was quicker
      end;
    end if;
  end loop;

  foreach role_name in array array['ichido_support', 'ichido_prober', 'ichido_operator']::name[] loop
    if not exists (select from pg_catalog.pg_auth_members m
                   where m.roleid = 'ichido_viewer'::regrole and m.member = role_name::text::regrole) then
      begin
        execute format('grant ichido_viewer to %I', role_name);
      exception when unique_violation then
        null;
      end;
    end if;
  end loop;
end
$$;

revoke all on schema ichido from public;
grant usage on schema ichido to ichido_viewer, ichido_support, ichido_prober, ichido_operator, ichido_approver,
  ichido_admin, ichido_auditor, ichido_retention, ichido_service;

-- Which login may see which organisations: a row without organisation means all, no row nothing.
create table ichido.member (
  login name not null,
  org_id bigint
);
create unique index member_of_one_idx on ichido.member (login, org_id) where org_id is not null;
create unique index member_of_all_idx on ichido.member (login) where org_id is null;

-- A login sees the organisations that ichido.member gives it, in any client.
--
-- This touches the service's tables. A policy stands beside one that lets everybody through as
-- before, and limits only those who hold ichido_viewer; owners are not limited. What changes for
-- a service: with row security on a table, PostgreSQL refuses `COPY … FROM` into it, and pg_dump
-- of it unless --enable-row-security is given, to logins that neither own the table nor have
-- BYPASSRLS. A site that must not have that drops the policies
-- and says `alter table … disable row level security`; every function of ours checks the limit all
-- the same. Policies and no barrier views: under a policy a page keeps the order of its index.

create function ichido.sees_all_organizations() returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from ichido.member m where m.login = session_user and m.org_id is null)
$$;
create function ichido.seen_organizations() returns setof bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select m.org_id from ichido.member m where m.login = session_user and m.org_id is not null
$$;
revoke all on function ichido.sees_all_organizations(), ichido.seen_organizations() from public;
grant execute on function ichido.sees_all_organizations(), ichido.seen_organizations() to ichido_viewer;

do $$
declare
  limited regclass;
begin
  foreach limited in array array[
    to_regclass('payment_requests'), to_regclass('orders'), 'ichido.organization', 'ichido.recovery_case',
    'ichido.evidence', 'ichido.command', 'ichido.conflict', 'ichido.audit_event']::regclass[] loop
    -- The sub-selects run once for a statement, not once for a row.
    execute format('create policy ichido_everybody on %s as permissive for all to public'
                   ' using (true) with check (true)', limited);
    execute format('create policy ichido_by_organisation on %s as restrictive for select to ichido_viewer'
                   ' using ((select ichido.sees_all_organizations())'
                   ' or org_id = any (array(select ichido.seen_organizations())))', limited);
    execute format('alter table %s enable row level security', limited);
  end loop;
end
$$;

-- Who else may see an organisation is for those who may see it too.
create policy ichido_everybody on ichido.member as permissive for all to public using (true) with check (true);
create policy ichido_by_organisation on ichido.member as restrictive for select to ichido_viewer
  using (login = session_user or (select ichido.sees_all_organizations())
         or org_id = any (array(select ichido.seen_organizations())));
alter table ichido.member enable row level security;

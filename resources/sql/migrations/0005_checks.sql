-- What every definer function checks first. Definer functions are plpgsql with separate
-- statements, so that under READ COMMITTED each sees what committed before it; one statement of
-- several parts, raced with itself, would see neither the new row nor the first one.

create function ichido.require_read_committed() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'only under READ COMMITTED' using errcode = 'IC005';
  end if;
end
$$;

-- The login itself, not a role it has taken on: session_user.
create function ichido.require_role(variadic p_roles name[]) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  wanted name;
begin
  foreach wanted in array p_roles loop
    if pg_has_role(session_user, wanted, 'member') then
      return;
    end if;
  end loop;
  raise exception 'the login lacks the role' using errcode = 'IC002';
end
$$;

create function ichido.require_organization(p_org bigint) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if p_org is null or not exists (select from ichido.member m
                                  where m.login = session_user and (m.org_id is null or m.org_id = p_org)) then
    raise exception 'the login may not act for this organisation' using errcode = 'IC001';
  end if;
end
$$;

-- A false or unknown condition is a mistake of the caller's.
create function ichido.require_argument(p_good boolean) returns void
language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
begin
  if p_good is not true then
    raise exception 'an argument cannot be meant' using errcode = 'IC004';
  end if;
end
$$;

-- What a gateway receives as key and as reference (C2).
create function ichido.gateway_key(p_org bigint, p_key uuid) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select p_org::text || '-' || p_key::text
$$;

-- The functions name the service's tables as public.payment_requests and public.orders, so that
-- no schema where others may create things is ever searched. This puts the right schema there.
create function ichido.bind_to_service_schema() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  written constant text := 'public' || '.';
  bound text;
  definition text;
begin
  select quote_ident(i.service_schema) || '.' into strict bound from ichido.installation i;
  if bound = written then
    return;
  end if;
  for definition in
    select pg_get_functiondef(p.oid) from pg_proc p
    where p.pronamespace = 'ichido'::regnamespace
      and (strpos(p.prosrc, written || 'payment_requests') > 0 or strpos(p.prosrc, written || 'orders') > 0)
  loop
    execute replace(replace(definition, written || 'payment_requests', bound || 'payment_requests'),
                    written || 'orders', bound || 'orders');
  end loop;
end
$$;

revoke all on function ichido.require_read_committed(), ichido.require_role(name[]),
  ichido.require_organization(bigint), ichido.require_argument(boolean), ichido.gateway_key(bigint, uuid),
  ichido.bind_to_service_schema() from public;

-- Who is working on which intent. A lease keeps two people from asking about the same intents; that
-- a result is written once does not rest on it.

-- For each key, in order, so that two callers with the same keys cannot wait for each other. A
-- client that asks again prolongs its own. A key without a row is not granted and has no holder.
create function ichido.lease(p_client uuid, p_orgs bigint[], p_keys uuid[], p_ttl interval)
returns table(org_id bigint, idem_key uuid, granted boolean, holder text, until timestamptz)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  v_wanted record;
begin
  perform ichido.require_read_committed();
  perform ichido.require_role('ichido_operator', 'ichido_prober');
  perform ichido.require_argument(
    p_client is not null and p_ttl > interval '0' and p_ttl <= interval '1 hour'
    and p_orgs is not null and p_keys is not null and cardinality(p_orgs) = cardinality(p_keys)
    and cardinality(p_orgs) <= 10000
    and array_position(p_orgs, null) is null and array_position(p_keys, null) is null);
  perform ichido.require_organization(w.org) from (select distinct unnest(p_orgs)) as w(org);

  for v_wanted in
    select distinct w.org, w.key from unnest(p_orgs, p_keys) as w(org, key) order by w.org, w.key
  loop
    org_id := v_wanted.org;
    idem_key := v_wanted.key;
    granted := false;
    holder := null;
    until := null;
    if exists (select from public.payment_requests r where r.org_id = v_wanted.org and r.idem_key = v_wanted.key) then
      insert into ichido.recovery_case as k (org_id, idem_key, lease_holder, lease_client, lease_until)
      values (v_wanted.org, v_wanted.key, session_user, p_client, clock_timestamp() + p_ttl)
      on conflict (org_id, idem_key) do update
      set lease_holder = session_user, lease_client = p_client, lease_until = clock_timestamp() + p_ttl,
          updated_at = clock_timestamp()
      where k.lease_until is null or k.lease_until <= clock_timestamp()
        or (k.lease_client = p_client and k.lease_holder = session_user)
      returning true, k.lease_holder, k.lease_until into granted, holder, until;
      if not found then
        granted := false;
        select k.lease_holder, k.lease_until into holder, until
        from ichido.recovery_case k where k.org_id = v_wanted.org and k.idem_key = v_wanted.key;
      end if;
    end if;
    return next;
  end loop;
end
$$;

-- Gives back what this client of this login holds, and nothing else.
create function ichido.release(p_client uuid, p_orgs bigint[], p_keys uuid[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_given record;
begin
  perform ichido.require_read_committed();
  perform ichido.require_role('ichido_operator', 'ichido_prober');
  perform ichido.require_argument(
    p_client is not null and p_orgs is not null and p_keys is not null
    and cardinality(p_orgs) = cardinality(p_keys) and cardinality(p_orgs) <= 10000);
  for v_given in
    select distinct w.org, w.key from unnest(p_orgs, p_keys) as w(org, key) order by w.org, w.key
  loop
    update ichido.recovery_case k
    set lease_holder = null, lease_client = null, lease_until = null, updated_at = clock_timestamp()
    where k.org_id = v_given.org and k.idem_key = v_given.key and k.lease_client = p_client
      and k.lease_holder = session_user;
  end loop;
end
$$;

revoke all on function ichido.lease(uuid, bigint[], uuid[], interval), ichido.release(uuid, bigint[], uuid[])
  from public;
grant execute on function ichido.lease(uuid, bigint[], uuid[], interval), ichido.release(uuid, bigint[], uuid[])
  to ichido_operator, ichido_prober;
do $$ begin perform ichido.bind_to_service_schema(); end $$;

-- C2 to C8a in one round trip: the key and the first write of its command, or what stands there.
--
-- created      the key is this caller's, and the order is written with it
-- in_progress  処理中, same content
-- replay       完了 or 失敗, same content: answer with `response`
-- conflict     same key, different content: answer by `policy`; nothing changed but the count
-- expired      the key was purged while its order still stands
-- The other columns are the stored row and its order; null where there is none, but the hash that
-- was presented for an expired key.
create function ichido.claim(p_org bigint, p_key uuid, p_sha_raw bytea, p_sha_jcs bytea, p_amount bigint,
                             p_currency text)
returns table(outcome text, policy text, status text, created_at timestamptz, request_sha bytea, response jsonb,
              order_id bigint, order_amount bigint, order_currency text, order_state text)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  v_kind text;
  v_policy text;
  v_sha bytea;
  v_row record;
begin
  perform ichido.require_read_committed();
  perform ichido.require_role('ichido_service');
  perform ichido.require_organization(p_org);
  perform ichido.require_argument(p_key is not null and octet_length(p_sha_raw) = 32
                                  and octet_length(p_sha_jcs) = 32 and p_amount >= 0
                                  and p_currency ~ '^[A-Z]{3}$');
  select g.fingerprint_kind, g.conflict_policy into v_kind, v_policy
  from ichido.organization g where g.org_id = p_org;
  v_policy := coalesce(v_policy, 'reject');
  v_sha := case when v_kind = 'raw' then p_sha_raw else p_sha_jcs end;

  -- Between two statements a purge may take the row away; then the key is claimed again.
  for attempt in 1..10 loop
    insert into public.payment_requests as r (org_id, idem_key, request_sha, status)
    values (p_org, p_key, v_sha, '처리중')
    on conflict (org_id, idem_key) do nothing
    returning r.created_at, r.request_sha, r.status, r.response into v_row;
    if found then
      created_at := v_row.created_at;
      insert into public.orders as o (org_id, idem_key, amount, currency)
      values (p_org, p_key, p_amount, p_currency)
      on conflict (org_id, idem_key) do nothing
      returning o.order_id, o.amount, o.currency, o.payment_state
      into order_id, order_amount, order_currency, order_state;
      if found then
        return query select 'created'::text, v_policy, v_row.status::text, v_row.created_at::timestamptz,
          v_row.request_sha::bytea, v_row.response::jsonb, order_id, order_amount, order_currency, order_state;
        return;
      end if;
      -- The key had been purged. Nobody else has seen the row that now goes again.
      delete from public.payment_requests r where r.org_id = p_org and r.idem_key = p_key;
      return query select 'expired'::text, v_policy, null::text, null::timestamptz, v_sha, null::jsonb,
          o.order_id, o.amount, o.currency, o.payment_state
        from public.orders o where o.org_id = p_org and o.idem_key = p_key;
      if found then
        return;
      end if;
      continue;
    end if;

    select r.request_sha, r.status, r.response, r.created_at, o.order_id, o.amount, o.currency, o.payment_state
    into v_row
    from public.payment_requests r left join public.orders o on o.org_id = r.org_id and o.idem_key = r.idem_key
    where r.org_id = p_org and r.idem_key = p_key;
    if not found then
      continue;
    end if;

    -- Either presented hash counts, so that another kind of fingerprint leaves live retries alone.
    if v_row.request_sha in (p_sha_raw, p_sha_jcs) then
      outcome := case when v_row.status = '처리중' then 'in_progress' else 'replay' end;
    else
      outcome := 'conflict';
      insert into ichido.conflict as c (org_id, idem_key, presented_sha, stored_sha, row_created_at, policy,
                                        first_at, last_at)
      values (p_org, p_key, v_sha, v_row.request_sha, v_row.created_at, v_policy, clock_timestamp(),
              clock_timestamp())
      on conflict (org_id, idem_key, presented_sha) do update
      set times = c.times + 1, last_at = excluded.last_at, policy = excluded.policy,
          stored_sha = excluded.stored_sha, row_created_at = excluded.row_created_at;
    end if;
    return query select outcome, v_policy, v_row.status::text, v_row.created_at::timestamptz,
      v_row.request_sha::bytea, v_row.response::jsonb, v_row.order_id::bigint, v_row.amount::bigint,
      v_row.currency::text, v_row.payment_state::text;
    return;
  end loop;
  raise exception 'the key comes and goes; try again' using errcode = 'serialization_failure';
end
$$;

revoke all on function ichido.claim(bigint, uuid, bytea, bytea, bigint, text) from public;
grant execute on function ichido.claim(bigint, uuid, bytea, bytea, bigint, text) to ichido_service;
do $$ begin perform ichido.bind_to_service_schema(); end $$;

-- What stored evidence permits. The console decides by more than this (recovery/domain); these
-- are the rules that hold whoever calls. Each answers with a word of settle's refusals, or null.

-- What one answer says for one final status.
create type ichido.reading as (
  refusal text,
  gateway_references text[], -- the payments that the settlement may name
  refunded_minor bigint,
  whole boolean,
  terminal boolean           -- it cannot change any more, so that its age does not matter
);

-- After this a worker of the organisation that kept its deadline can no longer call the gateway;
-- null where no deadline is declared.
create function ichido.fence_of(p_org bigint, p_created_at timestamptz) returns timestamptz
language sql stable set search_path = pg_catalog, pg_temp as $$
  select p_created_at + greatest(interval '5 minutes', g.send_deadline + g.clock_skew)
  from ichido.organization g where g.org_id = p_org and g.send_deadline is not null
$$;

-- No payment names another key or order, and each names ours by one of them.
create function ichido.payments_are_ours(p_payments jsonb, p_org bigint, p_key uuid, p_order bigint)
returns boolean
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select coalesce(bool_and(
      (p.key is null or p.key = ichido.gateway_key(p_org, p_key))
      and (p.order_id is null or p_order is null or p.order_id = p_order::text)
      and (p.key is not null or (p.order_id is not null and p_order is not null))), false)
  from jsonb_to_recordset(p_payments) as p(key text, order_id text)
$$;

-- May 완료 be written from this answer: one live payment, or several of which one is and the
-- others are dead; ours, in the order's amount and currency, not older than the request.
create function ichido.read_as_completed(p_evidence ichido.evidence) returns ichido.reading
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_order record;
  v_organization ichido.organization;
  v_paid record;
  v_reading ichido.reading;
begin
  select o.order_id, o.amount, o.currency into v_order
  from public.orders o where o.org_id = p_evidence.org_id and o.idem_key = p_evidence.idem_key;
  select g.* into v_organization from ichido.organization g where g.org_id = p_evidence.org_id;
  select count(*) as payments,
         count(*) filter (where p.state in ('succeeded', 'succeeded_then_refunded')) as live,
         count(*) filter (where p.state = 'failed_terminal') as dead
  into v_paid from jsonb_to_recordset(p_evidence.payments) as p(state text);

  v_reading.refusal := 'evidence_does_not_permit';
  if p_evidence.outcome not in ('succeeded', 'succeeded_then_refunded', 'several')
    or v_paid.live <> 1 or v_paid.live + v_paid.dead <> v_paid.payments
    or (p_evidence.outcome = 'several') <> (v_paid.payments > 1)
    or not ichido.payments_are_ours(p_evidence.payments, p_evidence.org_id, p_evidence.idem_key,
                                    v_order.order_id) then
    return v_reading;
  end if;
  select p.* into v_paid
  from jsonb_to_recordset(p_evidence.payments) as p(state text, reference text, amount_minor bigint, currency text,
                                                    refunded_minor bigint, created_at timestamptz)
  where p.state in ('succeeded', 'succeeded_then_refunded');
  if coalesce(v_paid.reference, '') = ''
    or (p_evidence.outcome <> 'several' and p_evidence.outcome <> v_paid.state)
    or v_paid.created_at < p_evidence.row_created_at
                           - coalesce(v_organization.clock_skew, interval '5 seconds') then
    return v_reading;
  end if;

  v_reading.refunded_minor := coalesce(v_paid.refunded_minor, 0);
  v_reading.refusal := case
    when v_order.order_id is null then 'order_missing'
    when v_paid.amount_minor is distinct from v_order.amount then 'amount_differs'
    when upper(v_paid.currency) is distinct from upper(v_order.currency) then 'currency_differs'
    when (v_paid.state = 'succeeded') <> (v_reading.refunded_minor = 0) then 'evidence_does_not_permit'
  end;
  v_reading.gateway_references := array[v_paid.reference];
  v_reading.whole := v_reading.refunded_minor > 0 and v_reading.refunded_minor >= v_order.amount;
  v_reading.terminal := v_reading.whole;
  if v_reading.refusal is null and v_reading.whole and not coalesce(v_organization.template_shows_refunds, false) then
    v_reading.refusal := 'evidence_does_not_permit'; -- a retry would read as paid
  end if;
  return v_reading;
end
$$;

-- May 실패 be written from this answer: every payment failed for good, and nobody can try again.
create function ichido.read_as_failed(p_evidence ichido.evidence) returns ichido.reading
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_order bigint;
  v_fence timestamptz := ichido.fence_of(p_evidence.org_id, p_evidence.row_created_at);
  v_reading ichido.reading;
  v_payments bigint;
  v_dead bigint;
begin
  select o.order_id into v_order
  from public.orders o where o.org_id = p_evidence.org_id and o.idem_key = p_evidence.idem_key;
  select count(*), count(*) filter (where p.state = 'failed_terminal'),
         array_agg(p.reference) filter (where p.reference <> '')
  into v_payments, v_dead, v_reading.gateway_references
  from jsonb_to_recordset(p_evidence.payments) as p(state text, reference text);
  v_reading.terminal := true;
  v_reading.refusal := case
    when p_evidence.outcome not in ('failed_terminal', 'several') or v_dead = 0 or v_dead <> v_payments
      or (p_evidence.outcome = 'several') <> (v_payments > 1)
      or not ichido.payments_are_ours(p_evidence.payments, p_evidence.org_id, p_evidence.idem_key, v_order)
      then 'evidence_does_not_permit'
    when exists (select from jsonb_to_recordset(p_evidence.payments) as p(created_at timestamptz)
                 where p.created_at < p_evidence.row_created_at - coalesce(
                   (select g.clock_skew from ichido.organization g where g.org_id = p_evidence.org_id),
                   interval '5 seconds')) then 'evidence_does_not_permit' -- another command's
    when p_evidence.failure_is_final then null
    when v_fence is null then 'no_send_deadline'
    when p_evidence.asked_at <= v_fence then 'evidence_does_not_permit'
  end;
  return v_reading;
end
$$;

-- May 실패 (not charged) be written from these: absent three times behind the fence, by answers
-- that can be trusted and are spaced, and never seen at all.
create function ichido.not_charged_refusal(p_org bigint, p_key uuid, p_created_at timestamptz, p_evidence bigint[])
returns text
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_fence timestamptz := ichido.fence_of(p_org, p_created_at);
  v_asked timestamptz;
  v_last timestamptz;
  v_counted integer := 0;
begin
  if v_fence is null then
    return 'no_send_deadline';
  end if;
  if exists (select from ichido.evidence e
             where e.org_id = p_org and e.idem_key = p_key and e.row_created_at = p_created_at
               and (e.payments <> '[]' or e.outcome in ('succeeded', 'succeeded_then_refunded', 'several')))
    or exists (select from public.payment_requests r
               where r.org_id = p_org and r.idem_key = p_key and r.response ->> 'gateway_reference' <> '')
    or exists (select from ichido.organization g
               where g.org_id = p_org and clock_timestamp() > p_created_at + g.gateway_key_window) then
    return 'evidence_does_not_permit';
  end if;
  for v_asked in
    select e.asked_at from ichido.evidence e
    where e.org_id = p_org and e.evidence_id = any (p_evidence) and e.outcome = 'not_found'
      and e.authoritative and e.credentials_proven and e.asked_at > v_fence
    order by e.asked_at
  loop
    if v_last is null or v_asked >= v_last + interval '5 minutes' then
      v_counted := v_counted + 1;
      v_last := v_asked;
    end if;
  end loop;
  return case when v_counted < 3 then 'evidence_does_not_permit' end;
end
$$;

revoke all on function ichido.fence_of(bigint, timestamptz), ichido.payments_are_ours(jsonb, bigint, uuid, bigint),
  ichido.read_as_completed(ichido.evidence), ichido.read_as_failed(ichido.evidence),
  ichido.not_charged_refusal(bigint, uuid, timestamptz, bigint[]) from public;
do $$ begin perform ichido.bind_to_service_schema(); end $$;

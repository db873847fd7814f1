-- Why a settlement is refused: one word, or null when the evidence permits it.

-- Everything in the envelope that states a fact must be the evidence's.
create function ichido.envelope_agrees(p_response jsonb, p_reading ichido.reading) returns boolean
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case
      when p_reading.gateway_references is null then p_response ->> 'gateway_reference' is null
      else coalesce(p_response ->> 'gateway_reference' = any (p_reading.gateway_references), false) end
    and coalesce(p_response -> 'refund', 'null') = case
      when coalesce(p_reading.refunded_minor, 0) = 0 then 'null'::jsonb
      else jsonb_build_object('minor', p_reading.refunded_minor, 'whole', p_reading.whole) end
$$;

-- What a client will be told must not contradict the order, the status or the evidence: facts that
-- the body states under the agreed names are compared, others are the organisation's own.
create function ichido.body_agrees(p_response jsonb, p_status text, p_absent boolean, p_amount bigint,
                                   p_currency text) returns boolean
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case p_status
    when '완료' then p_response ->> 'http_status' ~ '^2'
      and (not b.body ? 'amount' or b.body -> 'amount' = to_jsonb(p_amount))
      and (not b.body ? 'currency' or b.body ->> 'currency' = p_currency)
      and not b.body ? 'error' and coalesce(b.body ->> 'status', '') <> 'failed'
    else p_response ->> 'http_status' ~ '^4'
      and coalesce(b.body ->> 'status', 'failed') = 'failed'
      -- Only an absence promises that a new key may be used.
      and (p_absent or (coalesce(b.body ->> 'error', '') <> 'not_charged'
                        and coalesce(b.body -> 'new_key_allowed', 'false') = 'false')) end
  from (select p_response -> 'body') as b(body)
$$;

-- A charge that an earlier answer showed and the newest does not: somebody has to look for it.
create function ichido.lost_a_charge(p_newest ichido.evidence) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from ichido.evidence e
    cross join lateral jsonb_to_recordset(e.payments) as p(state text, reference text)
    where e.org_id = p_newest.org_id and e.idem_key = p_newest.idem_key
      and e.row_created_at = p_newest.row_created_at
      and p.state in ('succeeded', 'succeeded_then_refunded')
      and not exists (select from jsonb_to_recordset(p_newest.payments) as n(reference text)
                      where n.reference = p.reference))
$$;

create function ichido.settle_refusal(p_org bigint, p_key uuid, p_created_at timestamptz, p_status text,
                                      p_response jsonb, p_evidence bigint[], p_reason text) returns text
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  lifetime constant interval := interval '15 minutes';
  v_given ichido.evidence;   -- the newest of those given that says something about a payment
  v_newest ichido.evidence;  -- the newest of the row that does: it may have come since the plan
  v_reading ichido.reading;
  v_newer ichido.reading;
  v_count bigint;
begin
  if p_reason is null or p_reason !~ '\S' then
    return 'reason_missing';
  end if;
  if not ichido.envelope_is_valid(p_response) then
    return 'envelope_invalid';
  end if;
  if cardinality(p_evidence) = 0 then
    return 'no_evidence';
  end if;
  select count(*) into v_count from ichido.evidence e
  where e.org_id = p_org and e.evidence_id = any (p_evidence) and e.idem_key = p_key
    and e.row_created_at = p_created_at;
  if v_count <> (select count(distinct g.id) from unnest(p_evidence) as g(id)) then
    return 'evidence_of_another_row';
  end if;

  select e.* into v_newest from ichido.evidence e
  where e.org_id = p_org and e.idem_key = p_key and e.row_created_at = p_created_at
    and (e.outcome not in ('unavailable', 'rate_limited', 'unauthorized') or e.payments <> '[]')
  order by e.asked_at desc, e.evidence_id desc limit 1;
  select e.* into v_given from ichido.evidence e
  where e.org_id = p_org and e.evidence_id = any (p_evidence)
    and e.outcome not in ('unavailable', 'rate_limited', 'unauthorized')
  order by e.asked_at desc, e.evidence_id desc limit 1;
  if v_given.evidence_id is null then
    return 'evidence_does_not_permit';
  end if;

  if p_status = '실패' and v_given.outcome = 'not_found' then
    if v_newest.outcome <> 'not_found' then
      return 'evidence_does_not_permit';
    end if;
    v_reading.refusal := ichido.not_charged_refusal(p_org, p_key, p_created_at, p_evidence);
  elsif p_status = '완료' then
    v_reading := ichido.read_as_completed(v_given);
    v_newer := ichido.read_as_completed(v_newest);
  else
    v_reading := ichido.read_as_failed(v_given);
    v_newer := ichido.read_as_failed(v_newest);
  end if;
  v_reading.refusal := coalesce(v_reading.refusal, v_newer.refusal);
  if v_reading.refusal is not null then
    return v_reading.refusal;
  end if;
  if not ichido.envelope_agrees(p_response, v_reading)
    or not (select ichido.body_agrees(p_response, p_status, v_given.outcome = 'not_found', max(o.amount),
                                      max(o.currency))
            from public.orders o where o.org_id = p_org and o.idem_key = p_key) then
    return 'envelope_invalid';
  end if;
  if ichido.lost_a_charge(v_newest) then
    return 'evidence_does_not_permit';
  end if;
  if v_newest.evidence_id <> v_given.evidence_id and v_given.outcome <> 'not_found'
    and not ichido.envelope_agrees(p_response, v_newer) then
    return 'evidence_does_not_permit';
  end if;
  if not coalesce(v_reading.terminal, false) and v_newest.asked_at < clock_timestamp() - lifetime then
    return 'evidence_stale';
  end if;
  -- The amount is the order's, never one that the caller states.
  if exists (select from ichido.organization g
             left join public.orders o on o.org_id = g.org_id and o.idem_key = p_key
             where g.org_id = p_org and g.approval_above_minor is not null
               and (o.amount is null or o.amount > g.approval_above_minor)) then
    return 'approval_needed';
  end if;
  return null;
end
$$;

revoke all on function ichido.envelope_agrees(jsonb, ichido.reading), ichido.lost_a_charge(ichido.evidence),
  ichido.body_agrees(jsonb, text, boolean, bigint, text),
  ichido.settle_refusal(bigint, uuid, timestamptz, text, jsonb, bigint[], text) from public;
do $$ begin perform ichido.bind_to_service_schema(); end $$;

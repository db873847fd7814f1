-- The last step of a command, once: compare-and-set, the order's state and the audit event in one
-- transaction.

-- What settle and service_settle answer.
--   settled  written now; `response` is what every retry will receive
--   already  final before, with the same status and gateway reference
--   changed  final and different, gone, or another command's row: nothing was written
--   refused  the evidence does not permit it; `refusal` says why
create type ichido.settlement as (
  outcome text, replayed boolean, refusal text, status text, response jsonb, settled_by text, settled_at timestamptz
);

-- Writes the final status if the row is still the one that was read; a null outcome if it is not.
create function ichido.write_final(p_org bigint, p_key uuid, p_sha bytea, p_created_at timestamptz, p_status text,
                                   p_response jsonb, p_settled_by text) returns ichido.settlement
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  v_now timestamptz := clock_timestamp();
  v_done ichido.settlement;
begin
  update public.payment_requests r
  set status = p_status, response = ichido.signed_envelope(p_response, p_settled_by, v_now)
  where r.org_id = p_org and r.idem_key = p_key and r.status = '처리중' and r.request_sha = p_sha
    and r.created_at = p_created_at
  returning r.status, r.response into v_done.status, v_done.response;
  if not found then
    return v_done;
  end if;
  update public.orders o
  set payment_state = case
      when p_status = '실패' then 'failed'
      when coalesce(p_response -> 'refund', 'null') = 'null' then 'paid'
      when (p_response -> 'refund' ->> 'whole')::boolean then 'refunded'
      else 'partially_refunded' end
  where o.org_id = p_org and o.idem_key = p_key;
  update ichido.recovery_case k
  set state = 'settled', next_attempt = null, updated_at = v_now
  where k.org_id = p_org and k.idem_key = p_key;
  v_done.outcome := 'settled';
  v_done.replayed := false;
  v_done.settled_by := p_settled_by;
  v_done.settled_at := v_now;
  return v_done;
end
$$;

-- What stands there instead. Another command's response is nobody's business here.
create function ichido.read_final(p_org bigint, p_key uuid, p_sha bytea, p_created_at timestamptz, p_status text,
                                  p_reference text) returns ichido.settlement
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  v_row record;
  v_found ichido.settlement;
begin
  v_found.outcome := 'changed';
  v_found.replayed := false;
  select r.status, r.response, r.request_sha, r.created_at into v_row
  from public.payment_requests r where r.org_id = p_org and r.idem_key = p_key;
  if not found then
    return v_found;
  end if;
  v_found.status := v_row.status;
  if v_row.request_sha is distinct from p_sha or v_row.created_at is distinct from p_created_at then
    return v_found;
  end if;
  v_found.response := v_row.response;
  v_found.settled_by := v_row.response ->> 'settled_by';
  v_found.settled_at := ichido.settled_at_of(v_row.response);
  if v_row.status = p_status and v_row.response ->> 'gateway_reference' is not distinct from p_reference then
    v_found.outcome := 'already';
  end if;
  return v_found;
end
$$;

-- The payment service's own last step. It made the call, so it needs no stored evidence.
create function ichido.service_settle(p_org bigint, p_key uuid, p_sha bytea, p_created_at timestamptz,
                                      p_status text, p_response jsonb)
returns table(outcome text, replayed boolean, refusal text, status text, response jsonb, settled_by text,
              settled_at timestamptz)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  v_done ichido.settlement;
begin
  perform ichido.require_read_committed();
  perform ichido.require_role('ichido_service');
  perform ichido.require_organization(p_org);
  perform ichido.require_argument(p_key is not null and p_sha is not null and p_created_at is not null
                                  and p_status in ('완료', '실패'));
  if not ichido.envelope_is_valid(p_response) then
    v_done.outcome := 'refused';
    v_done.refusal := 'envelope_invalid';
  else
    v_done := ichido.write_final(p_org, p_key, p_sha, p_created_at, p_status, p_response, 'service');
    if v_done.outcome is null then
      v_done := ichido.read_final(p_org, p_key, p_sha, p_created_at, p_status, p_response ->> 'gateway_reference');
    end if;
  end if;
  v_done.replayed := false;
  if v_done.outcome <> 'already' then
    perform ichido.write_audit(
      case v_done.outcome when 'settled' then 'settle' when 'refused' then 'settle_refused'
        else 'settle_changed' end,
      'ichido_service', p_org, p_key, null, case when v_done.outcome = 'settled' then '처리중' else v_done.status end,
      case when v_done.outcome = 'settled' then p_status end, p_sha,
      sha256(ichido.framed('service_settle', p_org::text, p_key::text, encode(p_sha, 'hex'),
                           ichido.utc_text(p_created_at), p_status, p_response::text)),
      null, null, v_done.refusal);
  end if;
  return query select v_done.*;
end
$$;

-- Ichido's settle, from evidence. The same command sent again, even at the same moment, answers
-- with its first outcome and `replayed`.
create function ichido.settle(p_command uuid, p_org bigint, p_key uuid, p_sha bytea, p_created_at timestamptz,
                              p_status text, p_response jsonb, p_evidence bigint[], p_reason text)
returns table(outcome text, replayed boolean, refusal text, status text, response jsonb, settled_by text,
              settled_at timestamptz)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  v_payload bytea;
  v_first ichido.command;
  v_done ichido.settlement;
  v_evidence bigint[] := coalesce(array_remove(p_evidence, null), '{}');
begin
  perform ichido.require_read_committed();
  perform ichido.require_role('ichido_operator');
  perform ichido.require_organization(p_org);
  perform ichido.require_argument(p_command is not null and p_key is not null and p_sha is not null
                                  and p_created_at is not null and p_status in ('완료', '실패')
                                  and coalesce(array_ndims(p_evidence), 1) = 1
                                  and cardinality(v_evidence) <= 1000 and length(coalesce(p_reason, '')) <= 4000);
  -- Whether a reason is given matters, its words do not: who applies the same plan for another reason
  -- asks for the same write, and must get its first outcome. The audit keeps the first reason.
  v_payload := sha256(ichido.framed('settle', p_org::text, p_key::text, encode(p_sha, 'hex'),
    ichido.utc_text(p_created_at), p_status, p_response::text, array_to_string(v_evidence, ','),
    case when btrim(coalesce(p_reason, '')) = '' then '' else 'reason' end));

  -- A second sending waits here for the first to end.
  insert into ichido.command (org_id, command_id, kind, payload_sha, actor, at)
  values (p_org, p_command, 'settle', v_payload, session_user, clock_timestamp())
  on conflict (org_id, command_id) do nothing;
  if not found then
    select c.* into v_first from ichido.command c where c.org_id = p_org and c.command_id = p_command;
    if v_first.payload_sha is distinct from v_payload then
      raise exception 'the command was used with another payload' using errcode = 'IC003';
    end if;
    -- The body is kept in one place only, the row itself.
    return query select v_first.outcome, true, v_first.refusal, v_first.status,
      (select case when v_first.outcome = 'settled' then r.response else ichido.masked(r.response) end
       from public.payment_requests r
       where r.org_id = p_org and r.idem_key = p_key and r.request_sha = p_sha and r.created_at = p_created_at
         and r.status = v_first.status),
      v_first.settled_by, v_first.settled_at;
    return;
  end if;

  -- Locked before the evidence is read: what is checked is what stands when the row is written. An
  -- answer that comes meanwhile waits for the recovery case.
  perform from public.payment_requests r where r.org_id = p_org and r.idem_key = p_key for update;
  perform from public.orders o where o.org_id = p_org and o.idem_key = p_key for update;
  perform from ichido.recovery_case k where k.org_id = p_org and k.idem_key = p_key for update;
  v_done := ichido.read_final(p_org, p_key, p_sha, p_created_at, p_status, p_response ->> 'gateway_reference');
  if v_done.outcome = 'changed' and v_done.status = '처리중' and exists (
    select from public.payment_requests r where r.org_id = p_org and r.idem_key = p_key and r.request_sha = p_sha
      and r.created_at = p_created_at) then
    v_done.refusal := ichido.settle_refusal(p_org, p_key, p_created_at, p_status, p_response, v_evidence, p_reason);
    if v_done.refusal is not null then
      v_done.outcome := 'refused';
    else
      v_done := ichido.write_final(p_org, p_key, p_sha, p_created_at, p_status, p_response, 'ichido');
      if v_done.outcome is null then
        v_done := ichido.read_final(p_org, p_key, p_sha, p_created_at, p_status,
                                    p_response ->> 'gateway_reference');
      end if;
    end if;
  end if;
  if v_done.outcome <> 'settled' then
    v_done.response := ichido.masked(v_done.response); -- an operator did not write it
  end if;

  update ichido.command c
  set outcome = v_done.outcome, refusal = v_done.refusal, status = v_done.status, settled_by = v_done.settled_by,
      settled_at = v_done.settled_at
  where c.org_id = p_org and c.command_id = p_command;
  if v_done.outcome <> 'already' then
    perform ichido.write_audit(
      case v_done.outcome when 'settled' then 'settle' when 'refused' then 'settle_refused'
        else 'settle_changed' end,
      'ichido_operator', p_org, p_key, p_command,
      case when v_done.outcome = 'settled' then '처리중' else v_done.status end,
      case when v_done.outcome = 'settled' then p_status end,
      p_sha, v_payload, p_reason, v_evidence, v_done.refusal);
  end if;
  return query select v_done.*;
end
$$;

revoke all on function
  ichido.write_final(bigint, uuid, bytea, timestamptz, text, jsonb, text),
  ichido.read_final(bigint, uuid, bytea, timestamptz, text, text),
  ichido.service_settle(bigint, uuid, bytea, timestamptz, text, jsonb),
  ichido.settle(uuid, bigint, uuid, bytea, timestamptz, text, jsonb, bigint[], text) from public;
grant execute on function ichido.service_settle(bigint, uuid, bytea, timestamptz, text, jsonb) to ichido_service;
grant execute on function ichido.settle(uuid, bigint, uuid, bytea, timestamptz, text, jsonb, bigint[], text)
  to ichido_operator;
do $$ begin perform ichido.bind_to_service_schema(); end $$;

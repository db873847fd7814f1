-- Recording what a gateway answered.

-- Can the payments be read back? Asked first, since the error of a cast would carry the value.
create function ichido.payments_are_valid(p_payments jsonb) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if jsonb_typeof(p_payments) is distinct from 'array'
    or exists (select from jsonb_array_elements(p_payments) e(value) where jsonb_typeof(e.value) <> 'object') then
    return false;
  end if;
  return not exists (
    select from jsonb_to_recordset(p_payments) as p(
      state text, reference text, key text, order_id text, account text, amount_minor bigint, currency text,
      refunded_minor bigint, failure_code text, created_at timestamptz, expires_at timestamptz)
    where p.state is null or p.refunded_minor < 0);
exception when data_exception then
  return false;
end
$$;

-- Repeatable: the same command answers with the evidence it made. How long ago the gateway was
-- asked is not part of what is compared, since a second sending comes later.
create function ichido.record_evidence(
  p_command uuid, p_org bigint, p_key uuid, p_created_at timestamptz, p_profile text, p_url_path text,
  p_http_status integer, p_request_id text, p_body_sha bytea, p_body bytea, p_outcome text, p_payments jsonb,
  p_detail text, p_authoritative boolean, p_credentials_proven boolean, p_failure_is_final boolean,
  p_since_asked interval, p_latency interval)
returns table(evidence_id bigint, asked_at timestamptz)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  v_payload bytea;
  v_id bigint;
  v_asked_at timestamptz := statement_timestamp() - p_since_asked;
begin
  perform ichido.require_read_committed();
  perform ichido.require_role('ichido_prober');
  perform ichido.require_organization(p_org);
  perform ichido.require_argument(
    p_command is not null and p_key is not null and p_created_at is not null and p_profile is not null
    and p_authoritative is not null and p_credentials_proven is not null and p_failure_is_final is not null
    and p_since_asked >= interval '0' and octet_length(coalesce(p_body, '')) <= 4194304
    and p_outcome in ('succeeded', 'succeeded_then_refunded', 'authorized', 'pending', 'failed_terminal',
                      'failed_retryable', 'not_found', 'several', 'unavailable', 'rate_limited',
                      'unauthorized', 'unintelligible')
    and ichido.payments_are_valid(coalesce(p_payments, '[]')));
  v_payload := sha256(ichido.framed(
    'record_evidence', p_org::text, p_key::text, ichido.utc_text(p_created_at), p_profile, p_url_path,
    p_http_status::text, p_request_id, encode(p_body_sha, 'hex'), encode(sha256(p_body), 'hex'), p_outcome,
    coalesce(p_payments, '[]')::text, p_detail, p_authoritative::text, p_credentials_proven::text,
    p_failure_is_final::text));

  -- A second sending waits here for the first to end.
  insert into ichido.command (org_id, command_id, kind, payload_sha, actor, at)
  values (p_org, p_command, 'record_evidence', v_payload, session_user, clock_timestamp())
  on conflict (org_id, command_id) do nothing;
  if not found then
    if not exists (select from ichido.command c where c.org_id = p_org and c.command_id = p_command
                   and c.payload_sha = v_payload) then
      raise exception 'the command was used with another payload' using errcode = 'IC003';
    end if;
    return query select e.evidence_id, e.asked_at from ichido.evidence e
      where e.org_id = p_org and e.command_id = p_command;
    return;
  end if;

  insert into ichido.evidence as e (
    org_id, idem_key, row_created_at, asked_at, recorded_at, asked_by, profile, url_path, http_status, request_id,
    body_sha, body, outcome, payments, detail, authoritative, credentials_proven, failure_is_final, latency,
    command_id)
  values (p_org, p_key, p_created_at, v_asked_at, clock_timestamp(), session_user, p_profile,
    coalesce(p_url_path, ''), p_http_status, p_request_id, p_body_sha, p_body, p_outcome, coalesce(p_payments, '[]'),
    coalesce(p_detail, ''), p_authoritative, p_credentials_proven, p_failure_is_final, p_latency, p_command)
  returning e.evidence_id into v_id;
  update ichido.command c set outcome = 'recorded' where c.org_id = p_org and c.command_id = p_command;

  insert into ichido.recovery_case as k (org_id, idem_key, row_created_at, state, attempts, first_not_found_at)
  values (p_org, p_key, p_created_at, 'asked', 1, case when p_outcome = 'not_found' then v_asked_at end)
  on conflict (org_id, idem_key) do update set
    attempts = case when k.row_created_at = p_created_at then k.attempts else 0 end + 1,
    first_not_found_at = coalesce(case when k.row_created_at = p_created_at then k.first_not_found_at end,
                                  excluded.first_not_found_at),
    state = case when k.row_created_at = p_created_at and k.state = 'settled' then 'settled' else 'asked' end,
    row_created_at = p_created_at,
    updated_at = clock_timestamp();

  perform ichido.write_audit('record_evidence', 'ichido_prober', p_org, p_key, p_command, null, null, null,
                             v_payload, null, array[v_id], p_outcome);
  return query select v_id, v_asked_at;
end
$$;

revoke all on function ichido.payments_are_valid(jsonb),
  ichido.record_evidence(uuid, bigint, uuid, timestamptz, text, text, integer, text, bytea, bytea, text, jsonb, text,
                         boolean, boolean, boolean, interval, interval) from public;
grant execute on function
  ichido.record_evidence(uuid, bigint, uuid, timestamptz, text, text, integer, text, bytea, bytea, text, jsonb, text,
                         boolean, boolean, boolean, interval, interval) to ichido_prober;
do $$ begin perform ichido.bind_to_service_schema(); end $$;

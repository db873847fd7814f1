-- The audit trail: appended to, never changed. It holds statuses, hashes and ids of evidence,
-- never bodies, so that a purge really removes what it purges.

create table ichido.audit_event (
  event_id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  org_id bigint not null,
  idem_key uuid,
  command_id uuid,
  actor name not null default session_user,
  role text not null,                 -- the group role that the action asked for
  client text not null default current_setting('application_name'),
  action text not null,               -- settle, settle_refused, settle_changed, record_evidence
  before_status text,
  after_status text,
  request_sha bytea,
  payload_sha bytea,                  -- of everything that the command said
  reason text,
  evidence_ids bigint[],
  detail text,                        -- a stable word: why it was refused, what evidence said
  txid xid8 not null default pg_current_xact_id(),
  leaf_sha bytea not null,
  primary key (org_id, event_id)
);
create index audit_event_request_idx on ichido.audit_event (org_id, idem_key, event_id);

-- Fields one after another, each as its length in octets (4 octets, big-endian) and its UTF-8;
-- a null is the length FF FF FF FF and nothing else. So no two different lists look alike.
create function ichido.framed(variadic p_fields text[]) returns bytea
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select coalesce(string_agg(
    case when f.field is null then '\xffffffff'::bytea
         else int4send(octet_length(convert_to(f.field, 'UTF8'))) || convert_to(f.field, 'UTF8') end,
    ''::bytea order by f.place), ''::bytea)
  from unnest(p_fields) with ordinality as f(field, place)
$$;

-- "2026-01-31T23:59:59.000001Z", whatever the session's settings are.
create function ichido.utc_text(p_at timestamptz) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

-- An event as the leaf of a Merkle tree, version 1; it never changes, a later form gets another
-- version. The octet 00 (RFC 6962, section 2.1: a leaf, no inner node), then framed() of
--   "ichido.audit.1", event_id, at, org_id, idem_key, command_id, actor, role, client, action,
--   before_status, after_status, request_sha, payload_sha, reason, evidence_ids, detail, txid
-- with numbers in decimal, times as utc_text() writes them, UUIDs and hashes in lower-case
-- hexadecimal (UUIDs with their dashes), evidence_ids in decimal joined by commas.
create function ichido.audit_leaf(p_event ichido.audit_event) returns bytea
language sql stable set search_path = pg_catalog, pg_temp as $$
  select '\x00'::bytea || ichido.framed(
    'ichido.audit.1', p_event.event_id::text, ichido.utc_text(p_event.at), p_event.org_id::text,
    p_event.idem_key::text, p_event.command_id::text, p_event.actor::text, p_event.role, p_event.client,
    p_event.action, p_event.before_status, p_event.after_status, encode(p_event.request_sha, 'hex'),
    encode(p_event.payload_sha, 'hex'), p_event.reason, array_to_string(p_event.evidence_ids, ','),
    p_event.detail, p_event.txid::text)
$$;

create function ichido.audit_event_before_insert() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.leaf_sha := sha256(ichido.audit_leaf(new));
  return new;
end
$$;
create trigger audit_event_leaf before insert on ichido.audit_event
  for each row execute function ichido.audit_event_before_insert();

create function ichido.audit_event_is_final() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'the audit trail is only ever appended to' using errcode = 'IC007';
end
$$;
create trigger audit_event_final before update or delete on ichido.audit_event
  for each row execute function ichido.audit_event_is_final();
create trigger audit_event_whole before truncate on ichido.audit_event
  for each statement execute function ichido.audit_event_is_final();

-- Only for our definer functions.
create function ichido.write_audit(
  p_action text, p_role text, p_org bigint, p_key uuid, p_command uuid, p_before text, p_after text,
  p_request_sha bytea, p_payload_sha bytea, p_reason text, p_evidence bigint[], p_detail text)
returns void
language sql set search_path = pg_catalog, pg_temp as $$
  insert into ichido.audit_event (action, role, org_id, idem_key, command_id, before_status, after_status,
                                  request_sha, payload_sha, reason, evidence_ids, detail)
  values (p_action, p_role, p_org, p_key, p_command, p_before, p_after,
          p_request_sha, p_payload_sha, p_reason, p_evidence, p_detail)
$$;
revoke all on function ichido.framed(text[]), ichido.utc_text(timestamptz), ichido.audit_leaf(ichido.audit_event),
  ichido.audit_event_before_insert(), ichido.audit_event_is_final(),
  ichido.write_audit(text, text, bigint, uuid, uuid, text, text, bytea, bytea, text, bigint[], text) from public;
-- Whoever may read the trail may also compute its leaves.
grant execute on function ichido.framed(text[]), ichido.utc_text(timestamptz),
  ichido.audit_leaf(ichido.audit_event) to ichido_viewer;

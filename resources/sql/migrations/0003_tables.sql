-- Tables of ours. org_id comes first in every key, so that each can be partitioned by it.

create table ichido.organization (
  org_id bigint primary key,
  name text not null,
  gateway text not null default '',                    -- name of a gateway profile
  fingerprint_kind text not null default 'jcs' check (fingerprint_kind in ('jcs', 'raw')),
  fingerprint_since timestamptz not null default now(),
  conflict_policy text not null default 'reject' check (conflict_policy in ('reject', 'return_original')),
  stuck_threshold interval not null default interval '10 minutes' check (stuck_threshold > interval '0'),
  -- After this its service may no longer call the gateway; null: not declared, so that an absent
  -- payment never settles anything.
  send_deadline interval check (send_deadline > interval '0'),
  clock_skew interval not null default interval '5 seconds' check (clock_skew >= interval '0'),
  client_retry_window interval check (client_retry_window >= interval '0'),
  gateway_key_window interval check (gateway_key_window > interval '0'),
  dispute_window interval check (dispute_window >= interval '0'),
  retention_completed interval,                        -- null: kept for ever
  retention_failed interval,
  response_template jsonb,
  template_shows_refunds boolean not null default false,
  approval_above_minor bigint check (approval_above_minor >= 0), -- above it a second person must approve
  -- A key that is forgotten while a client, the gateway or a dispute still refers to it charges twice.
  constraint retention_outlives_every_window check (
    least(retention_completed, retention_failed)
      > greatest(client_retry_window, gateway_key_window, dispute_window))
);

-- What is known of an intent that recovery has touched.
create table ichido.recovery_case (
  org_id bigint not null,
  idem_key uuid not null,
  row_created_at timestamptz,         -- of the payment request; another value is another command
  state text not null default 'open' check (state in ('open', 'asked', 'settled')),
  attempts integer not null default 0,
  next_attempt timestamptz,
  first_not_found_at timestamptz,
  lease_holder text,                  -- a login, for people to read
  lease_client uuid,                  -- which of its programs
  lease_until timestamptz,
  updated_at timestamptz not null default now(),
  primary key (org_id, idem_key)
);

-- One row for each answer of a gateway.
create table ichido.evidence (
  evidence_id bigint generated always as identity,
  org_id bigint not null,
  idem_key uuid not null,
  row_created_at timestamptz not null,
  asked_at timestamptz not null,      -- by this database's clock
  recorded_at timestamptz not null,
  asked_by name not null,
  profile text not null,
  url_path text not null,
  http_status integer,                -- null or 0: no answer
  request_id text,
  body_sha bytea,                     -- of the body as it came
  body bytea check (octet_length(body) <= 4194304), -- secrets removed; may be no valid text
  outcome text not null check (outcome in (
    'succeeded', 'succeeded_then_refunded', 'authorized', 'pending', 'failed_terminal', 'failed_retryable',
    'not_found', 'several', 'unavailable', 'rate_limited', 'unauthorized', 'unintelligible')),
  payments jsonb not null,            -- an array of objects, one for each payment
  detail text not null,
  authoritative boolean not null,
  credentials_proven boolean not null,
  failure_is_final boolean not null,
  latency interval,
  command_id uuid not null,
  primary key (org_id, evidence_id),
  unique (org_id, command_id)
);
create index evidence_request_idx on ichido.evidence (org_id, idem_key, evidence_id);

-- Each write by Ichido is a command; sent again, it answers with its outcome.
create table ichido.command (
  org_id bigint not null,
  command_id uuid not null,
  kind text not null check (kind in ('settle', 'record_evidence')),
  payload_sha bytea not null,
  actor name not null,
  at timestamptz not null,
  outcome text,                       -- null only inside the transaction that is making it
  refusal text,
  status text,                        -- of the request, as it stood then
  settled_by text,
  settled_at timestamptz,
  primary key (org_id, command_id)
);

-- The same key with different content (C6): one counted row for each key and presented hash.
create table ichido.conflict (
  org_id bigint not null,
  idem_key uuid not null,
  presented_sha bytea not null,
  stored_sha bytea not null,
  row_created_at timestamptz not null,
  policy text not null,               -- how the last one was answered
  times bigint not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (org_id, idem_key, presented_sha)
);

-- The schema where payment_requests and orders were found; the functions name it.
create table ichido.installation (
  only_one boolean primary key default true check (only_one),
  service_schema name not null
);
insert into ichido.installation (service_schema)
select n.nspname from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
where c.oid = to_regclass('payment_requests');

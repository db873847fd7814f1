-- The given table, the service's orders, and the record of migrations.
--
-- Each migration runs in one transaction of its own, as the owner of the database: no superuser,
-- but with CREATEROLE where the ichido_* roles do not stand yet. Nothing needs more than
-- PostgreSQL 13. payment_requests and orders stand in the first schema of the connection's
-- search_path that has them, or else in the one where new tables go.
--
-- SQLSTATEs of our own, here and in all functions; their messages carry no values:
--   IC001  the login may not act for this organisation (ichido.member)
--   IC002  the login has none of the roles that the function asks for
--   IC003  the same command id was used with another payload
--   IC004  an argument cannot be meant (null, unknown word, wrong length)
--   IC005  the transaction is not READ COMMITTED
--   IC006  payment_requests or orders stands, but not in the shape that claiming a key needs
--   IC007  the audit trail is only ever appended to

create schema if not exists ichido;

create table if not exists ichido.schema_migration (
  version integer primary key,
  name text not null,
  sha256 bytea not null,
  applied_at timestamptz not null default now()
);

do $$
declare
  -- Claiming a key needs exactly this to be unique: C2, C4.
  key_columns constant text[] := array['idem_key', 'org_id'];
begin
  if to_regclass('payment_requests') is null then
    create table payment_requests(
      org_id      bigint not null,
      idem_key    uuid not null,
      request_sha bytea not null,
      status      text not null check(status in ('처리중','완료','실패')),
      response    jsonb,
      created_at  timestamptz not null default now(),
      primary key (org_id, idem_key));
  elsif not exists (
    select from pg_catalog.pg_index i
    where i.indrelid = to_regclass('payment_requests') and i.indisprimary
      and key_columns = (select array_agg(a.attname::text order by a.attname)
                         from pg_catalog.pg_attribute a
                         where a.attrelid = i.indrelid and a.attnum = any (i.indkey))) then
    raise exception 'payment_requests has no primary key (org_id, idem_key)' using errcode = 'IC006';
  end if;

  if to_regclass('orders') is null then
    create table orders(
      order_id      bigint generated always as identity primary key,
      org_id        bigint not null,
      idem_key      uuid not null,
      amount        bigint not null,  -- in the currency's minor unit
      currency      text not null,    -- ISO 4217
      payment_state text not null default 'pending'
        check (payment_state in ('pending', 'paid', 'failed', 'refunded', 'partially_refunded')),
      created_at    timestamptz not null default now(),
      unique (org_id, idem_key));
  elsif not exists (
    select from pg_catalog.pg_index i
    where i.indrelid = to_regclass('orders') and i.indisunique and i.indpred is null
      and key_columns = (select array_agg(a.attname::text order by a.attname)
                         from pg_catalog.pg_attribute a
                         where a.attrelid = i.indrelid and a.attnum = any (i.indkey)))
    or (select count(*) from pg_catalog.pg_attribute a
        where a.attrelid = to_regclass('orders') and not a.attisdropped
          and a.attname in ('order_id', 'amount', 'currency', 'payment_state', 'created_at')) < 5 then
    raise exception 'orders is not unique by (org_id, idem_key) or lacks a column' using errcode = 'IC006';
  end if;
end
$$;

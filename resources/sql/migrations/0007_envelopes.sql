-- What a stored response looks like, and how much of it one may see.
--
-- {"http_status": 201, "body": {…}, "gateway_reference": "…", "refund": null | {"minor": n, "whole": b},
--  "settled_at": "…", "settled_by": "service" | "ichido"}; the last two are the database's to say.

create function ichido.envelope_is_valid(p_response jsonb) returns boolean
language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare
  status jsonb := p_response -> 'http_status';
  refund jsonb := coalesce(p_response -> 'refund', 'null');
begin
  if jsonb_typeof(p_response) is distinct from 'object' then
    return false;
  end if;
  if p_response - array['http_status', 'body', 'gateway_reference', 'refund', 'settled_at', 'settled_by'] <> '{}'
    or jsonb_typeof(p_response -> 'body') is distinct from 'object'
    or jsonb_typeof(coalesce(p_response -> 'gateway_reference', 'null')) not in ('string', 'null')
    or p_response ->> 'gateway_reference' = ''
    or jsonb_typeof(status) is distinct from 'number' or p_response ->> 'http_status' !~ '^[1-5][0-9][0-9]$' then
    return false;
  end if;
  if jsonb_typeof(refund) = 'null' then
    return true;
  end if;
  if jsonb_typeof(refund) <> 'object' then
    return false;
  end if;
  return refund - array['minor', 'whole'] = '{}'
    and jsonb_typeof(refund -> 'minor') is not distinct from 'number' and refund ->> 'minor' ~ '^[1-9][0-9]{0,17}$'
    and jsonb_typeof(refund -> 'whole') is not distinct from 'boolean';
end
$$;

-- Says who settled it and when, whatever the caller wrote there.
create function ichido.signed_envelope(p_response jsonb, p_settled_by text, p_at timestamptz) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select p_response || jsonb_build_object('settled_at', ichido.utc_text(p_at), 'settled_by', p_settled_by)
$$;

-- The time in a row that anybody may have written; null when it is none.
create function ichido.settled_at_of(p_response jsonb) returns timestamptz
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if p_response ->> 'settled_at' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d' then
    return (p_response ->> 'settled_at')::timestamptz;
  end if;
  return null;
exception when others then
  return null;
end
$$;

-- A response for eyes that may not see all of it. Only what is named here passes, at any depth,
-- and only where it looks like a word, a number or a time; everything else becomes "***".
create function ichido.masked(p_value jsonb, p_named boolean default false, p_depth integer default 0)
returns jsonb
language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare
  passing constant text[] := array[
    'http_status', 'body', 'gateway_reference', 'refund', 'minor', 'whole', 'settled_at', 'settled_by',
    'id', 'order_id', 'amount', 'currency', 'status', 'state', 'error', 'code', 'failure_code',
    'refunded_amount', 'new_key_allowed', 'created_at'];
begin
  if p_value is null then
    return null; -- no response yet
  end if;
  if p_depth > 32 then
    return '"***"';
  end if;
  case jsonb_typeof(p_value)
    when 'object' then
      return coalesce((select jsonb_object_agg(
          case when e.key = any (passing) or e.key ~ '^[A-Za-z_]{1,40}$' then e.key else '***' end,
          case when p_depth = 0 and e.key = 'gateway_reference' and e.value #>> '{}' ~ '^[A-Za-z0-9_.:+-]{1,255}$'
               then e.value -- whatever digits it has, it is the gateway's word for a payment
               else ichido.masked(e.value, e.key = any (passing), p_depth + 1) end)
        from jsonb_each(p_value) e), '{}');
    when 'array' then
      return coalesce((select jsonb_agg(ichido.masked(e.value, p_named, p_depth + 1) order by e.place)
        from jsonb_array_elements(p_value) with ordinality as e(value, place)), '[]');
    when 'null' then
      return p_value;
    when 'boolean' then
      return case when p_named then p_value else '"***"' end;
    else
      -- A run of twelve digits or more could be a card's or an account's number.
      if p_named and p_value #>> '{}' ~ '^[A-Za-z0-9_.:+-]{0,64}$' and p_value #>> '{}' !~ '[0-9]{12}' then
        return p_value;
      end if;
      return '"***"';
  end case;
end
$$;

-- The masked response of a row; null when there is no row or no response yet.
create function ichido.peek(p_org bigint, p_key uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform ichido.require_role('ichido_viewer');
  perform ichido.require_organization(p_org);
  return (select ichido.masked(r.response) from public.payment_requests r
          where r.org_id = p_org and r.idem_key = p_key);
end
$$;

revoke all on function ichido.envelope_is_valid(jsonb), ichido.signed_envelope(jsonb, text, timestamptz),
  ichido.settled_at_of(jsonb), ichido.masked(jsonb, boolean, integer), ichido.peek(bigint, uuid) from public;
grant execute on function ichido.peek(bigint, uuid) to ichido_viewer;
do $$ begin perform ichido.bind_to_service_schema(); end $$;

-- The audit log: what the operator's people did, by whom, to what and why. Append-only; each entry carries the hash of the one before.

create table audit_entries (
  -- 1, 2, 3 … without gaps.
  id bigint primary key,
  happened_at timestamptz not null,
  -- Null: a command or a job.
  actor_id uuid,
  actor_name text not null,
  act text not null check (act ~ '^[a-z]+[.][a-zA-Z]+$'),
  object_kind text not null,
  object_id text not null,
  -- As it was called then.
  object_name text not null,
  reason text not null default '',
  detail jsonb not null default '{}',
  previous_hash bytea not null,
  hash bytea not null
);
-- What was done to a person, a business, a report.
create index audit_entries_by_object on audit_entries (object_id, id desc);
-- What one of the staff did.
create index audit_entries_by_actor on audit_entries (actor_id, id desc);

-- The text that is hashed with the hash before it: a JSON array, as PostgreSQL writes it.
create function audit_text(entry audit_entries) returns text language sql stable
  return jsonb_build_array(entry.id, to_char(entry.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), entry.actor_id,
    entry.actor_name, entry.act, entry.object_kind, entry.object_id, entry.object_name, entry.reason, entry.detail)::text;
create function audit_hash(previous bytea, entry audit_entries) returns bytea language sql stable
  return sha256(convert_to(encode(previous, 'hex') || E'\n' || audit_text(entry), 'UTF8'));

-- Whoever inserts: number, time and hashes are set here, one transaction after the other.
create function chain_audit_entry() returns trigger language plpgsql as $$
declare
  last audit_entries;
begin
  perform pg_advisory_xact_lock(hashtext('net.audit_entries'));
  select * into last from audit_entries order by id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.happened_at := clock_timestamp();
  new.previous_hash := coalesce(last.hash, sha256(''));
  new.hash := audit_hash(new.previous_hash, new);
  return new;
end $$;
create trigger chain before insert on audit_entries for each row execute function chain_audit_entry();

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only';
end $$;
create trigger append_only before update or delete on audit_entries for each row execute function refuse_audit_change();
create trigger never_emptied before truncate on audit_entries for each statement execute function refuse_audit_change();

-- What the checks found, newest last; also the end of the chain at that time, so that entries cut off at the end are missed.
create table audit_checks (
  id uuid primary key default uuidv7(),
  checked_at timestamptz not null default now(),
  entries bigint not null,
  last_hash bytea,
  -- The first entry that does not fit; null where all do.
  broken_at bigint
);

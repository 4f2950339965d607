-- Webhooks: addresses of businesses that are told of events, and the log of what was sent to them.

create table webhooks (
  id uuid primary key default uuidv7(),
  business_id uuid not null,
  url text not null,
  description text not null default '',
  event_types text[] not null check (event_types <> '{}'),
  -- [{sealed, until}], the newest first; until is null of the one that holds.
  secrets jsonb not null,
  created_at timestamptz not null default now(),
  -- Attempts in a row that failed, and since when.
  failures int not null default 0,
  failing_since timestamptz,
  -- New deliveries wait until then.
  rests_until timestamptz,
  -- Created, or enabled again: what happened before is not told.
  told_from timestamptz not null default now(),
  disabled_by text check (disabled_by in ('people', 'failures', 'gone')),
  -- Those of a business, too.
  unique (business_id, url)
);

create table webhook_deliveries (
  id uuid primary key default uuidv7(),
  webhook_id uuid not null references webhooks on delete cascade,
  event_id uuid not null,
  type text not null,
  body text not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  -- [{at, duration, status, error, answer}], the newest first.
  attempts jsonb not null default '[]',
  -- How often it was begun: a job of an earlier run does nothing. Attempts of the run.
  run int not null default 1,
  tries int not null default 0,
  next_at timestamptz,
  -- When somebody asked for this run.
  pressed_at timestamptz,
  -- However often an event is read, a webhook is told of it once.
  unique (webhook_id, event_id)
);
-- The log of a webhook, newest first.
create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, id desc);

-- How far the events have been read, and the key under which secrets are sealed. One row.
create table webhook_reading (
  single boolean primary key default true check (single),
  position text not null default pg_snapshot_xmin(pg_current_snapshot())::text,
  secret_key text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into webhook_reading default values;

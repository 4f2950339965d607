-- Devices that ring: web push of browsers, and what is still to be sent to them.
-- compatible: new tables, and a column with a default.

-- One row, made at first use; with other keys every subscription is dead.
create table ring_keys (
  single boolean primary key default true check (single),
  public_key text not null,
  -- Sealed by `seal_key`.
  private_key text not null,
  seal_key text not null,
  -- When a push service refused the key last, and which.
  refused_at timestamptz,
  refused_by text
);

create table devices (
  id uuid primary key default uuidv7(),
  user_id uuid not null,
  -- The session that subscribed; the device ends with it.
  session_id uuid not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  name text not null,
  kinds text[] not null,
  quiet jsonb,
  without_text boolean not null default false,
  added_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  tested_at timestamptz
);
-- The devices of a person.
create index devices_by_user on devices (user_id);
-- Those of a session that has ended.
create index devices_by_session on devices (session_id);

create table rings (
  id uuid primary key default uuidv7(),
  device_id uuid not null references devices on delete cascade,
  -- Null: a test.
  notification_id uuid references notifications on delete cascade,
  -- Counts news while the ring waits: one that was sent meanwhile is sent again.
  turn int not null default 1,
  made_at timestamptz not null default now(),
  unique (device_id, notification_id)
);
-- Cascades.
create index rings_by_notification on rings (notification_id);

alter table notification_settings add column ring_declined_at timestamptz;

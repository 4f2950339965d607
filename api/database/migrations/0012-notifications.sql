-- Notifications: what a person should hear of, each cause once, and how they want to hear it.

create table notifications (
  id uuid primary key default uuidv7(),
  receiver_id uuid not null,
  kind text not null check (kind in (
    'comment', 'reply', 'reaction', 'follow', 'connectionRequest', 'connectionAnswer', 'invitation', 'certificate')),
  -- What is told together while it is unread, such as all likes of one post.
  group_key text not null,
  -- What it is about, and where that stands (the post or product of a comment).
  resource_type text not null,
  resource_id uuid not null,
  root_type text,
  root_id uuid,
  -- The business on whose behalf the receiver hears it.
  business_id uuid,
  -- Who caused it last; nobody where a date did.
  actor_id uuid,
  actor_kind text check (actor_kind in ('user', 'business')),
  -- What the words need besides, such as the name of a certificate.
  detail jsonb not null default '{}',
  -- Grows whenever a cause is added: the order of the list and its cursor.
  place uuid not null default uuidv7(),
  read_at timestamptz,
  -- Waits for the daily letter.
  in_digest boolean not null default false
);
-- The list of a person, latest first.
create index notifications_by_receiver on notifications (receiver_id, place desc);
-- One unread entry for what is told together; and the count of the unread.
create unique index notifications_unread on notifications (receiver_id, group_key) where read_at is null;
-- Who has a letter to get today.
create index notifications_in_digest on notifications (receiver_id) where in_digest and read_at is null;

create table notification_causes (
  receiver_id uuid not null,
  -- Names what happened, the same however often it is read.
  cause text not null,
  notification_id uuid not null references notifications on delete cascade,
  actor_id uuid,
  actor_kind text,
  id uuid not null default uuidv7(),
  primary key (receiver_id, cause)
);
-- Who is told together, the latest first.
create index notification_causes_by_notification on notification_causes (notification_id, id desc);

create table notification_settings (
  user_id uuid primary key,
  -- kind → how it is told; what is not named is told as usual.
  choices jsonb not null default '{}'
);

-- How far the events have been read, and the key that signs the links of letters. One row.
create table notification_reading (
  single boolean primary key default true check (single),
  position text not null default pg_snapshot_xmin(pg_current_snapshot())::text,
  letter_key text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into notification_reading default values;

-- Whom an invitation by e-mail reaches.
create index people_by_email on people (email) where email is not null;

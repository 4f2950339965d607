-- Inquiries and the threads of messages that they begin; how each side stands to a thread; the work of a team on them.

create table requests (
  id uuid primary key default uuidv7(),
  sender_kind text not null check (sender_kind in ('user', 'business')),
  sender_id uuid not null,
  receiver_kind text not null default 'business' check (receiver_kind in ('user', 'business')),
  receiver_id uuid not null,
  -- A code of the contract; `subject` has the sender's own words where it is `other`.
  subject_code text not null,
  subject text not null default '',
  product_id uuid,
  -- How many messages there are: the position of the last one.
  messages int not null default 0,
  created_at timestamptz not null default now(),
  -- The first message of the receiver.
  answered_at timestamptz,
  -- Waits for a moderator: the receiver has no side until then.
  held_at timestamptz,
  closed_at timestamptz,
  check (sender_id <> receiver_id)
) with (fillfactor = 80);
-- The inquiries that a business received lately, for its reply figures.
create index requests_by_receiver on requests (receiver_id, created_at) include (answered_at, held_at);
-- The queue of the moderators, oldest first.
create index requests_held on requests (id) where held_at is not null and closed_at is null;

create table messages (
  request_id uuid not null references requests on delete cascade,
  -- 1, 2, 3 in each thread: the order, however many write at once.
  position int not null,
  id uuid not null default uuidv7(),
  -- Sender or receiver of the inquiry.
  side text not null check (side in ('S', 'R')),
  type text not null default 'text' check (type in ('text', 'file', 'quotation', 'system')),
  content text not null default '',
  -- [{fileID, name, contentType, bytes}]
  files jsonb not null default '[]',
  writer_id uuid not null,
  idempotency_key uuid,
  sent_at timestamptz not null default clock_timestamp(),
  primary key (request_id, position)
);
-- A message by its id (cursors, reports).
create unique index messages_by_id on messages (id);
-- What was sent once is not sent again.
create unique index messages_by_key on messages (writer_id, idempotency_key) where idempotency_key is not null;

-- A thread as one of its sides has it; unread counts the messages of the other side behind read_to.
create table request_sides (
  request_id uuid not null references requests on delete cascade,
  side text not null check (side in ('S', 'R')),
  actor_kind text not null check (actor_kind in ('user', 'business')),
  actor_id uuid not null,
  -- The last message: the order of the list and its cursor.
  last_id uuid not null,
  read_to int not null default 0,
  -- As far as the other side is shown that it was read.
  shown_read_to int not null default 0,
  unread int not null default 0 check (unread >= 0),
  assignee_id uuid,
  label_ids uuid[] not null default '{}',
  archived_at timestamptz,
  primary key (request_id, side)
) with (fillfactor = 80);
-- The threads of an actor, the latest first.
create index request_sides_by_actor on request_sides (actor_id, last_id desc);
-- The unread count of an actor, and its unread threads.
create index request_sides_unread on request_sides (actor_id, last_id desc) where unread > 0;

create table request_labels (
  id uuid primary key default uuidv7(),
  business_id uuid not null,
  name text not null check (name <> ''),
  color text not null default 'gray'
);
create unique index request_labels_by_business on request_labels (business_id, lower(name));

create table request_notes (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests on delete cascade,
  -- The side whose note it is.
  actor_id uuid not null,
  writer_id uuid not null,
  content text not null check (content <> '')
);
-- The notes of a side about a thread, oldest first.
create index request_notes_by_request on request_notes (request_id, actor_id, id);

create table saved_replies (
  id uuid primary key default uuidv7(),
  business_id uuid not null,
  name text not null check (name <> ''),
  content text not null check (content <> '')
);
create unique index saved_replies_by_business on saved_replies (business_id, lower(name));

create table message_settings (
  user_id uuid primary key,
  show_read boolean not null default true,
  show_typing boolean not null default true
);

-- The key that signs addresses of files of messages. One row.
create table message_file_key (
  single boolean primary key default true check (single),
  key text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into message_file_key default values;

-- First contacts of a person of the last day: how many, and how often the same text.
create table first_contacts (
  id uuid primary key default uuidv7(),
  user_id uuid not null,
  text_hash text not null
);
create index first_contacts_by_user on first_contacts (user_id, id desc);

-- How a business answered the inquiries of 90 days. What came within a day and waits still counts neither way.
create function reply_figures(business uuid) returns table (inquiries int, rate float8, median_minutes float8) language sql stable
begin atomic
  select count(*)::int, count(r.answered_at)::float8 / nullif(count(*), 0),
    percentile_cont(0.5) within group (order by extract(epoch from r.answered_at - r.created_at) / 60)
  from requests r
  where r.receiver_id = reply_figures.business and r.created_at > now() - interval '90 days' and r.held_at is null
    and (r.answered_at is not null or r.created_at < now() - interval '1 day');
end;

-- The threads that somebody is in charge of.
create index request_sides_by_assignee on request_sides (assignee_id) where assignee_id is not null;

-- A message with those before it in its thread, oldest first, as evidence of a report.
create function message_evidence(message uuid, most int) returns jsonb language sql stable
  return (select coalesce(jsonb_agg(jsonb_build_object('from', e.side, 'content', e.content, 'datetime', e.sent_at,
      'kind', case e.side when 'S' then r.sender_kind else r.receiver_kind end,
      'id', case e.side when 'S' then r.sender_id else r.receiver_id end) order by e.position), '[]')
    from (
      select m.* from messages reported join messages m on m.request_id = reported.request_id and m.position <= reported.position
      where reported.id = message_evidence.message order by m.position desc limit message_evidence.most) e
    join requests r on r.id = e.request_id);

-- Messages as they are reported: by who may read the thread.
create view message_readers as
  select m.id, m.request_id, m.position, s.actor_id as reader_id
  from messages m join request_sides s on s.request_id = m.request_id and s.actor_kind = 'user'
  union all
  select m.id, m.request_id, m.position, b.user_id
  from messages m join request_sides s on s.request_id = m.request_id and s.actor_kind = 'business'
  join business_access b on b.business_id = s.actor_id;

-- Files of messages.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('picture', 'document', 'video', 'attachment'));

-- The last messages of a thread as they were when one of them was reported.
alter table reports add column evidence jsonb not null default '[]';

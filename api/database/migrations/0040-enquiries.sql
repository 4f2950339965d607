-- Requests for help of anybody, answered by the operator's people; and all that happened to each.

create table enquiries (
  id uuid primary key default uuidv7(),
  -- The form as it was filled in.
  form jsonb not null,
  email text not null,
  locale text not null,
  user_id uuid,
  status text not null default 'new' check (status in ('new', 'open', 'answered', 'closed', 'spam')),
  assignee_id uuid,
  due_at timestamptz not null,
  answered_at timestamptz,
  closed_at timestamptz,
  -- Of the opened form, so that one form is sent once.
  form_token uuid unique,
  -- A keyed hash of the network it came from; emptied after a day.
  network_hash bytea,
  version int not null default 1
);
-- The inbox: what waits, the next due first.
create index enquiries_by_due on enquiries (due_at) where status in ('new', 'open');
-- How many came from a network today.
create index enquiries_by_network on enquiries (network_hash, id) where network_hash is not null;
-- How many confirmations an address was sent today.
create index enquiries_by_email on enquiries (email, id);
-- What somebody who leaves has sent.
create index enquiries_by_user on enquiries (user_id) where user_id is not null;
-- What has been kept long enough.
create index enquiries_by_end on enquiries (closed_at) where closed_at is not null;

create table enquiry_entries (
  id uuid primary key default uuidv7(),
  enquiry_id uuid not null references enquiries (id) on delete cascade,
  kind text not null check (kind in ('received', 'assigned', 'status', 'answer', 'note')),
  -- Null: the sender of the form.
  author_id uuid,
  content text not null default ''
);
-- The history of one, oldest first.
create index enquiry_entries_by_enquiry on enquiry_entries (enquiry_id, id);

-- Signs the tokens of opened forms and hashes networks.
create table enquiry_key (key text not null default gen_random_uuid()::text || gen_random_uuid());
insert into enquiry_key default values;

-- Sanctions: what the operator did about a person, a business or something that they wrote, why, until when, and the appeal against it.

create table sanctions (
  id uuid primary key default uuidv7(),
  object_kind text not null check (object_kind in ('user', 'business', 'product', 'post', 'comment', 'group', 'message')),
  object_id uuid not null,
  -- Its name, or how it began, at that time.
  object_name text not null,
  -- Who answers for it: whose strike it is, who is told, who may appeal.
  subject_kind text not null check (subject_kind in ('user', 'business')),
  subject_id uuid not null,
  act text not null check (act in ('warn', 'hide', 'remove', 'limit', 'suspend', 'reject', 'terminate')),
  rule text not null check (rule in ('spam', 'abuse', 'misleading', 'counterfeit', 'illegal', 'other')),
  -- For the staff; the letter says the rule.
  reason text not null,
  decided_by uuid not null,
  decided_at timestamptz not null default now(),
  ends_at timestamptz,
  -- Taken back, or over.
  ended_at timestamptz,
  ended_by uuid,
  -- Of the link in the letter.
  token_hash bytea not null unique,
  appeal text,
  appealed_at timestamptz,
  appeal_decided_at timestamptz,
  appeal_decided_by uuid check (appeal_decided_by <> decided_by),
  appeal_upheld boolean,
  check ((appeal is null) = (appealed_at is null))
);
-- What there was about somebody: strikes.
create index sanctions_by_subject on sanctions (subject_id, id desc);
-- What is in force about a thing; once each.
create unique index sanctions_in_force on sanctions (object_id, act) where ended_at is null and act <> 'warn';
-- Appeals that wait.
create index sanctions_appealed on sanctions (appealed_at) where appealed_at is not null and appeal_decided_at is null;
-- Those that end by themselves.
create index sanctions_by_end on sanctions (ends_at) where ended_at is null and ends_at is not null;

-- Whatever can be reported or sanctioned: its name or beginning, and who answers for it.
create view moderated_resources as
  select 'user' as kind, id, first_name || ' ' || last_name as name, '' as content, 'user' as subject_kind, id as subject_id,
      registered_at as made_at, status <> 'active' as hidden from people
  union all
  select 'business', id, company_name, short_description, 'business', id, registered_at, status <> 'active' or removed_at is not null from businesses
  union all
  select 'product', p.id, p.name, p.description, 'business', p.business_id, p.registered_at, p.removed_at is not null from products p
  union all
  select 'post', id, left(content, 120), content, author_kind, author_id, uuid_time(id), hidden_at is not null or removed_at is not null from posts
  union all
  select 'comment', id, left(content, 120), content, author_kind, author_id, uuid_time(id), hidden_at is not null or removed_at is not null
  from comments
  union all
  select 'group', id, name, description, 'user', made_by, made_at, hidden_at is not null or removed_at is not null from groups
  union all
  select 'message', m.id, left(m.content, 120), m.content, case m.side when 'S' then r.sender_kind else r.receiver_kind end,
      case m.side when 'S' then r.sender_id else r.receiver_id end, m.sent_at, false
  from messages m join requests r on r.id = m.request_id;

-- A business that may not publish for now: nobody speaks as it, its products stay as they are.
create or replace view business_states as
  select id, case when removed_at is not null then 'removed' when status = 'active' then 'open' else 'closed' end as state,
    exists (select from sanctions s where s.object_id = b.id and s.act = 'limit' and s.ended_at is null
      and (s.ends_at is null or s.ends_at > now())) as limited
  from businesses b;

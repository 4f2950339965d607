-- Saved searches, watched things, their news.

-- `known`: things that were hits before, null until they were asked for. `wide`: too many to keep; hits are new only when they were
-- registered after the search was saved. With `category_id` the question is the category: a watch of its suppliers.
create table saved_searches (
  id uuid primary key default uuidv7(),
  user_id uuid not null,
  name text not null,
  resource_type text not null check (resource_type in ('business', 'product')),
  category_id uuid,
  question jsonb not null,
  question_key text not null,
  locale text not null,
  portal text,
  pace text not null check (pace in ('app', 'daily', 'weekly', 'paused')),
  known uuid[],
  wide boolean not null default false,
  opened_at timestamptz not null default now(),
  asked_at timestamptz,
  paused_at timestamptz
);
create unique index saved_searches_by_user on saved_searches (user_id, question_key); -- own list; one of each question
create index saved_searches_by_question on saved_searches (question_key, id) where paused_at is null and pace <> 'paused'; -- matching

create table watches (
  id uuid primary key default uuidv7(),
  user_id uuid not null,
  thing_type text not null check (thing_type in ('business', 'product')),
  thing_id uuid not null,
  unique (user_id, thing_id)
);
create index watches_by_thing on watches (thing_id); -- who is told of a change

-- Facts of watched things as last told.
create table watched_facts (
  thing_id uuid primary key,
  facts jsonb not null
);

-- Things that changed and were not matched with the saved searches yet; `owner`: a business, for its products.
create sequence watch_revisions;
create table watch_changes (
  thing_type text not null check (thing_type in ('business', 'product', 'owner')),
  thing_id uuid not null,
  revision bigint not null default nextval('watch_revisions'),
  xid xid8 not null default pg_current_xact_id(),
  primary key (thing_type, thing_id)
);

create table watch_news (
  id uuid primary key default uuidv7(),
  user_id uuid not null,
  thing_type text not null check (thing_type in ('business', 'product')),
  thing_id uuid not null,
  business_id uuid not null,
  kind text not null,
  day date not null default (now() at time zone 'UTC')::date,
  old jsonb,
  new jsonb,
  searches uuid[] not null default '{}',
  at timestamptz not null default now(),
  opened_at timestamptz,
  mailed_at timestamptz,
  unique (user_id, thing_id, kind, day)
);
create index watch_news_by_user on watch_news (user_id, at desc, id); -- own list
create index watch_news_due on watch_news (user_id) where opened_at is null and mailed_at is null; -- emails
create index watch_news_by_time on watch_news (at); -- removal of old ones

create table watch_settings (
  user_id uuid primary key,
  pace text not null default 'daily' check (pace in ('app', 'daily', 'weekly')),
  mailed_on date
);

-- How far events were read, and the key that signs links of emails. One row.
create table watch_reading (
  single boolean primary key default true check (single),
  position text not null default pg_snapshot_xmin(pg_current_snapshot())::text,
  snapshot pg_snapshot,
  letter_key text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into watch_reading default values;

-- Public things and the facts whose changes are told.
create view watchable_things as
  select 'product' as thing_type, p.id, p.business_id, p.registered_at,
    jsonb_build_object(
      'price', case when p.price is null then null else jsonb_build_object('price', jsonb_build_object(
        'amount', coalesce((p.price ->> 'min')::numeric, (select min((tier ->> 'price')::numeric)
          from jsonb_array_elements(case when jsonb_typeof(p.price -> 'tiers') = 'array' then p.price -> 'tiers' else '[]' end) tier)),
        'currency', p.price ->> 'currency', 'unit', p.price ->> 'unit')) end,
      'minimumOrder', case when p.minimum_order is null then null else jsonb_build_object('text', p.minimum_order) end,
      'leadTime', case when p.lead_time is null then null else jsonb_build_object('number', p.lead_time) end,
      'stock', case when p.stock is null then null else jsonb_build_object('yes', p.stock) end) as facts
  from products p join businesses b on b.id = p.business_id
  where p.removed_at is null and p.status = 'active' and b.removed_at is null and b.status = 'active'
  union all
  select 'business', b.id, b.id, b.registered_at,
    jsonb_build_object('verified', jsonb_build_object('yes', b.verified_at is not null),
      'leadTime', case when b.lead_time is null then null else jsonb_build_object('number', b.lead_time) end,
      'certificate', jsonb_build_object('names', coalesce(
        (select jsonb_agg(distinct c.name order by c.name) from certificates c where c.business_id = b.id), '[]')))
  from businesses b where b.removed_at is null and b.status = 'active';

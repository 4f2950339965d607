-- Boosts: a company or product in the slot marked Promoted, whose turn it is there, and what came of it by day.

create table boosts (
  id uuid primary key default uuidv7(),
  business_id uuid not null references businesses on delete cascade,
  -- Null: the company itself.
  product_id uuid,
  starts_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at >= starts_at)
);
-- The page of the business, and how many it began this month.
create index boosts_by_business on boosts (business_id, starts_at desc);
-- Those that run.
create index boosts_by_end on boosts (ends_at);

-- How often one was shown in a place, give or take what it was set forward: the least is next.
create table boost_turns (
  boost_id uuid not null references boosts on delete cascade,
  place text not null check (place in ('search', 'home', 'feed')),
  turn int not null,
  primary key (boost_id, place)
) with (fillfactor = 60);

create table boost_days (
  boost_id uuid not null references boosts on delete cascade,
  day date not null,
  shown int not null default 0,
  clicked int not null default 0,
  inquiries int not null default 0,
  primary key (boost_id, day)
) with (fillfactor = 60);

-- Who clicked one that day, each counted once: people and networks as keyed hashes, forgotten after the day.
create table boost_clicks (
  boost_id uuid not null references boosts on delete cascade,
  day date not null,
  visitor_hash bytea not null,
  primary key (boost_id, day, visitor_hash)
);
-- Forgetting.
create index boost_clicks_by_day on boost_clicks (day);
create table boost_click_key (
  single boolean primary key default true check (single),
  key text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into boost_click_key default values;

-- Inquiries that count for a boost, each once.
create table boost_inquiries (
  boost_id uuid not null references boosts on delete cascade,
  request_id uuid not null,
  primary key (boost_id, request_id)
);

-- Was the inquiry written by this person to this business since then?
create function is_inquiry(request uuid, writer uuid, business uuid, since timestamptz) returns boolean language sql stable
  return exists (
    select from requests r join messages m on m.request_id = r.id and m.position = 1
    where r.id = is_inquiry.request and m.writer_id = is_inquiry.writer and r.receiver_id = is_inquiry.business
      and r.created_at >= is_inquiry.since);

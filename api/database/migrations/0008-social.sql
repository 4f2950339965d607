-- Reactions, follows, connections, favourites, and who wants nothing of whom. An actor is a person or a business; its kind stands beside its id.

-- Counters of the social layer, beside likes and followers: each is exactly the number of the rows it counts.
alter table counters
  add column following int not null default 0,
  add column comments int not null default 0,
  add column posts int not null default 0;

create table reactions (
  resource_id uuid not null,
  actor_id uuid not null,
  resource_type text not null check (resource_type in ('post', 'comment', 'product', 'business')),
  actor_kind text not null check (actor_kind in ('user', 'business')),
  -- The person who received it (the author of a post or comment): its likes are counted for that person too.
  receiver_id uuid,
  reacted_at timestamptz not null default now(),
  primary key (resource_id, actor_id)
);

create table follows (
  follower_id uuid not null,
  followed_id uuid not null,
  follower_kind text not null check (follower_kind in ('user', 'business')),
  followed_kind text not null check (followed_kind in ('user', 'business')),
  -- Grows with time: the order of the lists and their cursor.
  id uuid not null default uuidv7(),
  primary key (follower_id, followed_id)
);
-- The followers of somebody, newest first.
create index follows_by_followed on follows (followed_id, id desc);
-- Whom somebody follows, newest first.
create index follows_by_follower on follows (follower_id, id desc);

create table connections (
  id uuid primary key default uuidv7(),
  asker_id uuid not null,
  asker_kind text not null check (asker_kind in ('user', 'business')),
  asked_id uuid not null,
  asked_kind text not null check (asked_kind in ('user', 'business')),
  asked_at timestamptz not null default now(),
  connected_at timestamptz,
  check (asker_id <> asked_id)
);
-- Two actors have at most one connection, whoever asked.
create unique index connections_by_pair on connections (least(asker_id, asked_id), greatest(asker_id, asked_id));
-- The connections of an actor, newest first, from either side.
create index connections_by_asker on connections (asker_id, id desc);
create index connections_by_asked on connections (asked_id, id desc);

create table favorite_lists (
  id uuid primary key default uuidv7(),
  user_id uuid not null,
  name text not null check (name <> ''),
  made_at timestamptz not null default now()
);
-- The lists of a person; a name stands once.
create unique index favorite_lists_by_user on favorite_lists (user_id, lower(name));

create table favorites (
  user_id uuid not null,
  resource_type text not null check (resource_type in ('business', 'product')),
  resource_id uuid not null,
  list_id uuid references favorite_lists on delete set null,
  note text not null default '',
  -- Grows with time: the order of the list.
  id uuid not null default uuidv7(),
  primary key (user_id, resource_type, resource_id)
);
-- The saved things of a person, newest first.
create index favorites_by_user on favorites (user_id, resource_type, id desc);
-- What stands in a list (and loses it when the list goes).
create index favorites_by_list on favorites (list_id) where list_id is not null;

create table blocks (
  blocker_id uuid not null,
  blocked_id uuid not null,
  blocker_kind text not null check (blocker_kind in ('user', 'business')),
  blocked_kind text not null check (blocked_kind in ('user', 'business')),
  blocked_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id)
);
-- By whom somebody is blocked: a block works in both directions.
create index blocks_by_blocked on blocks (blocked_id, blocker_id);

create table reports (
  id uuid primary key default uuidv7(),
  reporter_id uuid not null,
  resource_type text not null check (resource_type in ('post', 'comment', 'user', 'business', 'product', 'message')),
  resource_id uuid not null,
  reason text not null check (reason in ('spam', 'abuse', 'misleading', 'counterfeit', 'illegal', 'other')),
  text text not null default '',
  reported_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by uuid
);
-- A person has one open report of a thing.
create unique index reports_open on reports (resource_id, reporter_id) where settled_at is null;
-- The queue of the operator, oldest first.
create index reports_queue on reports (id) where settled_at is null;

-- What somebody wrote to others lately, so that pace can be kept: not the text, only its hash and how many links it had.
create table writings (
  id uuid primary key default uuidv7(),
  user_id uuid not null,
  text_hash text not null,
  links int not null
);
-- What a person wrote in the last hours.
create index writings_by_user on writings (user_id, id desc);

-- Posts and comments, and what somebody does not want to see of them.

create table posts (
  id uuid primary key default uuidv7(),
  author_id uuid not null,
  author_kind text not null check (author_kind in ('user', 'business')),
  -- The person who wrote it, also where a business speaks.
  writer_id uuid not null,
  timeline_id uuid not null,
  timeline_kind text not null check (timeline_kind in ('user', 'business')),
  -- The industry of the author at that time: whom the post may interest.
  industry_id uuid,
  content text not null check (content <> ''),
  pictures jsonb not null default '[]',
  -- What the first link leads to, as its page says of itself.
  preview jsonb,
  -- The sender's own id of the sending, so that one that is repeated makes one post.
  sending_id uuid,
  edited_at timestamptz,
  removed_at timestamptz,
  removed_by uuid,
  -- Hidden by a moderator.
  hidden_at timestamptz
);
-- A timeline page.
create index posts_by_timeline on posts (timeline_id, id desc) where removed_at is null and hidden_at is null;
-- The newest posts of an author (feed).
create index posts_by_author on posts (author_id, id desc) where removed_at is null and hidden_at is null;
-- The newest posts of an industry (feed).
create index posts_by_industry on posts (industry_id, id desc) where removed_at is null and hidden_at is null and industry_id is not null;
-- The newest posts of all (feed of who follows many).
create index posts_by_id on posts (id desc) where removed_at is null and hidden_at is null;
create unique index posts_by_sending on posts (writer_id, sending_id) where sending_id is not null;

create table comments (
  id uuid primary key default uuidv7(),
  -- What is commented on: a post, a product, or a comment (then it is a reply; replies have none).
  resource_id uuid not null,
  resource_type text not null check (resource_type in ('post', 'comment', 'product')),
  -- The post or product at the top of the thread.
  root_id uuid not null,
  root_type text not null check (root_type in ('post', 'product')),
  author_id uuid not null,
  author_kind text not null check (author_kind in ('user', 'business')),
  writer_id uuid not null,
  content text not null check (content <> ''),
  sending_id uuid,
  edited_at timestamptz,
  removed_at timestamptz,
  removed_by uuid,
  hidden_at timestamptz
);
-- A page of comments, from either end.
create index comments_by_resource on comments (resource_id, id) where removed_at is null and hidden_at is null;
create unique index comments_by_sending on comments (writer_id, sending_id) where sending_id is not null;

create table mutes (
  user_id uuid not null,
  muted_id uuid not null,
  muted_kind text not null check (muted_kind in ('user', 'business')),
  muted_at timestamptz not null default now(),
  primary key (user_id, muted_id)
);

create table hidden_posts (
  user_id uuid not null,
  post_id uuid not null,
  hidden_at timestamptz not null default now(),
  primary key (user_id, post_id)
);

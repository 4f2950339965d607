-- Groups: people of a trade who talk among themselves. Members are persons; what they post stands on the group's timeline.

create table groups (
  id uuid primary key default uuidv7(),
  name text not null check (name <> ''),
  slug text not null,
  description text not null default '',
  -- What is expected of who takes part.
  rules text not null default '',
  industry_id uuid not null,
  -- Who becomes a member: whoever wants to, or whom a moderator lets in. Only an open group is read by others.
  admission text not null check (admission in ('open', 'approval')),
  made_by uuid not null,
  made_at timestamptz not null default now(),
  -- Exactly the number of rows that are members.
  members int not null default 0,
  -- Name, description and industry without case and accents, for search.
  words text not null,
  version int not null default 1,
  removed_at timestamptz
);
-- The groups of an industry, the largest first.
create index groups_by_industry on groups (industry_id, members desc) where removed_at is null;
-- How many somebody made lately.
create index groups_by_maker on groups (made_by, made_at);

-- Nobody has two groups of one name.
create unique index groups_by_name on groups (made_by, lower(name)) where removed_at is null;

create table group_members (
  group_id uuid not null references groups on delete cascade,
  user_id uuid not null,
  -- `asked` waits for an answer; `refused` and `removed` may ask again after a while.
  standing text not null check (standing in ('member', 'asked', 'refused', 'removed')),
  role text not null default 'member' check (role in ('owner', 'moderator', 'member')),
  -- Since when it stands so.
  since timestamptz not null default now(),
  primary key (group_id, user_id)
);
-- The groups of a person.
create index group_members_by_person on group_members (user_id, standing);
-- Members and requests of a group, in their order.
create index group_members_by_standing on group_members (group_id, standing, since);

alter table posts drop constraint posts_timeline_kind_check,
  add constraint posts_timeline_kind_check check (timeline_kind in ('user', 'business', 'group'));
alter table notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in (
    'comment', 'reply', 'reaction', 'follow', 'connectionRequest', 'connectionAnswer', 'invitation', 'certificate',
    'groupRequest', 'groupAnswer'));

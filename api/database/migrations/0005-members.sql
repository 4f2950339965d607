-- Who belongs to a business, who is invited to, and what happened to both.

create table members (
  business_id uuid not null references businesses on delete cascade,
  user_id uuid not null,
  access text not null check (access in ('owner', 'admin', 'member')),
  joined_at timestamptz not null default now(),
  primary key (business_id, user_id)
);
-- The businesses of a person, oldest first (my-list, social actors).
create index members_by_user on members (user_id, joined_at, business_id);

create table invitations (
  id uuid primary key default uuidv7(),
  business_id uuid not null references businesses on delete cascade,
  email text not null,
  access text not null check (access in ('owner', 'admin', 'member')),
  token_hash text not null unique,
  invited_by uuid not null,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
-- One open invitation for each address and business.
create unique index invitations_open on invitations (business_id, email) where accepted_at is null and withdrawn_at is null;

create table member_log (
  id uuid primary key default uuidv7(),
  business_id uuid not null references businesses on delete cascade,
  actor_id uuid not null,
  user_id uuid,
  email text,
  happened text not null check (happened in ('created', 'invited', 'withdrawn', 'joined', 'changed', 'removed', 'left', 'transferred')),
  access text,
  happened_at timestamptz not null default now()
);
create index member_log_by_business on member_log (business_id, id desc);

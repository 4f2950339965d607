-- The whole profile of a person, as its owner keeps it. The account behind it (password, sessions) belongs to the auth service.

alter table people
  add column email text,
  add column mobile_phone jsonb,
  add column birth_date date,
  add column show_birth_date boolean not null default false,
  add column show_mobile_phone boolean not null default false,
  add column show_gender boolean not null default false,
  add column profession text not null default '',
  add column show_profession boolean not null default true,
  add column gender text,
  add column preferred_language text,
  add column business_type text check (business_type in ('MA', 'DI', 'WS', 'IM', 'EX', 'RE', 'IN', 'CO', 'GO')),
  add column industry_id uuid,
  add column cover_photo jsonb,
  add column settings jsonb not null default '{}',
  add column version int not null default 1,
  add column removed_at timestamptz;

-- Exports of a person's data: one at a time, removed after a week.
create table exports (
  id uuid primary key default uuidv7(),
  user_id uuid not null unique references people on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'ready', 'failed')),
  progress int not null default 0,
  bytes bigint,
  -- Signs the addresses under which the file can be fetched for some minutes.
  secret text not null,
  asked_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz
);
-- Those to remove.
create index exports_by_expiry on exports (expires_at);

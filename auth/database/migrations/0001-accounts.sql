-- Accounts, the sessions of their browsers, the chains of tokens that portals hold, one-time tokens, and what happened to them.

create table accounts (
  id uuid primary key default uuidv7(),
  -- Null once the account is closed: the address is free again.
  email text unique check (email = lower(email)),
  -- argon2id as a PHC string; null where the account signs in by other means.
  password_hash text,
  first_name text not null,
  last_name text not null,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  -- Language of mails.
  locale text not null default 'en' check (locale in ('en', 'es', 'it', 'zh')),
  status text not null default 'pending' check (status in ('pending', 'active', 'rejected', 'suspended', 'terminated')),
  roles text[] not null default '{}' check (roles <@ array['administrator', 'moderator', 'verifier', 'support']),
  sample boolean not null default false,
  email_verified_at timestamptz,
  terms_accepted_at timestamptz,
  registered_at timestamptz not null default now(),
  terminated_at timestamptz
);

-- A browser that signed in. Its cookie opens every portal without typing again.
create table sessions (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  cookie_hash bytea not null unique,
  device text not null,
  address text not null,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
-- Own sessions; ending all of them.
create index sessions_by_account on sessions (account_id, last_seen_at desc);

-- What one portal holds of a session: a chain of refresh tokens of which only the last one is valid.
create table families (
  id uuid primary key default uuidv7(),
  session_id uuid not null references sessions on delete cascade,
  -- The next token of the chain is made of this and the token before, so that a lost answer can be given again.
  seed bytea not null,
  current_hash bytea not null,
  turns int not null default 0,
  -- When the last tokens were followed by their successors, newest last; only what is within the grace.
  rotated_at timestamptz[] not null default '{}',
  expires_at timestamptz not null,
  ended_at timestamptz
);
-- The chains of a session.
create index families_by_session on families (session_id);

-- Links of mails and hand-overs between auth and portal: used once, known by their hash alone.
create table one_time_tokens (
  hash bytea primary key,
  purpose text not null check (purpose in ('hand-over', 'verify', 'reset', 'change-email')),
  account_id uuid not null references accounts on delete cascade,
  session_id uuid references sessions on delete cascade,
  email text,
  expires_at timestamptz not null
);
-- Replacing the earlier link of the same purpose.
create index one_time_tokens_by_account on one_time_tokens (account_id, purpose);

-- Attempts that make the next one wait. Losing them in a crash harms nobody.
create unlogged table throttles (
  key text primary key,
  tries int not null,
  last_at timestamptz not null,
  until timestamptz not null
);

-- Keys that sign access tokens; the newest signs, all verify.
create table signing_keys (
  id uuid primary key default uuidv7(),
  secret bytea not null,
  made_at timestamptz not null
);

-- Every security event. Outlives the account.
create table audit_entries (
  id uuid primary key default uuidv7(),
  account_id uuid,
  event text not null,
  address text not null,
  device text not null,
  detail jsonb not null default '{}',
  happened_at timestamptz not null
);
-- What happened to an account.
create index audit_entries_by_account on audit_entries (account_id, id desc);

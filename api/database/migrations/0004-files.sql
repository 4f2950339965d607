-- Files that people sent: asked for, sent, looked at, referred to. What nobody refers to is removed after a day.

create table files (
  -- Stands in the public address.
  id uuid primary key default uuidv7(),
  -- The person or the business whose file it is; nobody else may refer to it.
  owner_id uuid not null,
  kind text not null check (kind in ('picture', 'document', 'video')),
  purpose text,
  name text,
  -- SHA-256 of the token that refers to it once.
  token_hash bytea unique,
  bytes int not null,
  asked_at timestamptz not null default now(),
  -- Null until its bytes have been judged.
  stored_at timestamptz,
  photo jsonb,
  document jsonb,
  -- How many rows refer to it, and since when none does.
  uses int not null default 0 check (uses >= 0),
  unused_at timestamptz default now()
);
-- What nobody refers to, oldest first (the daily removal).
create index files_by_unused_at on files (unused_at) where unused_at is not null;
-- How much of an owner nobody refers to (the limit of requests), and all of an owner (the export).
create index files_by_owner on files (owner_id, id);

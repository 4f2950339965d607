-- Tokens of programs that act for a person within scopes, or for one business of theirs. A revoked token is deleted; the record of it stays.

create table api_tokens (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  -- A business of the network; unknown here.
  business_id uuid,
  name text not null,
  hash bytea not null unique,
  -- The last characters, by which the owner knows it again.
  ending text not null,
  scopes text[] not null check (scopes <> '{}'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
-- Own tokens; all of an account revoked.
create index api_tokens_by_account on api_tokens (account_id, id);
-- Those long expired.
create index api_tokens_by_expiry on api_tokens (expires_at);

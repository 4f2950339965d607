-- Further proofs of who somebody is: an authenticator app with its recovery codes, passkeys, another provider's word.

create table authenticators (
  account_id uuid primary key references accounts on delete cascade,
  secret bytea not null,
  -- Null until a first code has shown that the app knows the secret; until then nothing asks for it.
  confirmed_at timestamptz,
  -- The span of 30 seconds whose code was used last: each counts once.
  last_step bigint not null default 0,
  asked_at timestamptz not null
);

-- For the day the app is lost. Each counts once: used ones are gone.
create table recovery_codes (
  account_id uuid not null references accounts on delete cascade,
  hash bytea not null,
  primary key (account_id, hash)
);

create table passkeys (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- How often it was used, where the device counts; going backwards betrays a copy.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  added_at timestamptz not null,
  used_at timestamptz
);
-- Own passkeys.
create index passkeys_by_account on passkeys (account_id, id);

-- What a passkey is asked to sign, for some minutes and once.
create table challenges (
  hash bytea primary key,
  -- Whose new passkey it is for; null for signing in, when nobody knows yet who it is.
  account_id uuid references accounts on delete cascade,
  expires_at timestamptz not null
);

-- Who an account is at another provider.
create table identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null references accounts on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject),
  unique (account_id, issuer)
);

-- Sign-ins that are under way at the provider, known by the hash of what the browser holds.
create table openid_visits (
  hash bytea primary key,
  verifier text not null,
  nonce text not null,
  continue_to text,
  locale text not null,
  expires_at timestamptz not null
);

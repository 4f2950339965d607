-- Translations by machine.
create table translations (
  source_hash bytea not null,
  source_language text not null,
  language text not null,
  provider text not null,
  glossary text not null,
  text text not null,
  translated_at timestamptz not null default now(),
  expires_at timestamptz,
  primary key (source_hash, source_language, language, provider, glossary)
);
create index translations_to_expire on translations (expires_at) where expires_at is not null;

create table translation_requests (
  id uuid primary key default uuidv7(),
  key text not null,
  language text not null,
  source_language text not null,
  source_hash bytea not null,
  glossary text not null,
  masked text not null,
  purpose text not null check (purpose in ('listing', 'message')),
  business_id uuid,
  portal text not null default '',
  due_at timestamptz not null,
  attempts int not null default 0,
  tried text[] not null default '{}',
  alone boolean not null default false,
  worker text,
  taken_until timestamptz,
  error text not null default '',
  failed_at timestamptz,
  unique (key, language)
);
create index translation_requests_due on translation_requests (due_at) where failed_at is null;
create index translation_requests_by_source on translation_requests (source_hash, language);

create table translation_budgets (
  kind text not null check (kind in ('day', 'month', 'business', 'portal')),
  scope text not null,
  starts_on date not null,
  characters bigint not null default 0,
  told_at timestamptz,
  primary key (kind, scope, starts_on)
);

create table translation_calls (
  id uuid primary key default uuidv7(),
  provider text not null,
  purpose text not null check (purpose in ('listing', 'message')),
  source_language text not null,
  language text not null,
  texts int not null,
  characters int not null,
  charges jsonb not null,
  state text not null default 'reserved' check (state in ('reserved', 'used', 'lost', 'released')),
  made_at timestamptz not null default now()
);
create index translation_calls_by_time on translation_calls (made_at);

create table translation_providers (
  name text primary key,
  failures int not null default 0,
  paused_until timestamptz,
  error text not null default '',
  succeeded_at timestamptz,
  failed_at timestamptz
);

create table translation_terms (
  en text primary key,
  es text not null,
  it text not null,
  zh text not null,
  de text not null,
  is_removed boolean not null default false,
  changed_at timestamptz not null default now()
);

create table translation_glossaries (
  provider text not null,
  source_language text not null,
  language text not null,
  version text not null,
  glossary_id text not null,
  primary key (provider, source_language, language)
);

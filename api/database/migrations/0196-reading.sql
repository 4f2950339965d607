-- How people read texts in other languages.
create table reading_preferences (
  user_id uuid primary key,
  translate text not null check (translate in ('always', 'ask', 'never')),
  languages text[] not null default '{}'
);

-- Threads read in translation.
create table thread_readings (
  request_id uuid not null references requests on delete cascade,
  user_id uuid not null,
  always boolean not null default false,
  language text not null,
  since timestamptz not null default now(),
  primary key (request_id, user_id)
);
create index thread_readings_by_user on thread_readings (user_id);

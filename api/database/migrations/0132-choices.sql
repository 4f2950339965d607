-- Choices among hits, without persons.

create table choices (
  question text not null,
  resource_type text not null check (resource_type in ('business', 'product')),
  resource_id uuid not null,
  day date not null,
  opens int not null default 0,
  saves int not null default 0,
  inquiries int not null default 0,
  points int not null default 0,
  primary key (question, resource_type, resource_id, day)
) with (fillfactor = 60);
create index choices_by_day on choices (day);

create table choice_keys (
  day date primary key,
  key text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
-- Hashes of visitor, question and document together.
create table choice_votes (
  day date not null,
  vote bytea not null,
  act text not null check (act in ('open', 'save', 'inquiry')),
  points int not null,
  primary key (day, vote)
) with (fillfactor = 60);
create table choice_voters (
  day date not null,
  voter bytea not null,
  votes int not null,
  primary key (day, voter)
) with (fillfactor = 60);

create table choice_weights (
  question text not null,
  resource_type text not null,
  resource_id uuid not null,
  weight real not null,
  primary key (question, resource_type, resource_id)
);

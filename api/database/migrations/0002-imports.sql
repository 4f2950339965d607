-- Imports: how far each came, told in the same transaction as the rows, so that a killed one goes on where it stood.

create table imports (
  id uuid primary key default uuidv7(),
  -- A hash of everything that decides the outcome: the files, the industry tree, the mapping.
  identity text not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
-- The import to go on with: at most one of the same files is unfinished.
create unique index imports_by_identity on imports (identity) where finished_at is null;

create table import_steps (
  import_id uuid not null references imports on delete cascade,
  step text not null check (step in ('businesses', 'brands', 'products', 'people')),
  -- Lines of the file that are done; the rejects file is that long then.
  line bigint not null default 0,
  rejects_bytes bigint not null default 0,
  added bigint not null default 0,
  changed bigint not null default 0,
  unchanged bigint not null default 0,
  rejected bigint not null default 0,
  finished_at timestamptz,
  primary key (import_id, step)
);

alter table people add column source_hash text;

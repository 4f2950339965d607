-- Backups and rehearsals.
create table backups (
  id uuid primary key default uuidv7(),
  folder text not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  bytes bigint not null,
  row_count bigint not null,
  file_count integer,
  is_encrypted boolean not null
);
create table rehearsals (
  id uuid primary key default uuidv7(),
  folder text not null,
  backup_ended_at timestamptz not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  problems text[] not null
);
create index backups_by_ended_at on backups (ended_at);
create index rehearsals_by_ended_at on rehearsals (ended_at);

-- Announcements of the operator: a line above the pages of some or all portals, for a time. Few rows: read as a whole, without an index.

create table announcements (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('info', 'warning')),
  -- By language; English is always there.
  texts jsonb not null check (texts ->> 'en' <> ''),
  link text not null default '',
  -- Keys of portals; none: all.
  portals text[] not null default '{}',
  starts_at timestamptz not null default now(),
  ends_at timestamptz check (ends_at > starts_at),
  -- Ended by an administrator before its time.
  ended_at timestamptz,
  -- Of the sample data.
  sample boolean not null default false
);

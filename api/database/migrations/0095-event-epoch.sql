-- Cluster whose transaction ids the events carry, and the epoch of positions kept outside the database.
create table event_epoch (
  single boolean primary key default true check (single),
  -- Null until the first start.
  cluster text,
  -- Grows when a standby or a backup of the same cluster takes over.
  timeline int,
  epoch text not null default substr(gen_random_uuid()::text, 1, 8)
);
insert into event_epoch default values;

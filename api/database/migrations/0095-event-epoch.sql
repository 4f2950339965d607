-- Cluster of the events' transaction ids.
create table event_epoch (
  single boolean primary key default true check (single),
  -- Null until the first start.
  cluster text,
  timeline int,
  epoch text not null default substr(gen_random_uuid()::text, 1, 8)
);
insert into event_epoch default values;

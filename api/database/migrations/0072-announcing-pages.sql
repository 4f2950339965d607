-- How far changed pages have been announced to search engines: a position of the event log.
create table index_now_reading (
  one boolean primary key default true check (one),
  position text not null default pg_snapshot_xmin(pg_current_snapshot())::text
);
insert into index_now_reading default values;

-- The days before the end of a claim of which its business was told last; null since it was verified.
alter table verification_claims add column reminded_days int;

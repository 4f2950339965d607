-- How the businesses that answer most of their inquiries do so, written by a job: what search filters by. The others have no row.
create table reply_levels (
  business_id uuid primary key,
  level text not null check (level in ('most', 'day'))
);
create view searchable_replies as select business_id, level from reply_levels;

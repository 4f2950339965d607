-- Work that follows from a transaction: a row is written with its cause, and struck off with its effect.
create table jobs (
  id bigint generated always as identity primary key,
  name text not null,
  key text,
  data jsonb not null,
  -- When it may be begun (again). While somebody works on it: until when the others leave it alone. Null: done, or given up.
  due_at timestamptz default now(),
  -- How often it was begun; also tells a worker that was taken for dead from the one that took over.
  attempts integer not null default 0,
  repeats integer, -- seconds between two runs
  error text,
  done_at timestamptz,
  failed_at timestamptz
);
-- The next work to do.
create index jobs_by_due on jobs (due_at) where due_at is not null;
-- One effect per key, as long as the row is remembered.
create unique index jobs_by_key on jobs (name, key) where key is not null;
-- Forgetting.
create index jobs_by_done on jobs (done_at) where done_at is not null;

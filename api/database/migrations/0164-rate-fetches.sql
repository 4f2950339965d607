-- The last fetch of the operator's table of exchange rates: one row.
create table rate_fetches (
  id boolean primary key default true check (id),
  tried_at timestamptz not null,
  fetched_at timestamptz,
  error text not null default ''
);

-- Terms by which quotations are compared: costs that the Incoterm leaves to the buyer, transit, payment, warranty.

alter table quotations
  add column pick_up double precision,
  add column freight double precision,
  add column insurance double precision,
  add column handling double precision,
  add column transit_days int,
  add column payment_days int,
  add column warranty_months int,
  add column reference text not null default '';

-- `estimates`: the buyer's own figures, in the currency of the request.
alter table rfqs
  add column place text not null default '',
  add column needed_by date,
  add column awarded_at timestamptz,
  add column estimates jsonb not null default '{}';

-- Requests for quotation: a buyer's need, the suppliers asked, every version of their quotations; and the operator's exchange rates.

create table rfqs (
  id uuid primary key default uuidv7(),
  buyer_kind text not null check (buyer_kind in ('user', 'business')),
  buyer_id uuid not null,
  created_by uuid not null,
  status text not null default 'open' check (status in ('open', 'awarded', 'closed')),
  awarded_to uuid,
  title text not null,
  product_id uuid,
  category_id uuid,
  quantity double precision not null,
  unit text not null,
  specs jsonb not null default '[]',
  description text not null default '',
  country_code text not null,
  incoterm text,
  target_price double precision,
  currency text not null,
  -- The first instant at which no quotation is taken.
  deadline timestamptz not null,
  reminded_at timestamptz,
  expired_at timestamptz,
  check ((status = 'awarded') = (awarded_to is not null))
);
-- The list of a buyer, latest first.
create index rfqs_by_buyer on rfqs (buyer_id, id desc);
-- How many a person sent today; what somebody who leaves has sent.
create index rfqs_by_creator on rfqs (created_by, id desc);
-- Reminders and ends of the hour.
create index rfqs_by_deadline on rfqs (deadline) where status = 'open' and expired_at is null;

create table rfq_suppliers (
  rfq_id uuid not null references rfqs (id) on delete cascade,
  business_id uuid not null,
  request_id uuid not null,
  state text not null default 'invited' check (state in ('invited', 'quoted', 'declined')),
  decline_reason text not null default '',
  primary key (rfq_id, business_id)
);
-- The list of a supplier, latest first.
create index rfq_suppliers_by_business on rfq_suppliers (business_id, rfq_id desc);

-- The thread with a supplier leads to the request for quotation.
alter table requests add column rfq_id uuid;

create table quotations (
  id uuid primary key default uuidv7(),
  rfq_id uuid not null,
  business_id uuid not null,
  version int not null,
  created_by uuid not null,
  tiers jsonb not null,
  unit text not null,
  currency text not null,
  minimum_order double precision,
  lead_time int,
  incoterm text,
  place text not null default '',
  payment_terms text not null default '',
  valid_until date,
  note text not null default '',
  foreign key (rfq_id, business_id) references rfq_suppliers (rfq_id, business_id) on delete cascade,
  unique (rfq_id, business_id, version)
);

-- How much of a currency one euro buys, as the operator enters it.
create table exchange_rates (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  per_euro double precision not null check (per_euro > 0),
  on_day date not null,
  source text not null default ''
);

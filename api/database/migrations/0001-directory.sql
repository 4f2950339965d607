-- The directory: businesses with their certificates, products, the people behind them, counters, and what changed.

create table businesses (
  id uuid primary key default uuidv7(),
  source text,
  source_id text unique,
  source_hash text,
  sample boolean not null default false,
  status text not null default 'active' check (status in ('pending', 'active', 'rejected', 'suspended', 'terminated')),
  company_name text not null check (company_name <> ''),
  slug text not null,
  short_description text not null default '',
  general_description text not null default '',
  business_type text not null check (business_type in ('MA', 'DI', 'WS', 'IM', 'EX', 'RE', 'IN', 'CO', 'GO')),
  industry_id uuid not null,
  category_ids uuid[] not null default '{}',
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  state_id text,
  city text,
  keywords text[] not null default '{}',
  subscription text not null default 'standard' check (subscription in ('standard', 'gold', 'premium', 'platinum')),
  verified_at timestamptz,
  year_established int check (year_established between 1000 and 2100),
  employees_min int,
  employees_max int,
  revenue_min bigint,
  revenue_max bigint,
  lead_time int,
  profile_photo jsonb,
  cover_photo jsonb,
  -- The rest of the five sections of the profile, in the contract's field names; references as codes and ids.
  general jsonb not null default '{}',
  contact_info jsonb not null default '{}',
  factory jsonb not null default '{}',
  trade_capabilities jsonb not null default '{}',
  business_terms jsonb not null default '{}',
  version int not null default 1,
  registered_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz
);
-- The latest registered of each type (home page).
create index businesses_by_type on businesses (business_type, registered_at desc, id) where removed_at is null and status = 'active';

create table certificates (
  id uuid primary key default uuidv7(),
  business_id uuid not null references businesses on delete cascade,
  name text not null,
  issuer text,
  scope text,
  issue_date date,
  expire_date date,
  photo jsonb
);
-- The certificates of a profile page.
create index certificates_by_business on certificates (business_id, id);

create table products (
  id uuid primary key default uuidv7(),
  business_id uuid not null references businesses on delete cascade,
  source text,
  source_id text unique,
  source_hash text,
  status text not null default 'active' check (status in ('draft', 'active', 'archived', 'hidden')),
  name text not null check (name <> ''),
  slug text not null,
  description text not null default '',
  brand text,
  part_number text,
  keywords text[] not null default '{}',
  industry_id uuid not null,
  category_id uuid,
  sub_category_id uuid,
  specs jsonb not null default '[]',
  -- One ordered list of pictures and videos: [{kind: 'image' | 'video', …}].
  media jsonb not null default '[]',
  lead_time int,
  stock boolean,
  minimum_order text,
  price jsonb,
  version int not null default 1,
  registered_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz
);
-- The products of a business, newest first (business page, product list, main products).
create index products_by_business on products (business_id, registered_at desc, id) where removed_at is null and status = 'active';

create table people (
  id uuid primary key default uuidv7(),
  source_id text unique,
  sample boolean not null default false,
  status text not null default 'active' check (status in ('pending', 'active', 'rejected', 'suspended', 'terminated')),
  username text not null unique,
  first_name text not null,
  last_name text not null,
  country_code text,
  state_id text,
  city text,
  job_position_id text,
  company_name text,
  business_id uuid references businesses on delete set null,
  brief_presentation text not null default '',
  profile_photo jsonb,
  registered_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- The team on a business page.
create index people_by_business on people (business_id, id) where business_id is not null;

-- Counters stand apart, so that a like never rewrites a row that is indexed or searched.
create table counters (
  resource_id uuid primary key,
  likes int not null default 0,
  followers int not null default 0
) with (fillfactor = 70);

-- What happened, told in the transaction that did it. Readers follow by transaction id, so that nothing
-- committed late is passed over; data holds ids only.
create table events (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  name text not null,
  data jsonb not null,
  told_at timestamptz not null default now()
);
-- Events of transactions that a reader has not seen as finished.
create index events_by_xid on events (xid, id);

create function announce_events() returns trigger language plpgsql as $$
begin
  notify events;
  return null;
end $$;
create trigger events_announced after insert on events for each statement execute function announce_events();

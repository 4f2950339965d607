-- Corrections of listings, removals with tombstones, invitations of listed companies.

create table corrections (
  id uuid primary key default uuidv7(),
  business_id uuid not null references businesses on delete cascade,
  field text not null,
  value text not null,
  former text not null default '',
  link text not null,
  note text not null default '',
  suggested_by uuid not null,
  -- Until then the owner alone decides; null: nobody runs the company.
  owner_until timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  reason text not null default '',
  decided_as text check (decided_as in ('owner', 'staff')),
  decided_by uuid,
  decided_at timestamptz
);
-- The queues of owners and staff.
create index corrections_by_business on corrections (business_id, id);
create index corrections_waiting on corrections (id) where state = 'waiting';
-- A person's suggestions, their count of a day and of accepted ones.
create index corrections_by_person on corrections (suggested_by, id);
-- The same suggestion waits once.
create unique index corrections_once on corrections (business_id, field, md5(value)) where state = 'waiting';

-- Keyed hashes of name, domain and source id: nothing else of the company is kept.
create table tombstones (
  business_id uuid primary key,
  hashes text[] not null,
  cause text not null check (cause in ('company', 'person', 'request')),
  removed_at timestamptz not null default now()
);
-- Rows of an import that must stay away.
create index tombstones_by_hash on tombstones using gin (hashes);

-- Key of these hashes, and of those of networks and mailboxes.
create table tombstone_key (key text not null default gen_random_uuid()::text || gen_random_uuid());
insert into tombstone_key default values;

-- Empties what names or describes a business; the rows stay for their addresses. Answers the ids of its products.
create function scrub_business(business uuid) returns uuid[] language plpgsql as $$
declare
  emptied uuid[];
begin
  update businesses set removed_at = coalesce(removed_at, now()), updated_at = now(), company_name = '-', slug = 'removed', source = null,
    source_id = null, source_hash = null, sources = '[]', kept_fields = '{}', short_description = '', general_description = '',
    category_ids = '{}', state_id = null, city = null, keywords = '{}', verified_at = null, year_established = null,
    employees_min = null, employees_max = null, revenue_min = null, revenue_max = null, lead_time = null, profile_photo = null,
    cover_photo = null, general = '{}', contact_info = '{}', factory = '{}', trade_capabilities = '{}', business_terms = '{}'
  where id = business or merged_into = business;
  delete from certificates where business_id = business;
  with changed as (
    update products set removed_at = coalesce(removed_at, now()), updated_at = now(), name = '-', slug = 'removed', description = '',
      brand = null, part_number = null, keywords = '{}', specs = '[]', media = '[]'
    where business_id = business returning id)
  select coalesce(array_agg(id order by id), '{}') into emptied from changed;
  return emptied;
end $$;

-- Facts of a listing that corrections, removals and invitations go by.
create view listings as
  select id, company_name, slug, country_code, contact_info ->> 'website' as website, contact_info ->> 'email' as email, status,
    removed_at is not null as removed, run_since is not null as run, kind, comparable_company(slug, company_name) <> slug as has_legal_form
  from businesses;

create table removal_requests (
  id uuid primary key default uuidv7(),
  business_id uuid not null references businesses on delete cascade,
  email text not null,
  locale text not null,
  reason text not null,
  -- Name of a natural person, says the requester.
  sole_trader boolean not null,
  network_hash text,
  code_hash bytea,
  attempts int not null default 0,
  state text not null default 'unproven' check (state in ('unproven', 'waiting', 'hidden', 'removed', 'refused')),
  decision text not null default '',
  decided_by uuid,
  decided_at timestamptz
);
-- The queue of the staff.
create index removal_requests_waiting on removal_requests (id) where state in ('waiting', 'hidden');
create index removal_requests_by_business on removal_requests (business_id);
-- Counts of a day.
create index removal_requests_by_email on removal_requests (email, id);
create index removal_requests_by_network on removal_requests (network_hash, id) where network_hash is not null;

-- The operator's switch: the newest row is in force.
create table invitation_settings (
  id uuid primary key default uuidv7(),
  enabled boolean not null,
  countries text[] not null,
  balancing_test text not null,
  written_by uuid not null,
  check (not enabled or balancing_test <> '')
);

-- One message ever, to a company and to a mailbox; hashes outlive both.
create table company_invitations (
  business_id uuid primary key,
  mailbox_hash text not null unique,
  sent_at timestamptz not null default now()
);
create table invitation_suppressions (
  mailbox_hash text primary key,
  suppressed_at timestamptz not null default now()
);

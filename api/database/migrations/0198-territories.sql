-- Lines of suppliers by country, coverage of distributors, and agreements that both sides confirm.
-- compatible: new tables, views and triggers; no older version writes them.

create table lines (
  id uuid primary key default uuidv7(),
  business_id uuid not null,
  name text not null,
  description text not null default '',
  category_ids uuid[] not null default '{}',
  industry_ids uuid[] not null default '{}',
  product_ids uuid[] not null default '{}',
  role text not null default 'distributor' check (role in ('distributor', 'agent', 'servicePartner')),
  with_stock boolean not null default false,
  wishes text[] not null default '{}',
  exclusive_possible boolean not null default false,
  no_minimum boolean not null default false,
  removed_at timestamptz
);
-- A business's own; a name stands once.
create unique index lines_by_business on lines (business_id, lower(name)) where removed_at is null;
-- Where to buy a product.
create index lines_by_product on lines using gin (product_ids) where removed_at is null;

create table territories (
  line_id uuid not null references lines on delete cascade,
  country_code text not null,
  state text not null check (state in ('notOffered', 'open', 'sought', 'covered', 'coveredExclusively')),
  until date,
  stated_by uuid,
  stated_at timestamptz not null default now(),
  primary key (line_id, country_code)
);
-- Lines that seek somebody.
create index territories_sought on territories (country_code, line_id) where state = 'sought';

create table coverages (
  business_id uuid primary key,
  countries text[] not null default '{}',
  industry_ids uuid[] not null default '{}',
  category_ids uuid[] not null default '{}',
  languages text[] not null default '{}',
  stock text check (stock in ('stock', 'toOrder')),
  stock_place text not null default '',
  service boolean not null default false,
  brands text[] not null default '{}',
  room boolean not null default false,
  roles text[] not null default '{}',
  description text not null default '',
  stated_by uuid,
  stated_at timestamptz not null default now()
);
-- Distributors of a country.
create index coverages_by_country on coverages using gin (countries);

create table agreements (
  id uuid primary key default uuidv7(),
  supplier_id uuid not null,
  distributor_id uuid not null,
  proposed_by text not null check (proposed_by in ('supplier', 'distributor')),
  line_ids uuid[] not null default '{}',
  subject text,
  countries text[] not null,
  role text not null check (role in ('distributor', 'agent', 'servicePartner')),
  exclusivity text not null default 'none' check (exclusivity in ('none', 'sole', 'shared')),
  starts_on date not null,
  ends_on date,
  supplier_shows_end boolean not null default false,
  distributor_shows_end boolean not null default false,
  supplier_lists boolean not null default true,
  distributor_lists boolean not null default true,
  note text not null default '',
  replaces_id uuid,
  state text not null default 'proposed' check (state in (
    'proposed', 'inForce', 'notice', 'disputed', 'ended', 'lapsed', 'withdrawn', 'declined', 'refuted')),
  resumes text check (resumes in ('inForce', 'notice')),
  notice_by text check (notice_by in ('supplier', 'distributor')),
  notice_until date,
  confirmed_at timestamptz,
  ended_at timestamptz,
  confirmed_until date,
  reminded int,
  check (supplier_id <> distributor_id),
  check (cardinality(line_ids) > 0 or subject is not null),
  check ((state = 'disputed') = (resumes is not null)),
  check ((state in ('ended', 'lapsed', 'withdrawn', 'declined', 'refuted')) = (ended_at is not null)),
  check (state not in ('inForce', 'notice', 'disputed', 'ended') or confirmed_at is not null)
);
-- Both sides' own, and where to buy.
create index agreements_by_supplier on agreements (supplier_id, id);
create index agreements_by_distributor on agreements (distributor_id, id);
-- Agreements that a day ends.
create index agreements_to_end on agreements (least(ends_on, notice_until))
  where state in ('proposed', 'inForce', 'notice', 'disputed');

create table agreement_acts (
  id uuid primary key default uuidv7(),
  agreement_id uuid not null references agreements on delete cascade,
  side text not null check (side in ('supplier', 'distributor', 'time', 'staff')),
  act text not null check (act in (
    'propose', 'confirm', 'decline', 'giveNotice', 'withdraw', 'dispute', 'show', 'end', 'lapse', 'keep', 'refute')),
  acted_by uuid
);
create index agreement_acts_by_agreement on agreement_acts (agreement_id, id);

create table agreement_disputes (
  id uuid primary key default uuidv7(),
  agreement_id uuid not null references agreements on delete cascade,
  kind text not null check (kind in ('side', 'brand')),
  side text check (side in ('supplier', 'distributor')),
  business_id uuid not null,
  brand text not null default '',
  due_at timestamptz not null,
  outcome text check (outcome in ('kept', 'notConfirmed')),
  reason text not null default '',
  decided_at timestamptz,
  decided_by uuid,
  check ((kind = 'side') = (side is not null)),
  check ((outcome is null) = (decided_at is null))
);
-- One open dispute of a kind and company.
create unique index agreement_disputes_open on agreement_disputes (agreement_id, kind, business_id) where outcome is null;
-- The verifiers' queue.
create index agreement_disputes_due on agreement_disputes (due_at) where outcome is null;

create table agreement_statements (
  id uuid primary key default uuidv7(),
  dispute_id uuid not null references agreement_disputes on delete cascade,
  side text not null check (side in ('supplier', 'distributor', 'brand')),
  content text not null,
  files jsonb not null default '[]',
  written_by uuid,
  unique (dispute_id, side)
);

create table territory_alerts (
  id uuid primary key default uuidv7(),
  user_id uuid not null,
  kind text not null check (kind in ('line', 'distributor')),
  name text not null,
  question jsonb not null,
  question_key text not null,
  pace text not null check (pace in ('daily', 'weekly')),
  told_at timestamptz not null default now(),
  unique (user_id, question_key)
);

-- Agreements that both sides confirm; one in dispute holds its cells, and is not shown as confirmed.
create view held_agreements as
  select id, supplier_id, distributor_id, line_ids, countries, role, exclusivity,
    -- A notice may end it before it begins.
    daterange(least(starts_on, ends_on, notice_until), least(ends_on, notice_until), '[]') as days, state,
    state <> 'disputed' and supplier_lists and distributor_lists as shown
  from agreements where state in ('inForce', 'notice', 'disputed');

-- Companies with something to show, perhaps only from a later day.
create view shown_appointments as
  select supplier_id as business_id, 'supplier' as side from agreements
    where state in ('inForce', 'notice', 'lapsed', 'ended') and confirmed_at is not null and supplier_lists and distributor_lists
      or state = 'proposed' and proposed_by = 'supplier' and supplier_lists
  union all
  select distributor_id, 'distributor' from agreements
    where state in ('inForce', 'notice', 'lapsed', 'ended') and confirmed_at is not null and supplier_lists and distributor_lists
      or state = 'proposed' and proposed_by = 'distributor' and distributor_lists
  union all
  select l.business_id, 'sought' from lines l join territories t on t.line_id = l.id
    where l.removed_at is null and t.state = 'sought' and (t.until is null or t.until >= current_date);

-- Lines, coverage and agreements of a merged company go on at the other one.
create function move_territories() returns trigger language plpgsql as $$
begin
  delete from agreements where new.id in (supplier_id, distributor_id) and new.merged_into in (supplier_id, distributor_id);
  update agreements set supplier_id = new.merged_into where supplier_id = new.id;
  update agreements set distributor_id = new.merged_into where distributor_id = new.id;
  update agreement_disputes set business_id = new.merged_into where business_id = new.id
    and not (outcome is null and exists (
      select from agreement_disputes there where there.agreement_id = agreement_disputes.agreement_id and there.kind = agreement_disputes.kind
        and there.business_id = new.merged_into and there.outcome is null));
  delete from agreement_disputes where business_id = new.id;
  update lines l set name = left(name, 70) || ' (' || right(id::text, 6) || ')'
    where business_id = new.id and removed_at is null and exists (
      select from lines there where there.business_id = new.merged_into and there.removed_at is null and lower(there.name) = lower(l.name));
  update lines set business_id = new.merged_into where business_id = new.id;
  delete from coverages where business_id = new.id and exists (select from coverages where business_id = new.merged_into);
  update coverages set business_id = new.merged_into where business_id = new.id;
  return null;
end $$;
create trigger businesses_move_territories after update of merged_into on businesses
  for each row when (new.merged_into is not null) execute function move_territories();

create function end_territories() returns trigger language plpgsql as $$
begin
  with ended as (
    update agreements set state = 'withdrawn', resumes = null, ended_at = now(),
      confirmed_until = case when confirmed_at is not null then current_date end
    where new.id in (supplier_id, distributor_id) and state in ('proposed', 'inForce', 'notice', 'disputed') returning id, supplier_id)
  insert into agreement_acts (agreement_id, side, act)
    select id, case when supplier_id = new.id then 'supplier' else 'distributor' end, 'withdraw' from ended;
  update lines set removed_at = now() where business_id = new.id and removed_at is null;
  delete from coverages where business_id = new.id;
  return null;
end $$;
create trigger businesses_end_territories after update of removed_at on businesses
  for each row when (new.removed_at is not null and old.removed_at is null and new.merged_into is null) execute function end_territories();

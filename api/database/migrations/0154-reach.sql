-- Reach of businesses: how often they and their products were seen and opened, a row a day; no person stands in any of it.

-- The product is all zeros for the business itself. A visit: one person on any page of the business that day.
create table reach_days (
  day date not null,
  business_id uuid not null,
  product_id uuid not null,
  event text not null check (event in ('seen', 'viewed', 'compared', 'visit')),
  source text not null check (source in ('search', 'network', 'outside', 'direct')),
  country_code text not null default '',
  count int not null,
  primary key (business_id, day, product_id, event, source, country_code)
) partition by range (day);

-- Words of searches: `place_sum` over all seen; `persons` counts each once a day.
create table reach_words (
  day date not null,
  business_id uuid not null,
  words text not null check (words <> '' and length(words) <= 100),
  seen int not null,
  opened int not null,
  persons int not null,
  place_sum bigint not null,
  primary key (business_id, day, words)
) partition by range (day);

-- Hashes of person, thing and event together, and things by person: forgotten after the day, and with a crash.
create unlogged table reach_marks (
  day date not null,
  mark bytea not null,
  primary key (day, mark)
);
create unlogged table reach_people (
  day date not null,
  person text not null,
  things int not null,
  primary key (day, person)
) with (fillfactor = 60);

-- Key of the seals in answers of searches.
create table reach_key (
  single boolean primary key default true check (single),
  key text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into reach_key default values;

create function reach_mark(person text, thing text, event text) returns bytea language sql stable
  return substring(sha256(convert_to(person || ' ' || thing || ' ' || event, 'UTF8')) from 1 for 16);

-- A partition a month, from the month of one day to that of the other.
create function add_reach_months(first date, last date) returns void language plpgsql as $$
declare
  at date := date_trunc('month', first);
  parent text;
begin
  while at <= last loop
    foreach parent in array array['reach_days', 'reach_words'] loop
      if to_regclass(format('%I_%s', parent, to_char(at, 'YYYYMM'))) is null then
        execute format('create table %I partition of %I for values from (%L) to (%L)', parent || '_' || to_char(at, 'YYYYMM'), parent,
          at, (at + interval '1 month')::date);
      end if;
    end loop;
    at := at + interval '1 month';
  end loop;
end $$;
select add_reach_months((now() - interval '1 month')::date, (now() + interval '2 months')::date);

-- What the figures of an owner read of neighbors.
create view saved_resources as select resource_id, uuid_time(id) as at from favorites;
create view received_inquiries as
  select id, receiver_id as business_id, product_id, sender_kind, sender_id, subject_code, subject, rfq_id, created_at, answered_at, closed_at
  from requests where receiver_kind = 'business' and held_at is null;
create view given_quotations as
  select q.business_id, r.product_id, uuid_time(q.id) as at, r.awarded_to is not distinct from q.business_id as awarded
  from quotations q join rfqs r on r.id = q.rfq_id where q.version = 1;
create view ending_evidence as
  select business_id, 'certificate' as kind, id, name, expire_date as ends_on from certificates where expire_date is not null
  union all
  select business_id, 'claim', id, kind, valid_until::date from verification_claims where state = 'verified'
  union all
  select business_id, 'membership', business_id, subscription, ends_at::date from memberships;

-- Companies that somebody runs, of one category.
create function category_peers(category uuid) returns setof uuid language sql stable
begin atomic
  select id from businesses
  where category_ids @> array[category_peers.category] and removed_at is null and status = 'active' and run_since is not null;
end;

-- How often something was saved; the quotations of a business.
create index favorites_by_resource on favorites (resource_id);
create index quotations_by_business on quotations (business_id, id) where version = 1;

-- Languages of texts of companies and products, and their owners' versions in others.
-- A field that is empty or can't be told holds `und`; absent: to be judged. `of`: hash of the originals that a version was written for.
alter table products add column languages jsonb not null default '{}', add column versions jsonb not null default '{}';
alter table businesses add column languages jsonb not null default '{}', add column versions jsonb not null default '{}';

-- Those to be judged.
create index products_to_judge on products (id) where not languages ?& array['name', 'description'];
create index businesses_to_judge on businesses (id) where not languages ?& array['shortDescription', 'generalDescription'];

-- Null: none in the language. `originals`: joined by line breaks.
-- Stable, as its parts are: else it is not inlined, and long originals are read for every card without versions too.
create function version_in(versions jsonb, language text, originals text) returns jsonb language sql stable as $$
  select case when versions ? language then (versions -> language) - 'of'
    || jsonb_build_object('outdated', versions -> language ->> 'of' <> left(md5(originals), 8)) end
$$;

-- What cards show. NOTE: it is never inlined; call it where there are versions.
create function short_versions(versions jsonb, originals text) returns jsonb language sql stable as $$
  select jsonb_object_agg(key, version_in(versions, key, originals) - 'generalDescription') from jsonb_object_keys(versions) key
$$;

-- Languages that a company probably writes in.
create view business_languages as
  select id, country_code as country, array(select jsonb_array_elements_text(trade_capabilities -> 'spokenLanguages')) as spoken
  from businesses;

create or replace view business_cards as
  select b.id, b.slug, b.subscription, b.verified_at as "verifiedAt", b.sample, b.company_name as "companyName",
    b.short_description as "shortDescription", b.business_type as "businessType", b.industry_id as "industryID",
    b.category_ids as "categoryIDs", b.year_established as "yearEstablished", b.employees_min as "employeesMin",
    b.employees_max as "employeesMax", b.profile_photo as "profilePhoto", b.city, b.country_code as "countryCode",
    b.lead_time as "leadTime", b.registered_at as "registeredAt", coalesce(c.likes, 0) as likes,
    coalesce(c.products, 0) as "productCount", b.kind, b.run_since is not null as run,
    b.languages,
    case when b.versions = '{}' then b.versions
      else short_versions(b.versions, b.short_description || E'\n' || b.general_description) end as versions
  from businesses b left join counters c on c.resource_id = b.id
  where b.removed_at is null and b.status = 'active';

create or replace view searchable_businesses as
  select id, company_name, short_description, general_description, business_type, country_code, state_id, city, industry_id, category_ids,
    keywords, verified_at is not null as verified, registered_at, kind, run_since is not null as run, versions
  from businesses where removed_at is null and status = 'active';

-- A company that is emptied keeps no version of its texts.
-- compatible: both functions keep their names, parameters and results.
alter function scrub_business(uuid) rename to scrub_business_columns;
create function scrub_business(business uuid) returns uuid[] language plpgsql as $$
begin
  update businesses set versions = '{}' where (id = business or merged_into = business) and versions <> '{}';
  update products set versions = '{}' where business_id = business and versions <> '{}';
  return scrub_business_columns(business);
end $$;

-- A listing that is given back has its own versions, none of whoever claimed it. NOTE: kept before this column, it has none.
alter function give_back_listing(uuid, uuid[]) rename to give_back_listing_columns;
create function give_back_listing(business uuid, keeps uuid[]) returns void language plpgsql as $$
declare
  former jsonb;
begin
  select f.listing into former from former_listings f where f.business_id = business;
  perform give_back_listing_columns(business, keeps);
  if former is null or exists (select from former_listings f where f.business_id = business) then return; end if;
  update businesses b set languages = coalesce(was.languages, '{}'), versions = coalesce(was.versions, '{}')
  from jsonb_populate_record(null::businesses, former -> 'business') was where b.id = business and b.removed_at is null;
  update products p set languages = coalesce(f.languages, '{}'), versions = coalesce(f.versions, '{}')
  from jsonb_populate_recordset(null::products, former -> 'products') f
  where p.id = f.id and p.business_id = business and (p.name, p.description) = (f.name, f.description);
end $$;

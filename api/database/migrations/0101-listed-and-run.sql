-- Businesses: listed or run, company or collection.
-- compatible: older processes write neither column, and the trigger keeps `run_since`.
alter table businesses
  add kind text not null default 'company' check (kind in ('company', 'collection')),
  add run_since timestamptz; -- null: nobody runs it
update businesses b set run_since = first.at
from (select business_id, min(joined_at) as at from members group by business_id) first where first.business_id = b.id;
update businesses set kind = 'collection'
where source_id like 'catalogue:%' and run_since is null;

create function keep_run_since() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update businesses set run_since = now() where id = new.business_id and run_since is null;
  else
    update businesses set run_since = null
    where id = old.business_id and not exists (select from members where business_id = old.business_id);
  end if;
  return null;
end $$;
create trigger members_run_businesses after insert or delete on members for each row execute function keep_run_since();

create or replace view business_cards as
  select b.id, b.slug, b.subscription, b.verified_at as "verifiedAt", b.sample, b.company_name as "companyName",
    b.short_description as "shortDescription", b.business_type as "businessType", b.industry_id as "industryID",
    b.category_ids as "categoryIDs", b.year_established as "yearEstablished", b.employees_min as "employeesMin",
    b.employees_max as "employeesMax", b.profile_photo as "profilePhoto", b.city, b.country_code as "countryCode",
    b.lead_time as "leadTime", b.registered_at as "registeredAt", coalesce(c.likes, 0) as likes,
    coalesce(c.products, 0) as "productCount", b.kind, b.run_since is not null as run
  from businesses b left join counters c on c.resource_id = b.id
  where b.removed_at is null and b.status = 'active';

create or replace view searchable_businesses as
  select id, company_name, short_description, general_description, business_type, country_code, state_id, city, industry_id, category_ids,
    keywords, verified_at is not null as verified, registered_at, kind, run_since is not null as run
  from businesses where removed_at is null and status = 'active';

create or replace view actors as
  select 'user' as kind, p.id, json_build_object('id', p.id, 'username', p.username, 'firstName', p.first_name, 'lastName', p.last_name,
      'jobPositionID', p.job_position_id, 'companyName', p.company_name, 'profilePhoto', p.profile_photo, 'countryCode', p.country_code)
      as author
    from people p where p.status = 'active'
  union all
  select 'business', b.id, json_build_object('id', b.id, 'slug', b.slug, 'verified', b.verified_at is not null, 'run', b.run_since is not null,
      'businessType', b.business_type, 'companyName', b.company_name, 'profilePhoto', b.profile_photo, 'countryCode', b.country_code)
    from businesses b where b.removed_at is null and b.status = 'active';

create or replace view business_facts as
  select id, slug, status, removed_at, subscription, verified_at, sample, company_name, business_type, country_code, industry_id, kind,
    run_since is not null as run
  from businesses;

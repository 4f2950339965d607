-- Listings as they were before claims.
-- compatible: older processes keep none, and nothing is given back.
create table former_listings (
  business_id uuid primary key references businesses on delete cascade,
  kept_at timestamptz not null default now(),
  listing jsonb not null
);

create function keep_listing(business uuid) returns void language sql as $$
  insert into former_listings (business_id, listing)
  select b.id, jsonb_build_object('business', to_jsonb(b),
    'certificates', (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from certificates c where c.business_id = b.id),
    'products', (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from products p where p.business_id = b.id and p.removed_at is null))
  from businesses b where b.id = business and not exists (select from members m where m.business_id = b.id)
  on conflict (business_id) do update set kept_at = excluded.kept_at, listing = excluded.listing
$$;

create function stored_file(document jsonb) returns uuid language sql immutable parallel safe
return substring(document ->> 'url' from '^/files/([0-9a-f-]{36})/')::uuid;

create function present_file(document jsonb, uploads uuid[]) returns jsonb language sql immutable parallel safe
return case when stored_file(document) is null or stored_file(document) = any(uploads) then nullif(document, 'null') end;
create function present_files(documents jsonb, uploads uuid[]) returns jsonb language sql immutable parallel safe
return (select coalesce(jsonb_agg(d order by n), '[]') from jsonb_array_elements(documents) with ordinality x (d, n)
  where present_file(d, uploads) is not null);

create function uploads_of(business uuid) returns uuid[] language sql stable as $$
  select coalesce(array_agg(stored_file(d)) filter (where stored_file(d) is not null), '{}') from (
    select unnest(array[profile_photo, cover_photo, general -> 'video']) from businesses where id = business
    union all select unnest(array[photo, document]) from certificates where business_id = business
    union all select jsonb_array_elements(media || datasheets) from products where business_id = business and removed_at is null) x (d)
$$;

-- Nothing while others belong to it.
create function give_back_listing(business uuid, keeps uuid[]) returns void language plpgsql as $$
declare
  former former_listings;
  was businesses;
  uploads uuid[];
  changed uuid[];
begin
  if exists (select from members m where m.business_id = business and m.user_id <> all(keeps)) then return; end if;
  delete from former_listings f where f.business_id = business returning * into former;
  if not found or exists (select from businesses where id = business and removed_at is not null) then return; end if;
  was := jsonb_populate_record(null::businesses, former.listing -> 'business');
  uploads := uploads_of(business);

  update businesses set company_name = was.company_name, slug = was.slug, short_description = was.short_description,
    general_description = was.general_description, business_type = was.business_type, industry_id = was.industry_id,
    category_ids = was.category_ids, keywords = was.keywords, country_code = was.country_code, state_id = was.state_id, city = was.city,
    year_established = was.year_established, employees_min = was.employees_min, employees_max = was.employees_max,
    revenue_min = was.revenue_min, revenue_max = was.revenue_max, lead_time = was.lead_time,
    profile_photo = present_file(was.profile_photo, uploads), cover_photo = present_file(was.cover_photo, uploads),
    general = case when present_file(was.general -> 'video', uploads) is null then was.general - 'video' else was.general end,
    contact_info = was.contact_info, factory = was.factory, trade_capabilities = was.trade_capabilities,
    business_terms = was.business_terms, sources = was.sources, kept_fields = was.kept_fields, source_hash = null,
    version = version + 1, updated_at = now()
  where id = business;

  delete from certificates where business_id = business;
  insert into certificates (id, business_id, name, issuer, scope, issue_date, expire_date, reminded_days, photo, document)
  select id, business, name, issuer, scope, issue_date, expire_date, reminded_days, present_file(photo, uploads),
    present_file(document, uploads)
  from jsonb_populate_recordset(null::certificates, former.listing -> 'certificates');

  with ended as (
    update products p set removed_at = now(), updated_at = now()
    where p.business_id = business and p.source_id is null and p.removed_at is null
      and not exists (select from jsonb_array_elements(former.listing -> 'products') f where (f ->> 'id')::uuid = p.id)
    returning p.id),
  given_back as (
    update products p set name = f.name, slug = f.slug, description = f.description, brand = f.brand, part_number = f.part_number,
      minimum_order = f.minimum_order, hs_code = f.hs_code, stock = f.stock, lead_time = f.lead_time, price = f.price,
      keywords = f.keywords, specs = f.specs, industry_id = f.industry_id, category_id = f.category_id,
      sub_category_id = f.sub_category_id, status = f.status, kept_since = f.kept_since, source_hash = null, removed_at = null,
      media = present_files(f.media, uploads), datasheets = present_files(f.datasheets, uploads),
      version = p.version + 1, updated_at = now()
    from jsonb_populate_recordset(null::products, former.listing -> 'products') f
    where p.id = f.id and p.business_id = business and p.hidden_at is null
      and (p.removed_at is not null or p.kept_since is not null and p.version <> f.version)
    returning p.id)
  select array_agg(id) into changed from (select id from ended union all select id from given_back) x;

  with ended as (
    update posts set removed_at = now() where author_kind = 'business' and author_id = business and removed_at is null
      and uuid_time(id) >= former.kept_at
    returning *),
  counted as (
    update counters c set posts = c.posts - e.count
    from (select timeline_id, count(*)::int from ended where hidden_at is null group by 1) e where c.resource_id = e.timeline_id)
  insert into events (name, data)
  select 'posts.changed', jsonb_build_object('id', id, 'timelineKind', timeline_kind, 'timelineID', timeline_id)
  from ended where hidden_at is null;

  update files f set uses = greatest(f.uses + d.change, 0), unused_at = case when f.uses + d.change <= 0 then now() end
  from (select id, sum(change)::int as change from (
      select unnest(uploads), -1 union all select unnest(uploads_of(business)), 1) x (id, change) group by id) d
  where f.id = d.id and d.change <> 0;

  insert into events (name, data) values ('businesses.changed', jsonb_build_object('ids', array[business]));
  if changed is not null then insert into events (name, data) values ('products.changed', jsonb_build_object('ids', changed)); end if;
end $$;

create or replace function end_claim_of_leaver() returns trigger language plpgsql as $$
declare
  former text;
begin
  update ownership_claims c set state = case was.state when 'claimed' then 'released' else 'withdrawn' end, access = null, until = null,
      due_at = null, changed_at = now()
    from (select id, state from ownership_claims where business_id = old.business_id and claimant_id = old.user_id
      and state in ('claimed', 'waiting') and access is not null for update) was
    where c.id = was.id returning was.state into former;
  if former = 'waiting' or former = 'claimed' and claim_lock(old.business_id) is not null then
    perform give_back_listing(old.business_id, '{}');
  end if;
  return null;
end $$;

create or replace view claimable_businesses as
  select b.id, b.company_name as name, b.slug, case when b.removed_at is not null then 'removed' else b.status end as status, b.merged_into,
    b.kind, b.city, b.country_code, b.contact_info, b.source,
    least(b.registered_at, (select min((s ->> 'readAt')::date)::timestamptz from jsonb_array_elements(b.sources) s
      where s -> 'correction' is null)) as source_at,
    b.subscription, b.run_since is not null as is_run, host_of(b.contact_info ->> 'website') as host,
    array(select jsonb_array_elements_text(s -> 'fields') from jsonb_array_elements(b.sources) s
      where s -> 'correction' is not null) as corrected
  from businesses b;

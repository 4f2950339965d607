-- Domains are compared with the date of the source, not of its import.
create or replace view claimable_businesses as
  select b.id, b.company_name as name, b.slug, case when b.removed_at is not null then 'removed' else b.status end as status, b.merged_into,
    b.kind, b.city, b.country_code, b.contact_info, b.source,
    least(b.registered_at, (select min((s ->> 'readAt')::date)::timestamptz from jsonb_array_elements(b.sources) s
      where s -> 'correction' is null)) as source_at,
    b.subscription, b.run_since is not null as is_run, host_of(b.contact_info ->> 'website') as host
  from businesses b;

-- Names without Latin letters have no legal form that is known here.
create or replace view listings as
  select id, company_name, slug, country_code, contact_info ->> 'website' as website, contact_info ->> 'email' as email, status,
    removed_at is not null as removed, run_since is not null as run, kind,
    slug <> '' and comparable_company(slug, company_name) <> slug as has_legal_form,
    coalesce((select c.products from counters c where c.resource_id = b.id), 0) as products,
    exists (select from ownership_claims o where o.business_id = b.id and o.state in ('started', 'review', 'waiting', 'contested')) as claimed
  from businesses b;

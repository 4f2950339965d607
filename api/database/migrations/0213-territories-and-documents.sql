-- Turns and reasons of fetched documents, disputes closed without a decision, ends of documents.
-- compatible: columns are nullable, the check is wider, functions keep names, parameters and results.

alter table document_links add column claimed_at timestamptz,
  add column reason text check (reason in ('address', 'file', 'documents', 'product'));
-- Turns of businesses.
create index document_links_by_business on document_links (business_id, claimed_at);

alter table documents add column former_downloads int not null default 0;

-- Every decision has a reason.
alter table agreement_disputes drop constraint agreement_disputes_outcome_check,
  add constraint agreement_disputes_outcome_check check (outcome in ('kept', 'notConfirmed', 'closed'));
update agreement_disputes set outcome = 'closed' where outcome = 'notConfirmed' and decided_by is null and reason = '';

alter table agreements add column taken_told_on date;
-- A changed last day opens nothing anew. Null: `stated_at`.
alter table territories add column opened_at timestamptz;

create function end_disputes(ids uuid[]) returns void language plpgsql as $$
begin
  with held as (select id, files from agreement_statements where dispute_id = any(ids) and files <> '[]'),
  emptied as (update agreement_statements s set files = '[]' from held where s.id = held.id),
  freed as (
    select (f ->> 'fileID')::uuid as id, count(*)::int as uses from held cross join jsonb_array_elements(held.files) f group by 1)
  update files f set uses = greatest(f.uses - freed.uses, 0),
    unused_at = case when f.uses - freed.uses <= 0 then now() end from freed where f.id = freed.id;
  update agreement_disputes set outcome = 'closed', decided_at = now() where id = any(ids) and outcome is null;
end $$;

create or replace function move_territories() returns trigger language plpgsql as $$
begin
  perform end_disputes(array(select d.id from agreement_disputes d join agreements a on a.id = d.agreement_id
    where new.id in (a.supplier_id, a.distributor_id) and new.merged_into in (a.supplier_id, a.distributor_id)));
  delete from agreements where new.id in (supplier_id, distributor_id) and new.merged_into in (supplier_id, distributor_id);
  update agreements set supplier_id = new.merged_into where supplier_id = new.id;
  update agreements set distributor_id = new.merged_into where distributor_id = new.id;
  update agreement_disputes set business_id = new.merged_into where business_id = new.id
    and not (outcome is null and exists (
      select from agreement_disputes there where there.agreement_id = agreement_disputes.agreement_id and there.kind = agreement_disputes.kind
        and there.business_id = new.merged_into and there.outcome is null));
  perform end_disputes(array(select id from agreement_disputes where business_id = new.id));
  delete from agreement_disputes where business_id = new.id;
  update lines l set name = left(name, 70) || ' (' || right(id::text, 6) || ')'
    where business_id = new.id and removed_at is null and exists (
      select from lines there where there.business_id = new.merged_into and there.removed_at is null and lower(there.name) = lower(l.name));
  update lines set business_id = new.merged_into where business_id = new.id;
  delete from coverages where business_id = new.id and exists (select from coverages where business_id = new.merged_into);
  update coverages set business_id = new.merged_into where business_id = new.id;
  return null;
end $$;

create or replace function end_territories() returns trigger language plpgsql as $$
declare
  gone uuid[];
begin
  gone := array(select id from agreements
    where new.id in (supplier_id, distributor_id) and state in ('proposed', 'inForce', 'notice', 'disputed') order by id for update);
  update agreements set state = 'withdrawn', resumes = null, ended_at = now(),
    confirmed_until = case when confirmed_at is not null then current_date end where id = any(gone);
  insert into agreement_acts (agreement_id, side, act)
    select id, case when supplier_id = new.id then 'supplier' else 'distributor' end, 'withdraw' from agreements where id = any(gone);
  perform end_disputes(array(select id from agreement_disputes where agreement_id = any(gone) and outcome is null));
  insert into events (name, data)
    select 'agreements.changed', jsonb_build_object('id', id, 'businessID', case when supplier_id = new.id then distributor_id else supplier_id end,
      'otherID', new.id, 'news', 'withdrawn', 'at', (extract(epoch from now()) * 1000)::bigint)
    from agreements where id = any(gone) order by id;
  update lines set removed_at = now() where business_id = new.id and removed_at is null;
  delete from coverages where business_id = new.id;
  return null;
end $$;

create or replace function may_open_document(document uuid, reader uuid) returns boolean language sql stable return exists (
  select from documents d where d.id = document and d.removed_at is null and (
    exists (select from business_access a where a.business_id = d.business_id and a.user_id = reader)
    or exists (select from document_products p join visible_products v on v.id = p.product_id and v.owner_id = d.business_id
        where p.document_id = d.id)
      and not exists (select from block_pairs b where b.actor_id = d.business_id and b.other_id = reader)
      and case d.access
        when 'open' then true
        when 'members' then exists (select from people u where u.id = reader and u.removed_at is null and u.status = 'active')
        else exists (select from document_grants g where g.document_id = d.id and g.until > now() and (
            g.actor_id = reader or exists (select from business_access a where a.business_id = g.actor_id and a.user_id = reader))
          and not exists (select from block_pairs b where b.actor_id = d.business_id and b.other_id = g.actor_id))
      end));

alter function give_back_listing(uuid, uuid[]) rename to give_back_listing_documents;
create function give_back_listing(business uuid, keeps uuid[]) returns void language plpgsql as $$
declare
  former former_listings;
begin
  select * into former from former_listings f where f.business_id = business;
  perform give_back_listing_documents(business, keeps);
  if former.business_id is null or exists (select from former_listings f where f.business_id = business) then return; end if;
  delete from document_grants g using documents d
    where d.id = g.document_id and d.business_id = business and g.granted_at >= former.kept_at;
  with gone as (
    delete from document_revisions r using documents d
    where d.id = r.document_id and d.business_id = business and d.removed_at is null and uuid_time(r.id) >= former.kept_at
      and exists (select from document_revisions o where o.document_id = d.id and uuid_time(o.id) < former.kept_at)
    returning r.file),
  freed as (
    select (file ->> 'fileID')::uuid as id, count(*)::int as uses from gone where file ->> 'fileID' ~ '^[0-9a-f-]{36}$' group by 1)
  update files f set uses = greatest(f.uses - freed.uses, 0),
    unused_at = case when f.uses - freed.uses <= 0 then now() end from freed where f.id = freed.id;
end $$;

-- A daily job tells the index.
create or replace function document_groups_of(product uuid) returns text[] language sql stable return (
  select array_agg(distinct g) filter (where g is not null) from (
    select case
      when d.kind = 'datasheet' then 'datasheet'
      when d.file ->> 'contentType' in ('model/step', 'image/vnd.dxf') then 'cad'
      when d.kind in ('certificate', 'safety', 'reach', 'rohs', 'cbam', 'conformity')
        and (d.ends_on is null or d.ends_on >= current_date) then 'declaration' end as g
    from document_products p join current_documents d on d.id = p.document_id where p.product_id = product) x);

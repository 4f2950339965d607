-- Documents on products: kinds, revisions, access, who may open them, who did.
-- compatible: the former column stays, and whatever older processes write there becomes documents at once.

create table documents (
  id uuid primary key default uuidv7(),
  business_id uuid not null,
  -- A key of `documentRules`; the contract judges it, so that a kind needs no migration.
  kind text not null,
  title text not null,
  languages text[] not null default '{}',
  -- Sizes, serial numbers, markets; empty: all of its products.
  applies_to text not null default '',
  access text not null default 'open' check (access in ('open', 'members', 'request')),
  -- Null: a job or an import.
  made_by uuid,
  updated_at timestamptz not null default now(),
  removed_at timestamptz
);
-- The list of a business.
create index documents_by_business on documents (business_id, id desc) where removed_at is null;

-- The last position is the current one.
create table document_revisions (
  id uuid primary key default uuidv7(),
  document_id uuid not null references documents on delete cascade,
  position int not null,
  revision text not null default '',
  issued_on date,
  ends_on date,
  -- {fileID, name, contentType, bytes}; `url` of those stored at public addresses.
  file jsonb not null,
  check (ends_on is null or issued_on is null or issued_on <= ends_on),
  unique (document_id, position)
);
-- Those that end, for reminders.
create index document_revisions_by_end on document_revisions (ends_on) where ends_on is not null;
-- Uploads: one file is one document.
create index document_revisions_by_file on document_revisions ((file ->> 'fileID'));

create table document_products (
  product_id uuid not null,
  document_id uuid not null references documents on delete cascade,
  position int not null default 0,
  primary key (product_id, document_id)
);
-- Products of a document.
create index document_products_by_document on document_products (document_id);

-- Leave to open a document on request; the thread is where it was given.
create table document_grants (
  document_id uuid not null references documents on delete cascade,
  actor_kind text not null check (actor_kind in ('user', 'business')),
  actor_id uuid not null,
  request_id uuid not null,
  granted_by uuid,
  granted_at timestamptz not null default now(),
  until timestamptz not null,
  primary key (document_id, actor_id)
);
create index document_grants_by_actor on document_grants (actor_id);

-- Each person once a day; the person is a hash of the day, as in figures.
create table document_downloads (
  document_id uuid not null references documents on delete cascade,
  day date not null,
  person bytea not null,
  primary key (document_id, day, person)
);

-- People who agreed that the business sees them.
create table document_leads (
  id uuid primary key default uuidv7(),
  document_id uuid not null references documents on delete cascade,
  user_id uuid not null,
  -- The company they came for, if any.
  company_id uuid,
  at timestamptz not null default now(),
  unique (document_id, user_id)
);
create index document_leads_by_user on document_leads (user_id);

-- Addresses that imports named, fetched one after another; `document_id` once it is there.
create table document_links (
  id uuid primary key default uuidv7(),
  business_id uuid not null,
  product_id uuid not null,
  link text not null,
  -- Null: told by the bytes.
  kind text,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  attempts int not null default 0,
  try_at timestamptz not null default now(),
  document_id uuid references documents on delete cascade,
  unique (product_id, link)
);
-- Those to fetch, oldest first.
create index document_links_waiting on document_links (id) where state = 'waiting';
-- One address is one document of a business.
create index document_links_by_link on document_links (business_id, link) where document_id is not null;

-- Inquiries for a document; answered once.
create table document_requests (
  request_id uuid primary key,
  document_id uuid not null references documents on delete cascade,
  sender_kind text not null check (sender_kind in ('user', 'business')),
  sender_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'refused', 'ended')),
  answered_by uuid,
  answered_at timestamptz,
  check ((state in ('granted', 'refused')) <= (answered_at is not null))
);
-- One waits at a time.
create unique index document_requests_once on document_requests (document_id, sender_id) where state = 'waiting';

create view current_documents as
  select d.id, d.business_id, d.kind, d.title, d.languages, d.applies_to, d.access, d.updated_at, r.id as revision_id, r.revision, r.issued_on,
    r.ends_on, r.file
  from documents d join lateral (
    select * from document_revisions r where r.document_id = d.id order by r.position desc limit 1) r on true
  where d.removed_at is null;

-- People as a business sees those who agreed.
create view lead_people as
  select id, first_name || ' ' || last_name as name, username from people where removed_at is null and status = 'active';

-- Products with which a document can go, drafts too.
create view own_products as select id, business_id, name, slug from products where removed_at is null;

-- Those of a product, for everybody. NOTE: `file` opens nothing by itself; the contract shows name, type and size.
create function documents_of(product uuid) returns jsonb language sql stable return (
  select coalesce(jsonb_agg(jsonb_build_object('documentID', d.id, 'kind', d.kind, 'title', d.title, 'languages', d.languages,
    'appliesTo', d.applies_to, 'access', d.access, 'revision', d.revision, 'issuedOn', d.issued_on, 'endsOn', d.ends_on,
    'updatedAt', d.updated_at, 'file', d.file) order by p.position, d.id), '[]')
  from document_products p join current_documents d on d.id = p.document_id where p.product_id = product);

-- Filters of search; `declaration`: dated kinds.
create function document_groups_of(product uuid) returns text[] language sql stable return (
  select array_agg(distinct g) filter (where g is not null) from (
    select case
      when d.kind = 'datasheet' then 'datasheet'
      when d.file ->> 'contentType' in ('model/step', 'image/vnd.dxf') then 'cad'
      when d.kind in ('certificate', 'safety', 'reach', 'rohs', 'cbam', 'conformity') then 'declaration' end as g
    from document_products p join current_documents d on d.id = p.document_id where p.product_id = product) x);

-- Access to the current file is decided here alone. A null reader is a stranger.
create function may_open_document(document uuid, reader uuid) returns boolean language sql stable return exists (
  select from documents d where d.id = document and d.removed_at is null and (
    exists (select from business_access a where a.business_id = d.business_id and a.user_id = reader)
    or exists (select from document_products p join visible_products v on v.id = p.product_id and v.owner_id = d.business_id
        where p.document_id = d.id)
      and not exists (select from block_pairs b where b.actor_id = d.business_id and b.other_id = reader)
      and case d.access
        when 'open' then true
        when 'members' then exists (select from people u where u.id = reader and u.removed_at is null and u.status = 'active')
        else exists (select from document_grants g where g.document_id = d.id and g.until > now() and (
          g.actor_id = reader or exists (select from business_access a where a.business_id = g.actor_id and a.user_id = reader)))
      end));

-- Datasheets become documents: one of each file, on all products that have it.
create function move_datasheets(product products) returns void language plpgsql as $$
declare
  sheet jsonb;
  place int := 0;
  upload text;
  document uuid;
begin
  for sheet in select value from jsonb_array_elements(product.datasheets) loop
    place := place + 1;
    upload := coalesce(substring(sheet ->> 'url' from '^/files/([0-9a-f-]{36})/'), sheet ->> 'url');
    select d.id into document from documents d join document_revisions r on r.document_id = d.id
      where r.file ->> 'fileID' = upload and d.business_id = product.business_id and d.removed_at is null limit 1;
    if document is null then
      insert into documents (business_id, kind, title) values (product.business_id, 'datasheet',
        coalesce(nullif(regexp_replace(left(sheet ->> 'name', 200), '\.pdf$', '', 'i'), ''), 'PDF')) returning id into document;
      insert into document_revisions (document_id, position, file) values (document, 1, sheet || jsonb_build_object('fileID', upload));
    else
      -- Each mention was a use of the upload; the document is one.
      update files set uses = greatest(uses - 1, 1) where id::text = upload;
    end if;
    insert into document_products (product_id, document_id, position) values (product.id, document, place) on conflict do nothing;
  end loop;
end $$;
create function products_move_datasheets() returns trigger language plpgsql as $$
begin
  perform move_datasheets(new);
  update products set datasheets = '[]' where id = new.id;
  return null;
end $$;

select move_datasheets(p) from products p where p.datasheets <> '[]' and (p.removed_at is null or p.removed_at = p.hidden_at);
update products set datasheets = '[]' where datasheets <> '[]';
create trigger products_move_datasheets after insert or update of datasheets on products
  for each row when (new.datasheets <> '[]') execute function products_move_datasheets();

alter table files drop constraint files_kind_check, add constraint files_kind_check
  check (kind in ('picture', 'document', 'video', 'attachment', 'technical'));
alter table reach_days drop constraint reach_days_event_check, add constraint reach_days_event_check
  check (event in ('seen', 'viewed', 'compared', 'downloaded', 'visit'));

-- Trade item number of GS1, as printed; the check digit is the contract's.
alter table products add column gtin text check (gtin ~ '^[0-9]{8,14}$');
-- One item, however long it is written (GS1 Digital Link).
create index products_by_gtin on products (lpad(gtin, 14, '0')) where gtin is not null and removed_at is null;

-- Documents of a merged listing go on at the other one.
create function move_documents() returns trigger language plpgsql as $$
begin
  update documents set business_id = new.merged_into where business_id = new.id;
  update document_links set business_id = new.merged_into where business_id = new.id;
  update document_leads set company_id = new.merged_into where company_id = new.id;
  delete from document_grants g where g.actor_id = new.id and exists (
    select from document_grants k where k.document_id = g.document_id and k.actor_id = new.merged_into);
  update document_grants set actor_id = new.merged_into where actor_id = new.id;
  update document_requests r set state = 'ended' where r.sender_id = new.id and r.state = 'waiting' and exists (
    select from document_requests k where k.document_id = r.document_id and k.sender_id = new.merged_into and k.state = 'waiting');
  update document_requests set sender_id = new.merged_into where sender_id = new.id;
  return null;
end $$;
create trigger businesses_move_documents after update of merged_into on businesses
  for each row when (new.merged_into is not null) execute function move_documents();

-- Declarations that end stand in the owner's list of work.
create or replace view ending_evidence as
  select business_id, 'certificate' as kind, id, name, expire_date as ends_on from certificates where expire_date is not null
  union all
  select business_id, 'claim', id, kind, valid_until::date from verification_claims where state = 'verified'
  union all
  select business_id, 'membership', business_id, subscription, ends_at::date from memberships
  union all
  select business_id, 'document', id, title, ends_on from current_documents where ends_on is not null;

-- Requests with their documents, and until when leave lasts.
create view requested_documents as
  select r.request_id, d.id, d.business_id, d.title, d.kind, (
    select g.until from document_grants g where g.request_id = r.request_id and g.until > now()) as until
  from document_requests r join documents d on d.id = r.document_id;
-- Threads that ask for one.
create view document_threads as select request_id, document_id from document_requests;
create view documents_by_product as select product_id, document_id from document_products;

-- Removes documents with their files; uploads go a day later.
create function end_documents(ids uuid[]) returns void language plpgsql as $$
begin
  with gone as (update documents set removed_at = now(), title = '-', applies_to = '' where id = any(ids) and removed_at is null returning id),
  freed as (
    select (r.file ->> 'fileID')::uuid as id, count(*)::int as uses from document_revisions r join gone on gone.id = r.document_id
    where r.file ->> 'fileID' ~ '^[0-9a-f-]{36}$' group by 1)
  update files f set uses = greatest(f.uses - freed.uses, 0),
    unused_at = case when f.uses - freed.uses <= 0 then now() end from freed where f.id = freed.id;
  delete from document_products where document_id = any(ids);
  delete from document_grants where document_id = any(ids);
  delete from document_leads where document_id = any(ids);
  delete from document_downloads where document_id = any(ids);
  update document_requests set state = 'ended' where document_id = any(ids) and state = 'waiting';
end $$;

-- A company that is emptied keeps no documents.
-- compatible: both functions keep their names, parameters and results.
alter function scrub_business(uuid) rename to scrub_business_translations;
create function scrub_business(business uuid) returns uuid[] language plpgsql as $$
begin
  perform end_documents(array(select id from documents where business_id = business and removed_at is null));
  delete from document_links where business_id = business;
  update products set gtin = null where business_id = business and gtin is not null;
  return scrub_business_translations(business);
end $$;

-- A listing that is given back loses what its claimant added. NOTE: whatever the claimant removed stays removed.
alter function give_back_listing(uuid, uuid[]) rename to give_back_listing_texts;
create function give_back_listing(business uuid, keeps uuid[]) returns void language plpgsql as $$
declare
  former former_listings;
begin
  select * into former from former_listings f where f.business_id = business;
  perform give_back_listing_texts(business, keeps);
  if former.business_id is null or exists (select from former_listings f where f.business_id = business) then return; end if;
  perform end_documents(array(select d.id from documents d
    where d.business_id = business and d.removed_at is null and uuid_time(d.id) >= former.kept_at));
  update products p set gtin = f.gtin from jsonb_populate_recordset(null::products, former.listing -> 'products') f
  where p.id = f.id and p.business_id = business and p.gtin is distinct from f.gtin;
end $$;

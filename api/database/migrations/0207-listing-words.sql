-- Words of listings by machine, for search. `original_hash`: the text that they were made from; while another one stands there, they are void.
create table listing_translations (
  resource_id uuid not null,
  kind text not null check (kind in ('product', 'business')),
  field text not null,
  language text not null,
  source_language text not null,
  original_hash text not null,
  text text not null,
  primary key (resource_id, language, field)
);
create view listing_words as
  select resource_id as id, field, language, source_language, original_hash, text from listing_translations;

-- Listings that may have such words.
create view translatable_listings as
  select id from products where removed_at is null union all select id from businesses where removed_at is null;

-- Void for good: the text is gone or another one.
create view void_listing_words as
  select t.resource_id, t.language, t.field
  from listing_translations t
    left join products p on t.kind = 'product' and p.id = t.resource_id and p.removed_at is null
    left join businesses b on t.kind = 'business' and b.id = t.resource_id and b.removed_at is null
  where t.original_hash is distinct from left(md5(case t.field when 'name' then p.name when 'description' then p.description
    when 'shortDescription' then b.short_description when 'generalDescription' then b.general_description end), 8);

-- Values of the marks of a masked text. NOTE: requests of older versions have none, and an empty hash.
alter table translation_requests
  add column kept_values text[] not null default '{}',
  add column original_hash text not null default '';

create or replace view searchable_businesses as
  select id, company_name, short_description, general_description, business_type, country_code, state_id, city, industry_id, category_ids,
    keywords, verified_at is not null as verified, registered_at, kind, run_since is not null as run, versions, languages
  from businesses where removed_at is null and status = 'active';

-- A company that is emptied leaves no words of its texts.
create or replace function scrub_business_texts(business uuid) returns uuid[] language plpgsql as $$
begin
  delete from listing_translations t using (
    select b.id from businesses b where b.id = business or b.merged_into = business
    union all select p.id from products p where p.business_id = business
  ) gone where t.resource_id = gone.id;
  update businesses set versions = '{}' where (id = business or merged_into = business) and versions <> '{}';
  update products set versions = '{}' where business_id = business and versions <> '{}';
  return scrub_business_columns(business);
end $$;

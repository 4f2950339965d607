-- Machine translations of listings by the text that they were made from.
-- compatible: processes of the version before read `listing_words` and `void_listing_words`, and leave `source_hash` empty.

-- Without a source: search finds them again when a page asks for them.
delete from listing_translations;
-- Hash of the masked text, as in `translations`.
alter table listing_translations add column source_hash bytea not null default '';
create index listing_translations_by_source on listing_translations (source_hash);

create view searchable_translations as
  select resource_id as id, field, language, source_language, original_hash, text from listing_translations;

-- Texts of listings that may be translated, hashed.
create view listing_originals as
  select p.id, t.field, left(md5(t.text), 8) as hash
  from products p cross join lateral (values ('name', p.name), ('description', p.description)) t (field, text)
  where p.removed_at is null
  union all
  select b.id, t.field, left(md5(t.text), 8)
  from businesses b cross join lateral (values ('shortDescription', b.short_description),
    ('generalDescription', b.general_description)) t (field, text)
  where b.removed_at is null;

-- Outdated: the original is gone or another one.
create view outdated_listing_translations as
  select t.resource_id, t.language, t.field from listing_translations t where not exists (
    select from listing_originals o where o.id = t.resource_id and o.field = t.field and o.hash = t.original_hash);

-- Reports are deleted with the company of their listing, too.
create function drop_translation_reports_of_business() returns trigger language plpgsql as $$
begin
  delete from translation_reports where thing_id = new.id or business_id = new.id;
  return null;
end $$;
drop trigger businesses_drop_translation_reports on businesses;
create trigger businesses_drop_translation_reports after update of removed_at on businesses for each row
  when (new.removed_at is not null) execute function drop_translation_reports_of_business();

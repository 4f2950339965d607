-- What a catalogue needs beyond the product itself.

alter table products
  add column hs_code text check (hs_code ~ '^[0-9]{6,10}$'),
  -- Documents in their order: [{url, name, contentType, bytes}].
  add column datasheets jsonb not null default '[]';

-- All products of a business for those who edit them, last changed first.
create index products_by_change on products (business_id, updated_at desc, id) where removed_at is null;
-- What products of a category say of themselves (suggested specifications).
create index products_by_category on products (category_id, id desc) where removed_at is null and status = 'active';

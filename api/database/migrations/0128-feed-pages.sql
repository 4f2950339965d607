-- Pages of feeds: companies and products to which something real has happened.
create view feed_pages as
  select 'businesses' as kind, b.id, b.registered_at
    from businesses b join established_businesses e on e.id = b.id where b.kind = 'company'
  union all
  select 'products', p.id, p.registered_at from products p join established_businesses e on e.id = p.business_id
    where p.removed_at is null and p.status = 'active';

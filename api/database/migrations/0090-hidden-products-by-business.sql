-- Businesses with hidden products: read when a plan allows more, and by each preview of such a change.
create index products_hidden on products (business_id) where removed_at is null and status = 'hidden';

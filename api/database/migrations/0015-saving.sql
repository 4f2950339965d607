-- How many products a business shows. Whoever else adds or shows one waits until this transaction ends, and this one has waited for them:
-- the rows are counted after the lock, which a single statement could not do.
create function products_shown(business uuid) returns int language plpgsql volatile as $$
begin
  perform from businesses b where b.id = business for update;
  return (select count(*) from products p where p.business_id = business and p.removed_at is null and p.status = 'active');
end $$;

-- Showcases: no plan that scans all products or members.
create or replace view showcase_businesses as
  select b.id, b.business_type, b.country_code, b.industry_id, b.run_since, b.verified_at, b.registered_at
  from businesses b left join counters c on c.resource_id = b.id
  where b.removed_at is null and b.status = 'active' and b.kind = 'company' and b.registered_at < now() - interval '1 hour'
    -- Scalar subqueries: `exists` would be hashed, by a scan of all products.
    and (b.run_since is not null or b.verified_at is not null or b.profile_photo is not null
      or case when c.products > 0 then (select true from products p where p.business_id = b.id and p.removed_at is null
        and p.status = 'active' and length(p.description) >= 80 limit 1) end)
    -- The address of an account is stored once it is proven.
    and case when b.run_since is null or b.sample then true else coalesce((select true from members m join people p
      on p.id = m.user_id where m.business_id = b.id and m.access = 'owner' and p.status = 'active' and p.email is not null
      limit 1), false) end;

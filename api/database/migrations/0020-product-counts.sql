-- How many products a business shows is kept with its other counters: counting them was most of what a page of a large business cost.
alter table counters add column products int not null default 0;
insert into counters as c (resource_id, products)
  select business_id, count(*) from products where removed_at is null and status = 'active' group by 1
  on conflict (resource_id) do update set products = excluded.products;

-- Statement triggers see every way in which a product appears, changes hands or goes, imports and cascades included.
create function count_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update counters c set products = c.products - gone.n
      from (select business_id, count(*) as n from before where removed_at is null and status = 'active' group by 1) gone
      where c.resource_id = gone.business_id;
    return null;
  end if;
  if tg_op = 'UPDATE' then
    update counters c set products = c.products - gone.n
      from (select b.business_id, count(*) as n from before b join after a using (id)
        where b.removed_at is null and b.status = 'active'
          and (a.removed_at is not null or a.status <> 'active' or a.business_id <> b.business_id) group by 1) gone
      where c.resource_id = gone.business_id;
    insert into counters as c (resource_id, products)
      select a.business_id, count(*) from after a join before b using (id)
      where a.removed_at is null and a.status = 'active'
        and (b.removed_at is not null or b.status <> 'active' or a.business_id <> b.business_id) group by 1 order by 1
      on conflict (resource_id) do update set products = c.products + excluded.products;
    return null;
  end if;
  insert into counters as c (resource_id, products)
    select business_id, count(*) from after where removed_at is null and status = 'active' group by 1 order by 1
    on conflict (resource_id) do update set products = c.products + excluded.products;
  return null;
end $$;
create trigger products_counted_added after insert on products referencing new table as after
  for each statement execute function count_products();
create trigger products_counted_changed after update on products referencing old table as before new table as after
  for each statement execute function count_products();
create trigger products_counted_removed after delete on products referencing old table as before
  for each statement execute function count_products();

create or replace view business_cards as
  select b.id, b.slug, b.subscription, b.verified_at as "verifiedAt", b.sample, b.company_name as "companyName",
    b.short_description as "shortDescription", b.business_type as "businessType", b.industry_id as "industryID",
    b.category_ids as "categoryIDs", b.year_established as "yearEstablished", b.employees_min as "employeesMin",
    b.employees_max as "employeesMax", b.profile_photo as "profilePhoto", b.city, b.country_code as "countryCode",
    b.lead_time as "leadTime", b.registered_at as "registeredAt", coalesce(c.likes, 0) as likes,
    coalesce(c.products, 0) as "productCount"
  from businesses b left join counters c on c.resource_id = b.id
  where b.removed_at is null and b.status = 'active';

-- Read after the lock, which a single statement could not do.
create or replace function products_shown(business uuid) returns int language plpgsql volatile as $$
begin
  perform from businesses b where b.id = business for update;
  return coalesce((select c.products from counters c where c.resource_id = business), 0);
end $$;

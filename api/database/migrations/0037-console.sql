-- What the console lists: people and businesses in every state.

create view console_people as
  select p.id, p.first_name || ' ' || p.last_name as name, p.username, p.email, p.status, p.country_code, p.company_name, p.sample,
    p.registered_at
  from people p where p.removed_at is null;
create view console_businesses as
  select b.id, b.company_name as name, b.slug, case when b.removed_at is not null then 'removed' else b.status end as status, b.country_code,
    b.business_type, b.subscription, b.verified_at, b.sample, b.registered_at,
    (select count(*)::int from members m where m.business_id = b.id) as members,
    (select count(*)::int from products p where p.business_id = b.id and p.removed_at is null and p.status = 'active') as products
  from businesses b;
create view console_members as
  select m.business_id, m.user_id, m.access, p.first_name || ' ' || p.last_name as name, p.status
  from members m join people p on p.id = m.user_id;

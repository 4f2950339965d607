-- People whose pages search engines may list: imports, samples, members of an established business, answered askers.
create view established_people as
  select p.id from people p
  where p.status = 'active' and p.removed_at is null and (p.source_id is not null or p.sample
    or exists (select from members m join established_businesses b on b.id = m.business_id where m.user_id = p.id)
    or exists (select from requests r where r.sender_id = p.id and r.answered_at is not null));

create or replace view public_pages as
  select 'businesses' as kind, b.id, b.slug as key, b.updated_at as changed_at
    from businesses b join established_businesses e on e.id = b.id
  union all
  select 'products', p.id, b.slug || '-' || p.slug, p.updated_at
    from products p join businesses b on b.id = p.business_id join established_businesses e on e.id = b.id
    where p.removed_at is null and p.status = 'active'
  union all
  select 'people', p.id, '', p.updated_at
    from people p join established_people e on e.id = p.id where p.settings -> 'searchEngines' is distinct from 'false'
  union all
  select 'posts', p.id, '', coalesce(p.edited_at, uuid_time(p.id))
    from posts p join established_businesses b on b.id = p.timeline_id join established_businesses a on a.id = p.author_id
    where p.timeline_kind = 'business' and p.author_kind = 'business' and p.removed_at is null and p.hidden_at is null;

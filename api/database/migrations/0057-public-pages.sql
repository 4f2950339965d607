-- The businesses of a category: figures of its page, and how many there are.
create index businesses_by_category on businesses using gin (category_ids) where removed_at is null and status = 'active';

-- Pages that search engines may list, with the readable part of their address: what a stranger can open, without people who object.
create view public_pages as
  select 'businesses' as kind, b.id, b.slug as key, b.updated_at as changed_at
    from businesses b where b.removed_at is null and b.status = 'active'
  union all
  select 'products', p.id, b.slug || '-' || p.slug, p.updated_at
    from products p join businesses b on b.id = p.business_id
    where p.removed_at is null and p.status = 'active' and b.removed_at is null and b.status = 'active'
  union all
  select 'people', p.id, '', p.updated_at
    from people p where p.removed_at is null and p.status = 'active' and p.settings -> 'searchEngines' is distinct from 'false'
  union all
  select 'posts', p.id, '', coalesce(p.edited_at, uuid_time(p.id))
    from posts p join businesses b on b.id = p.timeline_id join businesses a on a.id = p.author_id
    where p.timeline_kind = 'business' and p.author_kind = 'business' and p.removed_at is null and p.hidden_at is null
      and b.removed_at is null and b.status = 'active' and a.removed_at is null and a.status = 'active';

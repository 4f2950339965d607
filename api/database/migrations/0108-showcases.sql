-- Showcases and public pages: a bar for entries that say nothing, and for sign-ups that nothing real has happened to.

-- Something real: an import, a check of evidence, or an answered inquiry.
create view established_businesses as
  select b.id from businesses b
  where b.removed_at is null and b.status = 'active' and (b.source_id is not null or b.sample or b.verified_at is not null
    or exists (select from verification_claims c where c.business_id = b.id and c.state = 'verified')
    or exists (select from requests r where r.receiver_id = b.id and r.answered_at is not null));

-- Lists that invite: latest registered, companies of a portal, companies to follow.
create view showcase_businesses as
  select b.id, b.business_type, b.country_code, b.industry_id, b.run_since, b.verified_at, b.registered_at from businesses b
  where b.removed_at is null and b.status = 'active' and b.kind = 'company' and b.registered_at < now() - interval '1 hour'
    and (b.run_since is not null or b.verified_at is not null or b.profile_photo is not null or exists (
      select from products p where p.business_id = b.id and p.removed_at is null and p.status = 'active'
        and length(p.description) >= 80))
    -- The address of an account is stored once it is proven.
    and (b.run_since is null or b.sample or exists (select from members m join people p on p.id = m.user_id
      where m.business_id = b.id and m.access = 'owner' and p.status = 'active' and p.email is not null));

create or replace view public_pages as
  select 'businesses' as kind, b.id, b.slug as key, b.updated_at as changed_at
    from businesses b join established_businesses e on e.id = b.id
  union all
  select 'products', p.id, b.slug || '-' || p.slug, p.updated_at
    from products p join businesses b on b.id = p.business_id join established_businesses e on e.id = b.id
    where p.removed_at is null and p.status = 'active'
  union all
  select 'people', p.id, '', p.updated_at
    from people p where p.removed_at is null and p.status = 'active' and p.settings -> 'searchEngines' is distinct from 'false'
  union all
  select 'posts', p.id, '', coalesce(p.edited_at, uuid_time(p.id))
    from posts p join established_businesses b on b.id = p.timeline_id join established_businesses a on a.id = p.author_id
    where p.timeline_kind = 'business' and p.author_kind = 'business' and p.removed_at is null and p.hidden_at is null;

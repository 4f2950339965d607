-- Businesses that are listed twice: which may be, and what merging one into another moves.

-- Key for comparing company names: the slug without legal forms; the name itself if there is no slug.
create function comparable_company(slug text, name text) returns text language sql immutable parallel safe
return coalesce(nullif(regexp_replace(slug, '(-(s-?r-?l(-s)?|s-?p-?a|s-?a(-s|-r-l|-de-c-v|de-cv)?|s-?l(-u)?|gmbh(-co-kg)?|ag|kg|ohg|e-?k|ltd|limited|llc|l-l-c|inc|incorporated|corp|corporation|co|company|plc|b-?v|n-?v|oy|ab|as|a-s|aps|sas|sarl|eurl|ltda|eirl|pte|pvt|private|sdn-bhd|sp-z-o-o|s-r-o|kft|zrt|d-o-o|ooo|oao|zao|jsc|kk|k-k|pty))+$', ''), ''), lower(name));

-- The business that this one was merged into; its address leads there.
alter table businesses add column merged_into uuid references businesses check (merged_into is null or removed_at is not null);
create index businesses_by_merge on businesses (merged_into) where merged_into is not null;
create index businesses_by_company on businesses (country_code, comparable_company(slug, company_name)) where removed_at is null;

create or replace view console_businesses as
  select b.id, b.company_name as name, b.slug, case when b.removed_at is not null then 'removed' else b.status end as status, b.country_code,
    b.business_type, b.subscription, b.verified_at, b.sample, b.registered_at,
    (select count(*)::int from members m where m.business_id = b.id) as members,
    (select count(*)::int from products p where p.business_id = b.id and p.removed_at is null and p.status = 'active') as products,
    b.merged_into
  from businesses b;

-- Others of the same country and name, oldest first.
create function businesses_like(business uuid) returns table (id uuid, name text, slug text, status text, registered_at timestamptz)
language sql stable begin atomic
  select other.id, other.company_name, other.slug, other.status, other.registered_at
  from businesses own join businesses other on other.country_code = own.country_code and other.id <> own.id
    and comparable_company(other.slug, other.company_name) = comparable_company(own.slug, own.company_name)
  where own.id = business and own.removed_at is null and other.removed_at is null
  order by other.registered_at, other.id limit 10;
end;

-- Businesses that share name and country with another.
create view alike_businesses as
  select b.id from businesses b
  where b.removed_at is null and exists (select from businesses other where other.country_code = b.country_code and other.id <> b.id
    and comparable_company(other.slug, other.company_name) = comparable_company(b.slug, b.company_name) and other.removed_at is null);

-- Amounts by kind that a merge would move.
create function belongings_of(business uuid) returns jsonb language sql stable
return jsonb_build_object(
  'members', (select count(*) from members where business_id = business),
  'products', (select count(*) from products where business_id = business and removed_at is null),
  'certificates', (select count(*) from certificates where business_id = business),
  'posts', (select count(*) from posts where author_kind = 'business' and author_id = business and removed_at is null),
  'followers', (select count(*) from follows where followed_id = business),
  'likes', (select count(*) from reactions where resource_id = business),
  'favorites', (select count(*) from favorites where resource_type = 'business' and resource_id = business),
  'inquiries', (select count(*) from request_sides where actor_id = business),
  'quotations', (select count(*) from rfq_suppliers where business_id = business),
  'webhooks', (select count(*) from webhooks where business_id = business));

-- A supplier keeps its quotations when it becomes another.
alter table quotations drop constraint quotations_rfq_id_business_id_fkey,
  add foreign key (rfq_id, business_id) references rfq_suppliers (rfq_id, business_id) on update cascade on delete cascade;

-- Moves the records read and written in the name of one business to the other. Records that both have stay once; dealings between the
-- two stay as they were. The caller holds the locks, has checked that it may be done, and moves the members.
create function merge_social(gone uuid, kept uuid) returns void language plpgsql as $$
declare
  others uuid[];
begin
  update posts set author_id = kept where author_id = gone;
  update posts set timeline_id = kept where timeline_id = gone;
  update comments set author_id = kept where author_id = gone;
  update posts set mentions = replace(mentions::text, gone::text, kept::text)::jsonb where mentions_any(mentions, array[gone::text]);
  update comments set mentions = replace(mentions::text, gone::text, kept::text)::jsonb where mentions_any(mentions, array[gone::text]);

  with twice as (delete from reactions r where (r.actor_id = gone and exists (
        select from reactions k where k.resource_id = r.resource_id and k.actor_id = kept))
      or (r.resource_id = gone and exists (select from reactions k where k.resource_id = kept and k.actor_id = r.actor_id))
      returning r.resource_id, r.receiver_id)
    select array_agg(distinct id) into others from twice, unnest(array[resource_id, receiver_id]) id where id is not null;
  update reactions set actor_id = kept where actor_id = gone;
  update reactions set resource_id = kept where resource_id = gone;
  update counters c set likes = (select count(*) from reactions r where r.resource_id = c.resource_id or r.receiver_id = c.resource_id)
    where c.resource_id = any(others);

  with twice as (delete from follows f where (f.follower_id = gone and (f.followed_id = kept or exists (
        select from follows k where k.follower_id = kept and k.followed_id = f.followed_id)))
      or (f.followed_id = gone and (f.follower_id = kept or exists (
        select from follows k where k.follower_id = f.follower_id and k.followed_id = kept)))
      returning f.follower_id, f.followed_id)
    select array_agg(distinct id) into others from twice, unnest(array[follower_id, followed_id]) id;
  update follows set follower_id = kept where follower_id = gone;
  update follows set followed_id = kept where followed_id = gone;
  insert into counters (resource_id) values (kept) on conflict do nothing;
  update counters c set followers = (select count(*) from follows f where f.followed_id = c.resource_id),
      following = (select count(*) from follows f where f.follower_id = c.resource_id)
    where c.resource_id = any(others || kept);
  update counters c set likes = (select count(*) from reactions r where r.resource_id = kept),
      posts = c.posts + coalesce((select g.posts from counters g where g.resource_id = gone), 0)
    where c.resource_id = kept;
  delete from counters where resource_id = gone;

  update connections k set connected_at = coalesce(k.connected_at, g.connected_at) from connections g
    where gone in (g.asker_id, g.asked_id) and kept in (k.asker_id, k.asked_id)
      and (case g.asker_id when gone then g.asked_id else g.asker_id end) = (case k.asker_id when kept then k.asked_id else k.asker_id end);
  delete from connections g where gone in (g.asker_id, g.asked_id) and (kept in (g.asker_id, g.asked_id) or exists (
    select from connections k where kept in (k.asker_id, k.asked_id)
      and (case g.asker_id when gone then g.asked_id else g.asker_id end) = (case k.asker_id when kept then k.asked_id else k.asker_id end)));
  update connections set asker_id = kept where asker_id = gone;
  update connections set asked_id = kept where asked_id = gone;

  delete from favorites f where f.resource_id = gone and f.resource_type = 'business' and exists (
    select from favorites k where k.user_id = f.user_id and k.resource_type = 'business' and k.resource_id = kept);
  update favorites set resource_id = kept where resource_id = gone and resource_type = 'business';
  delete from mutes m where m.muted_id = gone and exists (select from mutes k where k.user_id = m.user_id and k.muted_id = kept);
  update mutes set muted_id = kept where muted_id = gone;
  delete from blocks b where (b.blocker_id = gone and (b.blocked_id = kept or exists (
      select from blocks k where k.blocker_id = kept and k.blocked_id = b.blocked_id)))
    or (b.blocked_id = gone and (b.blocker_id = kept or exists (
      select from blocks k where k.blocker_id = b.blocker_id and k.blocked_id = kept)));
  update blocks set blocker_id = kept where blocker_id = gone;
  update blocks set blocked_id = kept where blocked_id = gone;

  update notifications set business_id = kept where business_id = gone;
  update notifications set actor_id = kept where actor_id = gone;
  update notifications set resource_id = kept where resource_id = gone;
  update notifications set root_id = kept where root_id = gone;
  update notification_causes set actor_id = kept where actor_id = gone;
end $$;

create function merge_inquiries(gone uuid, kept uuid) returns void language plpgsql as $$
begin
  update requests set sender_id = kept where sender_id = gone and receiver_id <> kept;
  update requests set receiver_id = kept where receiver_id = gone and sender_id <> kept;
  update request_sides s set actor_id = kept from requests r
    where s.actor_id = gone and r.id = s.request_id and kept in (r.sender_id, r.receiver_id) and gone not in (r.sender_id, r.receiver_id);
  update request_notes n set actor_id = kept where n.actor_id = gone;
  update request_sides s set label_ids = array_replace(s.label_ids, g.id, k.id)
    from request_labels g join request_labels k on k.business_id = kept and lower(k.name) = lower(g.name)
    where g.business_id = gone and s.label_ids @> array[g.id];
  delete from request_labels g where g.business_id = gone and exists (
    select from request_labels k where k.business_id = kept and lower(k.name) = lower(g.name));
  update request_labels set business_id = kept where business_id = gone;
  delete from saved_replies g where g.business_id = gone and exists (
    select from saved_replies k where k.business_id = kept and lower(k.name) = lower(g.name));
  update saved_replies set business_id = kept where business_id = gone;

  update rfqs set buyer_id = kept where buyer_id = gone and not exists (
    select from rfq_suppliers s where s.rfq_id = rfqs.id and s.business_id = kept);
  with moved as (update rfq_suppliers s set business_id = kept from rfqs r
      where s.business_id = gone and r.id = s.rfq_id and r.buyer_id <> kept and not exists (
        select from rfq_suppliers k where k.rfq_id = s.rfq_id and k.business_id = kept)
      returning s.rfq_id)
    update rfqs r set awarded_to = kept from moved where r.id = moved.rfq_id and r.awarded_to = gone;
end $$;

-- Answers the ids of the products that moved. `joins`: its people belong to the other; who leaves is told of nothing there.
create function merge_business(gone uuid, kept uuid, joins boolean) returns uuid[] language plpgsql as $$
declare
  moved uuid[];
begin
  with changed as (update products set business_id = kept, updated_at = now(), version = version + 1 where business_id = gone returning id)
    select coalesce(array_agg(id order by id), '{}') into moved from changed;
  update certificates g set business_id = kept where g.business_id = gone and not exists (
    select from certificates k where k.business_id = kept and k.name = g.name and k.issuer is not distinct from g.issuer);
  update people set business_id = kept where business_id = gone;
  update files set owner_id = kept where owner_id = gone;
  perform merge_social(gone, kept);
  perform merge_inquiries(gone, kept);

  -- Open cases go on; evidence was checked for the other entry, and is asked for again.
  update reports r set resource_id = kept where r.resource_id = gone and r.resource_type = 'business' and not exists (
    select from reports k where k.resource_id = kept and k.reporter_id = r.reporter_id and k.settled_at is null);
  update sanctions set subject_id = kept where subject_id = gone;
  update support_requests set business_id = kept where business_id = gone;
  update verification_claims set state = 'withdrawn', next_check_at = null
    where business_id = gone and state in ('checking', 'waiting', 'asked', 'seconding', 'verified');
  update webhooks g set business_id = kept where joins and g.business_id = gone and not exists (
    select from webhooks k where k.business_id = kept and k.url = g.url);
  delete from webhooks where business_id = gone;
  update boosts set ends_at = greatest(now(), starts_at) where business_id = gone and ends_at > now();
  update invitations set withdrawn_at = now() where business_id = gone and accepted_at is null and withdrawn_at is null;
  delete from reply_levels where business_id = gone;

  update businesses set merged_into = kept where merged_into = gone;
  update businesses set merged_into = kept, removed_at = now(), updated_at = now(), verified_at = null where id = gone;
  return moved;
end $$;

-- Obstacles to merging it into another.
create function merge_obstacles(business uuid) returns text[] language sql stable
return array_remove(array[
  case when exists (select from businesses where id = business and subscription <> 'standard')
    or exists (select from memberships where business_id = business and ends_at > now()) then 'membership' end,
  case when exists (select from payments where business_id = business and status in ('pending', 'action')) then 'payment' end,
  case when exists (select from catalogue_imports where business_id = business and status in ('waiting', 'running', 'undoing')) then 'import' end,
  case when exists (select from sanctions where object_id = business and ended_at is null and act <> 'warn') then 'sanction' end], null);

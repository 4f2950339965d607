-- What capabilities read of each other in their statements: views and functions, each kept by the capability whose tables it reads. Views
-- are expanded where they are used; so are functions that answer rows. Renaming a column of a table leaves them as they are.

-- People and businesses as everybody may see them; without those who left, or are not public.
create view actors as
  select 'user' as kind, p.id, json_build_object('id', p.id, 'username', p.username, 'firstName', p.first_name, 'lastName', p.last_name,
      'jobPositionID', p.job_position_id, 'companyName', p.company_name, 'profilePhoto', p.profile_photo, 'countryCode', p.country_code)
      as author
    from people p where p.status = 'active'
  union all
  select 'business', b.id, json_build_object('id', b.id, 'slug', b.slug, 'verified', b.verified_at is not null, 'businessType',
      b.business_type, 'companyName', b.company_name, 'profilePhoto', b.profile_photo, 'countryCode', b.country_code)
    from businesses b where b.removed_at is null and b.status = 'active';

-- Blocks, from either side: a block works in both directions.
create view block_pairs as
  select blocker_id as actor_id, blocked_id as other_id from blocks
  union all
  select blocked_id, blocker_id from blocks;

-- A business is open to everybody, closed by the operator, or removed.
create view business_states as
  select id, case when removed_at is not null then 'removed' when status = 'active' then 'open' else 'closed' end as state from businesses;
create view business_access as select user_id, business_id, access from members;
create view business_cards as
  select b.id, b.slug, b.subscription, b.verified_at as "verifiedAt", b.sample, b.company_name as "companyName",
    b.short_description as "shortDescription", b.business_type as "businessType", b.industry_id as "industryID",
    b.category_ids as "categoryIDs", b.year_established as "yearEstablished", b.employees_min as "employeesMin",
    b.employees_max as "employeesMax", b.profile_photo as "profilePhoto", b.city, b.country_code as "countryCode",
    b.lead_time as "leadTime", b.registered_at as "registeredAt", coalesce(c.likes, 0) as likes
  from businesses b left join counters c on c.resource_id = b.id
  where b.removed_at is null and b.status = 'active';

-- Members of groups; those who asked or were refused are none.
create view group_memberships as select group_id, user_id, role from group_members where standing = 'member';
create view visible_groups as
  select id, slug, name, admission, industry_id from groups where removed_at is null and hidden_at is null;
-- Of no group (null) everybody may read. `readers`: a person with its businesses, empty for a stranger.
create function can_read_group(asked uuid, readers uuid[]) returns boolean language sql stable
  return asked is null or exists (select from visible_groups g where g.id = asked and (
    g.admission = 'open' and cardinality(readers) > 0
    or exists (select from group_memberships m where m.group_id = g.id and m.user_id = any(readers))));

alter table posts add column group_id uuid generated always as (case when timeline_kind = 'group' then timeline_id end) stored;

-- Resources that everybody may see, as they are liked, followed, commented on, saved or reported: the owner, and the person who receives
-- likes with them.
create view visible_people as
  select id, id as owner_id, null::uuid as receiver_id, industry_id from people where status = 'active' and removed_at is null;
create view visible_businesses as
  select id, id as owner_id, null::uuid as receiver_id, industry_id from businesses where removed_at is null and status = 'active';
create view visible_products as
  select p.id, p.business_id as owner_id, null::uuid as receiver_id
  from products p join businesses b on b.id = p.business_id
  where p.removed_at is null and p.status = 'active' and b.removed_at is null and b.status = 'active';
create view visible_posts as
  select id, author_id as owner_id, case when author_kind = 'user' then author_id end as receiver_id, group_id
  from posts where removed_at is null and hidden_at is null;
-- Comments below something that is gone are gone with it.
create view visible_comments as
  select k.id, k.author_id as owner_id, case when k.author_kind = 'user' then k.author_id end as receiver_id,
    k.root_id, k.root_type, k.resource_type, root.owner_id as root_owner_id, root.group_id
  from comments k
  join lateral (
    select post.owner_id, post.group_id from visible_posts post where post.id = k.root_id and k.root_type = 'post'
    union all
    select product.owner_id, null from visible_products product where product.id = k.root_id and k.root_type = 'product') root on true
  where k.removed_at is null and k.hidden_at is null and (k.resource_type <> 'comment' or exists (
    select from comments above where above.id = k.resource_id and above.removed_at is null and above.hidden_at is null));

create view likes as select resource_id, actor_id from reactions;
create view followed_actors as
  select follower_id as actor_id, followed_id as id, followed_kind as kind, id as since from follows;
create view connected_actors as
  select asker_id as actor_id, asked_id as id, asked_kind as kind, id as since from connections where connected_at is not null
  union all
  select asked_id, asker_id, asker_kind, id from connections where connected_at is not null;

-- Mentions as a text keeps them, each with its author; null for one who left or may not be seen.
create function mentions_with_authors(kept jsonb) returns jsonb language sql stable
  return (select jsonb_agg(one.value || jsonb_build_object('author', (
      select a.author from actors a where a.kind = one.value ->> 'kind' and a.id = (one.value ->> 'id')::uuid)))
    from jsonb_array_elements(kept) one);
-- By the indexes `…_by_mentioned`.
create function mentions_any(kept jsonb, ids text[]) returns boolean language sql immutable
  return kept <> '[]' and jsonb_path_query_array(kept, '$[*].id') ?| ids;
create function has_muted(reader uuid, ids uuid[]) returns boolean language sql stable
  return exists (select from mutes m where m.user_id = reader and m.muted_id = any(ids));

-- Posts as `actor` (the likes) and `viewer` (the access and the role) read them; either may be null. Also removed and hidden ones.
create function posts_for(actor uuid, viewer uuid) returns table (
  id uuid, "authorID" uuid, "authorKind" text, "writerID" uuid, "timelineID" uuid, "timelineKind" text, "groupID" uuid,
  "industryID" uuid, content text, tags uuid[], pictures jsonb, preview jsonb, "editedAt" timestamptz, "madeAt" timestamptz,
  "removedAt" timestamptz, "removedBy" uuid, "hiddenAt" timestamptz, likes int, comments int, liked boolean, author json,
  mentions jsonb, access text, "group" json, role text) language sql stable
begin atomic
  select p.id, p.author_id, p.author_kind, p.writer_id, p.timeline_id, p.timeline_kind, p.group_id, p.industry_id, p.content, p.tags,
    p.pictures, p.preview, p.edited_at, uuid_time(p.id), p.removed_at, p.removed_by, p.hidden_at,
    coalesce(c.likes, 0), coalesce(c.comments, 0),
    exists (select from likes l where l.resource_id = p.id and l.actor_id = posts_for.actor),
    (select a.author from actors a where a.kind = p.author_kind and a.id = p.author_id),
    case when p.mentions = '[]' then '[]' else mentions_with_authors(p.mentions) end,
    case p.author_kind when 'business' then (
      select b.access from business_access b where b.user_id = posts_for.viewer and b.business_id = p.author_id) end,
    case when p.timeline_kind = 'group' then (
      select json_build_object('groupID', g.id, 'key', g.slug, 'name', g.name) from groups g where g.id = p.timeline_id) end,
    case when p.timeline_kind = 'group' then (
      select m.role from group_memberships m where m.group_id = p.timeline_id and m.user_id = posts_for.viewer) end
  from posts p left join counters c on c.resource_id = p.id;
end;

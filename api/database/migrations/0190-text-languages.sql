-- Language of what people write: null until it was judged, `und` where it can't be told.
-- compatible: no older version writes these columns.
alter table posts add column language text, add check (language ~ '^[a-z]{2,3}$');
alter table comments add column language text, add check (language ~ '^[a-z]{2,3}$');
alter table messages add column language text, add check (language ~ '^[a-z]{2,3}$');
alter table kept_inquiries add column language text, add check (language ~ '^[a-z]{2,3}$');
alter table rfqs add column language text, add check (language ~ '^[a-z]{2,3}$');
alter table quotations add column language text, add check (language ~ '^[a-z]{2,3}$');

-- Texts to be judged; empty soon.
create index posts_to_judge on posts (id) where language is null;
create index comments_to_judge on comments (id) where language is null;
create index messages_to_judge on messages (id) where language is null;
create index kept_inquiries_to_judge on kept_inquiries (id) where language is null;
create index rfqs_to_judge on rfqs (id) where language is null;
create index quotations_to_judge on quotations (id) where language is null;

-- In place of `posts_for`, whose result older versions read.
create function posts_as_read(actor uuid, viewer uuid) returns table (
  id uuid, "authorID" uuid, "authorKind" text, "writerID" uuid, "timelineID" uuid, "timelineKind" text, "groupID" uuid,
  "industryID" uuid, content text, tags uuid[], pictures jsonb, preview jsonb, "editedAt" timestamptz, "madeAt" timestamptz,
  "removedAt" timestamptz, "removedBy" uuid, "hiddenAt" timestamptz, likes int, comments int, liked boolean, author json,
  mentions jsonb, access text, "group" json, role text, language text) language sql stable
begin atomic
  select p.id, p.author_id, p.author_kind, p.writer_id, p.timeline_id, p.timeline_kind, p.group_id, p.industry_id, p.content, p.tags,
    p.pictures, p.preview, p.edited_at, uuid_time(p.id), p.removed_at, p.removed_by, p.hidden_at,
    coalesce(c.likes, 0), coalesce(c.comments, 0),
    exists (select from likes l where l.resource_id = p.id and l.actor_id = posts_as_read.actor),
    (select a.author from actors a where a.kind = p.author_kind and a.id = p.author_id),
    case when p.mentions = '[]' then '[]' else mentions_with_authors(p.mentions) end,
    case p.author_kind when 'business' then (
      select b.access from business_access b where b.user_id = posts_as_read.viewer and b.business_id = p.author_id) end,
    case when p.timeline_kind = 'group' then (
      select json_build_object('groupID', g.id, 'key', g.slug, 'name', g.name) from groups g where g.id = p.timeline_id) end,
    case when p.timeline_kind = 'group' then (
      select m.role from group_memberships m where m.group_id = p.timeline_id and m.user_id = posts_as_read.viewer) end,
    nullif(p.language, 'und')
  from posts p left join counters c on c.resource_id = p.id;
end;

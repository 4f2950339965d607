-- Reviews after dealings, written by both sides of a thread.
-- compatible: new tables and views; checks only become wider.

create table reviews (
  id uuid primary key default uuidv7(),
  request_id uuid not null,
  side text not null check (side in ('S', 'R')),
  writer_kind text not null check (writer_kind in ('user', 'business')),
  -- Null: left the network, as the person may have. `left_as` is then a random id of all that it wrote.
  writer_id uuid,
  left_as uuid,
  written_by uuid,
  about_kind text not null check (about_kind in ('user', 'business')),
  about_id uuid not null,
  kept smallint check (kept between 1 and 5),
  quality smallint check (quality between 1 and 5),
  communication smallint check (communication between 1 and 5),
  on_time smallint check (on_time between 1 and 5),
  again boolean,
  content text not null default '',
  named boolean not null default false,
  -- The writer's, as it handed in.
  country_code text,
  industry_id uuid,
  -- `draft` → `held` or `waiting` → `published`; `refused` by a moderator.
  state text not null default 'draft' check (state in ('draft', 'held', 'waiting', 'published', 'refused')),
  held_for text[] not null default '{}',
  handed_at timestamptz,
  published_at timestamptz,
  -- Signs of fraud: while there are any, only a decision of the operator lets it count.
  doubts text[] not null default '{}',
  counted boolean,
  reply text,
  replied_at timestamptz,
  hidden_at timestamptz,
  amended_at timestamptz,
  amend_reason text not null default '',
  -- Evidence that the operator asked for after a report.
  asked_at timestamptz,
  answer text,
  answered_at timestamptz,
  -- A delivery note; deleted once judged.
  note_files jsonb not null default '[]',
  note_state text check (note_state in ('waiting', 'accepted', 'refused')),
  note_sent_at timestamptz,
  check ((state = 'draft') = (handed_at is null)),
  check ((reply is null) = (replied_at is null)),
  unique (request_id, side)
);
-- A company's own.
create index reviews_by_about on reviews (about_id, side) where state = 'published';
-- Those of a writer: pairs, circles, the own list.
create index reviews_by_writer on reviews (writer_id, about_id);
-- Those to appear.
create index reviews_waiting on reviews (handed_at) where state = 'waiting';
-- The operator's queue.
create index reviews_to_judge on reviews (id)
  where state = 'held' or note_state = 'waiting' or (asked_at is not null) or (doubts <> '{}' and counted is null);

-- Each side is asked once to write.
create table review_invitations (
  request_id uuid not null,
  side text not null check (side in ('S', 'R')),
  told_at timestamptz not null default now(),
  primary key (request_id, side)
);

-- Threads as dealings: how far the two sides came.
create view deals as
  select r.id, r.rfq_id, r.subject, (
      select p.name from products p where p.id = r.product_id and p.removed_at is null and p.status = 'active') as product, r.sender_kind, r.sender_id, r.receiver_kind, r.receiver_id, r.created_at,
    m.quoted_at, m.buyer_messages, m.supplier_messages, m.last_at, m.awarded_at,
    f.status in ('awarded', 'closed') as told,
    m.quoted_at is not null and m.buyer_last_at > m.quoted_at as answered,
    case
      when f.status = 'awarded' and f.awarded_to = r.receiver_id then 'awarded'
      when m.quoted_at is not null and m.buyer_messages > 0 then 'quoted'
      when m.buyer_messages >= 3 and m.supplier_messages >= 3 and m.last_at - m.first_at >= interval '2 days' then 'talked'
    end as grade
  from requests r left join rfqs f on f.id = r.rfq_id
  cross join lateral (
    select min(sent_at) filter (where type = 'quotation') as quoted_at,
      count(*) filter (where side = 'S' and type <> 'system')::int as buyer_messages,
      count(*) filter (where side = 'R' and type <> 'system')::int as supplier_messages,
      min(sent_at) filter (where type <> 'system') as first_at,
      max(sent_at) filter (where type <> 'system') as last_at,
      max(sent_at) filter (where side = 'S' and (type <> 'system' or content in ('awarded', 'notAwarded', 'closed'))) as buyer_last_at,
      max(sent_at) filter (where type = 'system' and content = 'awarded') as awarded_at
    from messages where request_id = r.id) m
  where r.held_at is null;

-- People of an actor: itself, or the members of the business.
create function people_of(kind text, actor uuid) returns setof uuid language sql stable rows 5
begin atomic
  select actor where kind = 'user' union all select user_id from members where kind = 'business' and business_id = actor;
end;

-- Somebody belongs to both.
create function are_related(one_kind text, one uuid, other_kind text, other uuid) returns boolean language sql stable
return one = other or exists (select from people_of(one_kind, one) a join people_of(other_kind, other) b on a = b);

-- Domains of the mailboxes of an actor's people.
create function mail_domains_of(kind text, actor uuid) returns setof text language sql stable rows 5
begin atomic
  select distinct lower(split_part(p.email, '@', 2)) from people_of(kind, actor) a join people p on p.id = a where p.email is not null;
end;

-- Country and industry of an actor, while it is there.
create view actor_homes as
  select 'business' as kind, id, country_code, industry_id, company_name as name, contact_info ->> 'website' as website from businesses
  union all
  select 'user', id, country_code, industry_id, first_name || ' ' || last_name, null from people;

-- Reviews that can be read, each judged by itself: `talked`, `checked` (doubted) and `related` count nothing.
create view judged_reviews as
  select r.id, r.request_id, r.side, r.writer_kind, r.writer_id, coalesce(r.writer_id, r.left_as) as firm, r.about_kind, r.about_id,
    r.kept, r.quality, r.communication, r.on_time, r.again, r.content, r.named, r.country_code, r.industry_id, r.handed_at, r.published_at,
    r.reply, r.replied_at, r.amended_at, r.amend_reason,
    d.product, case when r.note_state = 'accepted' and d.grade in ('quoted', 'awarded') then 'delivered' else d.grade end as grade,
    case
      when coalesce(d.grade, 'talked') = 'talked' then 'talked'
      when r.counted is not true and (r.doubts <> '{}' or r.counted is false) then 'checked'
      when are_related(r.writer_kind, r.writer_id, r.about_kind, r.about_id) or exists (
        select from people_of(r.about_kind, r.about_id) p where p = r.written_by) then 'related'
      else 'counts'
    end as standing
  from reviews r join deals d on d.id = r.request_id
  where r.state = 'published' and r.hidden_at is null
    and not exists (select from businesses b where r.writer_kind = 'business' and b.id = r.writer_id and b.status <> 'active' and b.removed_at is null)
    and not exists (select from people p where r.writer_kind = 'user' and p.id = r.writer_id and p.status <> 'active' and p.removed_at is null);

-- Beside others of the pair: `older` where one that counts followed within a year.
create view visible_reviews as
  select r.id, r.request_id, r.side, r.writer_kind, r.writer_id, r.firm, r.about_kind, r.about_id, r.kept, r.quality, r.communication, r.on_time,
    r.again, r.content, r.named, r.country_code, r.industry_id, r.handed_at, r.published_at, r.reply, r.replied_at, r.amended_at, r.amend_reason,
    r.product, r.grade,
    case when r.standing = 'counts' and exists (
        select from judged_reviews later where later.firm = r.firm and later.about_id = r.about_id and later.side = r.side
          and later.standing = 'counts' and later.handed_at > r.handed_at and later.handed_at < r.handed_at + interval '1 year') then 'older'
      else r.standing end as standing
  from judged_reviews r;

alter table reports drop constraint reports_resource_type_check,
  add constraint reports_resource_type_check
  check (resource_type in ('post', 'comment', 'user', 'business', 'product', 'message', 'group', 'review'));
alter table sanctions drop constraint sanctions_object_kind_check,
  add constraint sanctions_object_kind_check
  check (object_kind in ('user', 'business', 'product', 'post', 'comment', 'group', 'message', 'review'));

create or replace view moderated_resources as
  select 'user' as kind, id, first_name || ' ' || last_name as name, '' as content, 'user' as subject_kind, id as subject_id,
      registered_at as made_at, status <> 'active' as hidden from people
  union all
  select 'business', id, company_name, short_description, 'business', id, registered_at, status <> 'active' or removed_at is not null from businesses
  union all
  select 'product', p.id, p.name, p.description, 'business', p.business_id, p.registered_at, p.removed_at is not null from products p
  union all
  select 'post', id, left(content, 120), content, author_kind, author_id, uuid_time(id), hidden_at is not null or removed_at is not null from posts
  union all
  select 'comment', id, left(content, 120), content, author_kind, author_id, uuid_time(id), hidden_at is not null or removed_at is not null
  from comments
  union all
  select 'group', id, name, description, 'user', made_by, made_at, hidden_at is not null or removed_at is not null from groups
  union all
  select 'message', m.id, left(m.content, 120), m.content, case m.side when 'S' then r.sender_kind else r.receiver_kind end,
      case m.side when 'S' then r.sender_id else r.receiver_id end, m.sent_at, false
  from messages m join requests r on r.id = m.request_id
  union all
  select 'review', id, left(content, 120), content, writer_kind, coalesce(writer_id, id), handed_at, hidden_at is not null
  from reviews where state = 'published';

-- Reviews of a merged company go on at the other one; those between the two end.
create function move_reviews() returns trigger language plpgsql as $$
begin
  delete from reviews where new.id in (writer_id, about_id) and new.merged_into in (writer_id, about_id);
  update reviews set writer_id = new.merged_into where writer_id = new.id;
  update reviews set about_id = new.merged_into where about_id = new.id;
  return null;
end $$;
create trigger businesses_move_reviews after update of merged_into on businesses
  for each row when (new.merged_into is not null) execute function move_reviews();

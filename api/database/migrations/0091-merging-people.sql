-- Merging people: the former profile is hidden before any rows move.
alter table person_merges
  -- Time at which the former profile was hidden; others can't write to it from then on.
  add column closed_at timestamptz;

-- For the lookups of a merge by the id of the former person.
create index reactions_by_actor on reactions (actor_id);
create index reactions_by_receiver on reactions (receiver_id) where receiver_id is not null;
create index posts_of_author on posts (author_id);
create index posts_of_writer on posts (writer_id);
create index posts_on_timeline on posts (timeline_id);
create index posts_by_remover on posts (removed_by) where removed_by is not null;
create index comments_of_writer on comments (writer_id);
create index comments_by_remover on comments (removed_by) where removed_by is not null;
create index requests_by_sender on requests (sender_id);
create index messages_by_writer on messages (writer_id);
create index notifications_by_actor on notifications (actor_id) where actor_id is not null;
create index notifications_by_resource on notifications (resource_id);
create index notifications_by_root on notifications (root_id) where root_id is not null;
create index notification_causes_by_actor on notification_causes (actor_id) where actor_id is not null;
create index mutes_by_muted on mutes (muted_id);

-- The limit of the list of all pairs, also for one person: a value that more than ten people share is no hint.
create or replace function people_like(person uuid) returns table (id uuid, reason text) language sql stable
begin atomic
  (select other.id, 'email' from people own join people other on other.email_key = own.email_key and other.id <> own.id
    where own.id = person and (
      select count(*) from (select from people p where p.email_key = own.email_key limit 11) sharing) <= 10)
  union all
  (select other.id, 'phone' from people own join people other on other.phone_key = own.phone_key and other.id <> own.id
    where own.id = person and (
      select count(*) from (select from people p where p.phone_key = own.phone_key limit 11) sharing) <= 10)
  union all
  (select other.id, 'name' from people own join people other on other.name_key = own.name_key and other.id <> own.id
    where own.id = person and (
      select count(*) from (select from people p where p.name_key = own.name_key limit 11) sharing) <= 10);
end;

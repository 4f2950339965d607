-- Threads in which both sides can write.
-- compatible: new view.

create view writable_threads as
  select r.id as request_id from requests r
  where r.closed_at is null and r.held_at is null
    and exists (select from actors a where a.kind = r.sender_kind and a.id = r.sender_id)
    and exists (select from actors a where a.kind = r.receiver_kind and a.id = r.receiver_id)
    and not exists (select from block_pairs b where b.actor_id = r.sender_id and b.other_id = r.receiver_id);

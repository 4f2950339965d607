-- One mechanism for idempotency keys: posts, comments, inquiries and messages have theirs here as well.
-- posts.sending_id, comments.sending_id and their unique indexes are read and written by no call any more; the columns
-- go later. messages.idempotency_key stays as the writer's own id of a message.
alter table idempotency_keys
  -- A call whose key, work and answer are one transaction is never forgotten; its answer is emptied after a month.
  add column lasting boolean not null default false;

-- Rows that hourly removal looks for.
drop index idempotency_keys_by_time;
create index idempotency_keys_by_time on idempotency_keys (asked_at) where not lasting or answer <> '';

-- Keys used before: a repetition is refused, never done again.
insert into idempotency_keys (user_id, key, call, body_hash, answer, asked_at, lasting)
  select writer_id, sending_id::text, 'POST /social/posts/make-post', '', '', uuid_time(id), true
    from posts where sending_id is not null
  union all
  select writer_id, sending_id::text, 'POST /social/comments/make-comment', '', '', uuid_time(id), true
    from comments where sending_id is not null
  union all
  select writer_id, idempotency_key::text,
      case position when 1 then 'POST /business/request' else 'POST /business/request/:rid/send-message' end,
      '', '', sent_at, true
    from messages where idempotency_key is not null
  on conflict do nothing;

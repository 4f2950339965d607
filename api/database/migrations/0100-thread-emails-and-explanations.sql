-- One email a thread and pause, whichever entries tell of it; explanations of decisions.
-- Kinds 'inquiry' and 'message' only: an entry that an email has told of.
alter table notifications add column mailed_at timestamptz;
-- Unread entries were mailed by an earlier version, or soon are.
update notifications set mailed_at = now()
where kind in ('inquiry', 'message') and read_at is null and uuid_time(id) < now() - interval '1 hour';

-- Unread entries of a thread, when its email is due.
create index notifications_by_thread on notifications (receiver_id, resource_id)
where read_at is null and kind in ('inquiry', 'message');

-- Words for the person concerned; `reason` is for the staff alone.
alter table sanctions add column explanation text not null default '';

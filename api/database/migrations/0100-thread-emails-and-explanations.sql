-- One email a thread and pause; explanations of decisions.
alter table notifications add column mailed_at timestamptz;
update notifications set mailed_at = now()
where kind in ('inquiry', 'message') and read_at is null and uuid_time(id) < now() - interval '1 hour';

-- Due emails of a thread.
create index notifications_by_thread on notifications (receiver_id, resource_id)
where read_at is null and kind in ('inquiry', 'message');

-- For the person; `reason` is for the staff.
alter table sanctions add column explanation text not null default '';

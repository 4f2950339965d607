-- Ends of threads and blocks, for times of suppliers.
-- compatible: new views, index.

create view thread_ends as
  select request_id, side from messages where type = 'system' and content = 'ended';
create view block_times as
  select blocker_id, blocked_id, blocked_at from blocks;

-- Reminders.
create index samples_to_remind on samples (changed_at) where ended_at is null and reminded_for <> state;

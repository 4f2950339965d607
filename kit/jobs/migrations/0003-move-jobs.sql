-- Hands waiting and failed jobs and the keys of done ones to pg-boss, and drops the table they stood in.
select pgboss.create_queue(name, '{"policy": "standard", "notify": true, "heartbeatSeconds": 10, "retryLimit": 84, "retryDelay": 2,
  "retryBackoff": true, "retryDelayMax": 3600, "expireInSeconds": 21600, "deleteAfterSeconds": 2592000}')
from (select distinct name from jobs where repeats is null) names;

insert into pgboss.job (id, name, data, state, singleton_key, start_after, completed_on, output, policy,
  retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, keep_until, heartbeat_seconds)
select
  coalesce(substr(encode(sha256(convert_to(key, 'UTF8')), 'hex'), 1, 32)::uuid, gen_random_uuid()),
  name, nullif(data, 'null'),
  (case when done_at is not null then 'completed' when failed_at is not null then 'failed' else 'created' end)::pgboss.job_state,
  key, coalesce(due_at, now()), coalesce(done_at, failed_at), jsonb_build_object('message', error), 'standard',
  84, 2, true, 3600, 21600, 2592000, now() + interval '14 days', 10
from jobs
where repeats is null and (done_at is null or key is not null);

drop table jobs;

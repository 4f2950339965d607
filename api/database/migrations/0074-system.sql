-- Facts for the System pages of the console beside the jobs: failing deliveries to webhooks, and imports.

create view failing_deliveries as
  select d.id, w.business_id, b.company_name as business, substring(w.url from '^https?://([^/?#]+)') as host, d.type,
    case d.status when 'failed' then 'failed' else 'retrying' end as state, d.tries, coalesce(d.attempts -> 0 ->> 'error', '') as error,
    uuid_time(d.id) as created_at, d.next_at
  from webhook_deliveries d join webhooks w on w.id = d.webhook_id join businesses b on b.id = w.business_id
  where d.status = 'failed' or (d.status = 'waiting' and d.attempts <> '[]');
create index webhook_deliveries_failing on webhook_deliveries (id desc) where status = 'failed' or (status = 'waiting' and attempts <> '[]');

-- Of the directory by the operator, and of catalogues by companies. Counts by what was done with the rows.
create view all_imports as
  select i.id, 'directory' as kind, null::uuid as business_id, null::text as business, null::text as file_name, i.started_at,
    i.finished_at as ended_at, case when i.finished_at is null then 'running' else 'done' end as status,
    (select jsonb_build_object('added', coalesce(sum(added), 0), 'changed', coalesce(sum(changed), 0),
        'unchanged', coalesce(sum(unchanged), 0), 'refused', coalesce(sum(rejected), 0))
      from import_steps s where s.import_id = i.id) as counts
  from imports i
  union all
  select c.id, 'catalogue', c.business_id, b.company_name, c.file_name, c.asked_at, c.ended_at, c.status, c.counts
  from catalogue_imports c join businesses b on b.id = c.business_id;

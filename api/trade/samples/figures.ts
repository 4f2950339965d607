// Times of suppliers. A blocked or absent buyer stops the clock.
import { sql, type Transaction } from 'kysely'
import { sampleAnswerHours, sampleFigureDays, sampleShipmentDays } from '#contract/foundation/constants.ts'
import type { DB } from '#api/database/tables.ts'

/** Returns the changed businesses. */
export async function countSampleTimes(tx: Transaction<DB>): Promise<string[]> {
  const hours = sql`make_interval(hours => ${sampleAnswerHours}::int)`
  const days = sql`make_interval(days => ${sampleShipmentDays}::int)`
  const { rows } = await sql<{ id: string }>`
    with judged as (
      select p.receiver_id as id, p.decided_at - coalesce(p.qualified_at, p.requested_at) as answer,
        p.decided_at is not null or p.qualified_at + ${hours} < t.until or p.qualified_at is not null and t.gone as answered,
        p.shipped_at - p.approved_at as shipment,
        p.shipped_at is not null or p.approved_at + ${days} < t.until or p.approved_at is not null and t.gone as shipped
      from thread_samples p join run_businesses b on b.id = p.receiver_id
      cross join lateral (select
        least(coalesce(p.ended_at, p.closed_at, now()),
          (select b.blocked_at from block_times b where b.blocker_id = p.sender_id and b.blocked_id = p.receiver_id),
          case when not exists (select from actors a where a.kind = p.sender_kind and a.id = p.sender_id)
            then timestamptz '-infinity' end) as until,
        p.ended_at is null and (
          exists (select from thread_ends e where e.request_id = p.request_id and e.side = 'R')
          or exists (select from block_times b where b.blocker_id = p.receiver_id and b.blocked_id = p.sender_id)) as gone) t
      where p.receiver_kind = 'business' and p.requested_at > now() - make_interval(days => ${sampleFigureDays}::int)),
    counted as (
      select id, (count(*) filter (where answered))::int as answers,
        (count(*) filter (where answer <= ${hours}))::int as answers_in_time,
        percentile_cont(0.5) within group (order by extract(epoch from answer)::float8 / 60) as answer_minutes,
        (count(*) filter (where shipped))::int as shipments,
        (count(*) filter (where shipment <= ${days}))::int as shipments_in_time,
        percentile_cont(0.5) within group (order by extract(epoch from shipment)::float8 / 60) as shipment_minutes
      from judged where answered or shipped group by id),
    removed as (
      delete from sample_times where business_id not in (select id from counted) returning business_id as id),
    written as (
      insert into sample_times as t
        select id, answers, answers_in_time, answer_minutes, shipments, shipments_in_time, shipment_minutes from counted
      on conflict (business_id) do update set answers = excluded.answers, answers_in_time = excluded.answers_in_time,
        answer_minutes = excluded.answer_minutes, shipments = excluded.shipments,
        shipments_in_time = excluded.shipments_in_time, shipment_minutes = excluded.shipment_minutes
      where (t.answers, t.answers_in_time, t.answer_minutes, t.shipments, t.shipments_in_time, t.shipment_minutes)
        is distinct from (excluded.answers, excluded.answers_in_time, excluded.answer_minutes, excluded.shipments,
          excluded.shipments_in_time, excluded.shipment_minutes)
      returning business_id as id)
    select id from removed union select id from written`.execute(tx)
  return rows.map(({ id }) => id)
}

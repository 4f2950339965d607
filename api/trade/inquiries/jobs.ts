// Jobs of inquiries: reply levels, kept inquiries, languages.
import { type Kysely, sql, type Transaction } from 'kysely'
import { replyDays, replyFigureLeast, replyShareMost } from '#contract/foundation/constants.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { judgeTexts } from '#api/identity/text-languages.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { deliverKept, endOverdue, remindOfEnd } from './kept-delivery.ts'

const eventIds = 1000

/** Same figures as `reply_figures`, in bulk. Returns changed ones. */
export async function countReplyLevels(tx: Transaction<DB>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with counted as (
        select r.receiver_id as id, case when percentile_cont(0.5) within group (order by r.answered_at - r.created_at)
          <= interval '1 day' then 'day' else 'most' end as level
        from requests r join run_businesses b on b.id = r.receiver_id and r.created_at >= b.since
        where r.receiver_kind = 'business' and r.created_at > now() - interval '1 day' * ${replyDays} and r.held_at is null
          and (r.answered_at is not null or r.created_at < now() - interval '1 day')
        group by 1 having count(*) >= ${replyFigureLeast} and count(r.answered_at) >= count(*) * ${replyShareMost}::float8),
      removed as (delete from reply_levels where business_id not in (select id from counted) returning business_id as id),
      written as (insert into reply_levels as l select id, level from counted
        on conflict (business_id) do update set level = excluded.level where l.level <> excluded.level
        returning business_id as id)
    select id from removed union all select id from written`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function answeringMost(db: Kysely<DB>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('replyLevels').select('businessId').where('businessId', 'in', ids).execute()
  return new Set(rows.map(({ businessId }) => businessId))
}

export function inquiries(jobs: Jobs<DB>, dependencies: WorkerDependencies): void {
  const text = "case when type = 'system' then '' else content end"
  judgeTexts(jobs, dependencies, { table: 'messages', text, writer: 'writer_id' })
  judgeTexts(jobs, dependencies, { table: 'keptInquiries', text: 'content', writer: 'writer_id' })

  jobs.schedule('requests.countReplyLevels', '37 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      const changed = await countReplyLevels(tx)
      for (let at = 0; at < changed.length; at += eventIds)
        await emitEvent(tx, 'businesses.changed', { ids: changed.slice(at, at + eventIds) })
    }),
  )

  // The schedule finds inquiries without a job, as after merges.
  jobs.work('businesses.run', (_business, complete) => complete((tx) => deliverKept(tx, dependencies)))
  jobs.schedule('requests.deliverKept', '*/10 * * * *', (_nothing, complete) =>
    complete((tx) => deliverKept(tx, dependencies)),
  )
  jobs.schedule('requests.endKept', '22 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      await remindOfEnd(tx, dependencies)
      await endOverdue(tx, dependencies)
    }),
  )
}

// SQL of reports.
import type { Transaction } from 'kysely'
import type pg from 'pg'
import { type reportReasons, reportedMessagesMost } from '#contract/foundation/constants.ts'
import type { Actor } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'

const targets = {
  post: 'visible_posts',
  comment: 'visible_comments',
  user: 'visible_people',
  business: 'visible_businesses',
  product: 'visible_products',
  group: 'visible_groups',
  message: 'message_readers',
  review: 'visible_reviews',
}
type Reportable = keyof typeof targets
// Group posts: group readers only.
const entered = 'and can_read_group(t.group_id, array[$2::uuid])'
const readable: Partial<Record<Reportable, string>> = {
  post: entered,
  comment: entered,
  message: 'and t.reader_id = $2::uuid limit 1',
}
export type Reason = (typeof reportReasons)[number]
type ReportRow = {
  id: string
  reporterID: string
  resourceType: Reportable
  resourceID: string
  reason: Reason
  text: string
  reportedAt: Date
  evidence: { from: 'S' | 'R'; kind: Actor['kind']; id: string; content: string; datetime: string }[]
}

/** One open report per person and resource. False if invisible. */
export async function addReport(
  pool: pg.Pool,
  report: { reporterID: string; resourceType: Reportable; resourceID: string; reason: Reason; text: string },
): Promise<boolean> {
  const evidence = report.resourceType === 'message' ? `message_evidence(target.id, ${reportedMessagesMost})` : "'[]'"
  const { rows } = await pool.query<{ there: boolean }>(
    `with target as (
        select t.id from ${targets[report.resourceType]} t where t.id = $1::uuid ${readable[report.resourceType] ?? ''}),
      added as (
        insert into reports (reporter_id, resource_type, resource_id, reason, text, evidence, content)
        select $2, '${report.resourceType}', target.id, $3, $4, ${evidence},
          coalesce((select r.content from moderated_resources r where r.kind = '${report.resourceType}' and r.id = target.id), '') from target
        on conflict (resource_id, reporter_id) where settled_at is null do update
          set reason = excluded.reason, text = excluded.text, evidence = excluded.evidence, content = excluded.content, reported_at = now()
        returning id),
      emitted as (insert into events (name, data) select 'reports.added', jsonb_build_object('id', id) from added)
      select exists (select from target) as there`,
    [report.resourceID, report.reporterID, report.reason, report.text],
  )
  return rows[0]!.there
}

export async function findReports(pool: pg.Pool, after: string | undefined, size: number): Promise<ReportRow[]> {
  const { rows } = await pool.query<ReportRow>(
    `select id, reporter_id as "reporterID", resource_type as "resourceType", resource_id as "resourceID", reason, text,
        reported_at as "reportedAt", evidence
      from reports where settled_at is null and id > $1 order by id limit $2`,
    [after ?? '00000000-0000-0000-0000-000000000000', size],
  )
  return rows
}

export function lockReport(tx: Transaction<DB>, id: string) {
  return tx
    .selectFrom('reports')
    .select(['resourceType', 'resourceId', 'settledAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function settleReport(tx: Transaction<DB>, id: string, by: string): Promise<void> {
  await tx.updateTable('reports').set({ settledAt: new Date(), settledBy: by }).where('id', '=', id).execute()
}

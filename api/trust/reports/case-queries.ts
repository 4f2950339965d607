// SQL of cases: open reports by subject.
import { sql, type Kysely, type Transaction } from 'kysely'
import type { ModeratedKind } from '#contract/trust/sanctions/acts.ts'
import type { DB } from '#api/database/tables.ts'
import type { Reason } from './queries.ts'
import { likeOf } from '#kit/postgres/like.ts'

type Severity = 'high' | 'medium' | 'low'
export type CaseRow = {
  resourceType: ModeratedKind
  resourceID: string
  name: string
  content: string
  hidden: boolean
  subjectKind: 'user' | 'business'
  subjectID: string
  subjectName: string
  reporters: number
  reasons: Reason[]
  severity: Severity
  firstAt: Date
  lastAt: Date
  total: number
}

// Many reporters raise severity by one.
const cases = sql`
  select c.*, r.name, r.content, r.hidden, r.subject_kind as "subjectKind", r.subject_id as "subjectID",
    coalesce((select s.name from moderated_resources s where s.kind = r.subject_kind and s.id = r.subject_id), '') as "subjectName",
    case c.rank when 3 then 'high' when 2 then 'medium' else 'low' end as severity
  from (
    select resource_type as "resourceType", resource_id as "resourceID", count(*)::int as reporters,
      array_agg(distinct reason) as reasons, min(reported_at) as "firstAt", max(reported_at) as "lastAt",
      least(3, max(case when reason in ('illegal', 'counterfeit', 'appointment') then 3 when reason in ('abuse', 'misleading') then 2 else 1 end)
        + (count(*) >= 5)::int) as rank
    from reports where settled_at is null group by 1, 2) c
  join moderated_resources r on r.kind = c."resourceType" and r.id = c."resourceID"`

const orders = {
  severity: { asc: sql`rank, "firstAt" desc`, desc: sql`rank desc, "firstAt"` },
  firstAt: { asc: sql`"firstAt"`, desc: sql`"firstAt" desc` },
  reporters: { asc: sql`reporters, "firstAt"`, desc: sql`reporters desc, "firstAt"` },
}

type CaseFilter = { q?: string | undefined; kind?: string | undefined; severity?: Severity | undefined }
type Cut = { by: keyof typeof orders; direction: 'asc' | 'desc'; limit: number; offset: number }

export async function listCases(
  db: Kysely<DB>,
  { q, kind, severity }: CaseFilter,
  { by, direction, limit, offset }: Cut,
) {
  const like = likeOf(q ?? '')
  const { rows } = await sql<CaseRow>`
    select *, count(*) over ()::int as total from (${cases}) one
    where (${q ?? ''} = '' or folded(name) like folded(${like}) or folded("subjectName") like folded(${like}))
      and (${kind ?? null}::text is null or "resourceType" = ${kind ?? null})
      and (${severity ?? null}::text is null or severity = ${severity ?? null})
    order by ${orders[by][direction]}, "resourceID" limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function findCase(db: Kysely<DB>, id: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`select *, 1 as total from (${cases}) one where "resourceID" = ${id}`.execute(db)
  return rows[0]
}

export async function listStatements(db: Kysely<DB>, id: string) {
  const { rows } = await sql<{
    id: string
    reporter: string
    reason: Reason
    text: string
    content: string
    reportedAt: Date
    evidence: { from: 'S' | 'R'; kind: 'user' | 'business'; id: string; content: string; datetime: string }[]
  }>`
    select r.id, coalesce(p.name, '') as reporter, r.reason, r.text, r.content, r.reported_at as "reportedAt", r.evidence
    from reports r left join moderated_resources p on p.kind = 'user' and p.id = r.reporter_id
    where r.resource_id = ${id} and r.settled_at is null order by r.id`.execute(db)
  return rows
}

export async function settleCase(
  tx: Transaction<DB>,
  id: string,
  by: string,
  outcome: 'dismissed' | 'upheld',
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('reports')
    .set({ settledAt: new Date(), settledBy: by, outcome })
    .where('resourceId', '=', id)
    .where('settledAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

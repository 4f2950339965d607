// Rows of sanctions → contract, with names.
import type { Kysely, Selectable } from 'kysely'
import type { ModeratedKind, SanctionAct } from '#contract/trust/sanctions/acts.ts'
import type { Sanction } from '#contract/trust/sanctions/sanctions.ts'
import type { DB, Sanctions } from '#api/database/tables.ts'
import type { Rule } from './emails.ts'
import { findResources } from './queries.ts'

export async function shapesOf(db: Kysely<DB>, rows: readonly Selectable<Sanctions>[]): Promise<Sanction[]> {
  const names = await findResources(db, [
    ...new Set(rows.flatMap(({ subjectId, decidedBy }) => [subjectId, decidedBy])),
  ])
  return rows.map((row) => ({
    id: row.id,
    objectKind: row.objectKind as ModeratedKind,
    objectID: row.objectId,
    objectName: row.objectName,
    subjectKind: row.subjectKind as 'user' | 'business',
    subjectID: row.subjectId,
    subjectName: names.get(row.subjectId)?.name ?? '',
    act: row.act as SanctionAct,
    rule: row.rule as Rule,
    reason: row.reason,
    decidedBy: names.get(row.decidedBy)?.name ?? '',
    decidedByID: row.decidedBy,
    decidedAt: row.decidedAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    appeal: row.appeal,
    appealedAt: row.appealedAt?.toISOString() ?? null,
    appealDecidedAt: row.appealDecidedAt?.toISOString() ?? null,
    appealUpheld: row.appealUpheld,
  }))
}

// Rules of the audit log. Only lookup.ts writes it.
import type { Selectable } from 'kysely'
import type { audit as contract } from '#contract/foundation/audit.ts'
import { auditExportSize } from '#contract/foundation/constants.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import type { AuditEntries } from '#api/database/tables.ts'
import { addCheck, countEntries, exportEntries, findLastCheck, listActs, listEntries } from './queries.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async list({ db }, { query }) {
    const [rows, { total }, acts] = await Promise.all([
      listEntries(db, query, pageOfTable(query)).execute(),
      countEntries(db, query).executeTakeFirstOrThrow(),
      listActs(db).execute(),
    ])
    return { data: rows.map(entryOf), total, acts: acts.map(({ act }) => act) }
  },

  async export({ db }, { query }) {
    const rows = await exportEntries(db, query.after, auditExportSize)
    return {
      data: rows.map(({ text, previous, own, ...row }) => ({
        ...entryOf(row),
        text,
        previousHash: previous,
        hash: own,
      })),
      next: rows.length === auditExportSize ? rows.at(-1)!.id : null,
    }
  },

  async lastCheck({ db }) {
    const check = await findLastCheck(db).executeTakeFirst()
    return check ? { ...check, checkedAt: check.checkedAt.toISOString() } : null
  },

  async check({ db }) {
    const check = await addCheck(db)
    return { ...check, checkedAt: check.checkedAt.toISOString() }
  },
}

function entryOf(row: Selectable<AuditEntries>) {
  const { id, happenedAt, actorId, actorName, act, objectKind, objectId, objectName, reason, detail } = row
  return {
    id,
    happenedAt: happenedAt.toISOString(),
    actorID: actorId,
    actorName,
    act,
    objectKind,
    objectID: objectId,
    objectName,
    reason,
    detail: detail as Record<string, unknown>,
  }
}

// SQL of a person's RFQs. Suppliers keep copies.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'

/** Decided ones stay. Threads end with inquiries. */
export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await tx
    .updateTable('rfqs')
    .set({ status: 'closed' })
    .where('buyerKind', '=', 'user')
    .where('buyerId', '=', userID)
    .where('status', '=', 'open')
    .execute()
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const sentAt = sql<Date>`uuid_time(id)`.as('sentAt')
  const [rfqs, quotations] = await Promise.all([
    db.selectFrom('rfqs').selectAll().select(sentAt).where('createdBy', '=', userID).orderBy('id').execute(),
    db.selectFrom('quotations').selectAll().select(sentAt).where('createdBy', '=', userID).orderBy('id').execute(),
  ])
  return { requestsForQuotation: rfqs, quotations }
}

export const personColumns: PersonColumns = {
  'rfqs.buyer_id': { merge: 'moves', kind: 'rfqs' },
  'rfqs.created_by': { merge: 'moves' },
  'quotations.created_by': { merge: 'moves' },
}

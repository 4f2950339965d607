// SQL of a person's payments. Books stay by law, without the person's id.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await tx.updateTable('payments').set({ createdBy: null }).where('createdBy', '=', userID).execute()
  await tx.updateTable('refunds').set({ createdBy: null }).where('createdBy', '=', userID).execute()
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'businessId', 'subscription', 'kind', 'method', 'status', 'total', 'refunded', 'email', 'buyer'])
    .select(sql<Date>`uuid_time(id)`.as('madeAt'))
    .where('createdBy', '=', userID)
    .orderBy('id')
    .execute()
  return { payments }
}

export const personColumns: PersonColumns = {
  'payments.created_by': { merge: 'moves', kind: 'payments' },
  'refunds.created_by': { merge: 'stays' },
}

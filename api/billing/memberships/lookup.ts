// Memberships for neighbors.
import type { Kysely } from 'kysely'
import { idTime } from '#kit/ids.ts'
import type { DB } from '#api/database/tables.ts'
import { findFindings } from './books-queries.ts'
import { moneyIn } from './emails.ts'
import { listPayments } from './job-queries.ts'
import { transferReference } from './transfers.ts'

/** Buyer, invoice number, reference or id. */
export async function findPayments({ db, locale }: { db: Kysely<DB>; locale: string }, words: string, most: number) {
  const { rows } = await listPayments(db, { q: words }, { direction: 'desc', limit: most, offset: 0 })
  return rows.map((row) => ({
    id: row.id,
    name: row.companyName ?? row.buyer.name,
    detail: `${transferReference(row)} · ${moneyIn(locale, row.total)}`,
  }))
}

export async function openFindings(db: Kysely<DB>): Promise<{ amount: number; since: Date } | undefined> {
  const [oldest, ...others] = await findFindings(db)
  return oldest && { amount: 1 + others.length, since: idTime(oldest.id) }
}

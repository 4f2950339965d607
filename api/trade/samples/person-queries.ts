// A person's samples: export and leaving. Columns name threads alone, which carry the people.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { forgetAddressesOf } from './writing-queries.ts'

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await forgetAddressesOf(tx, userID)
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const { rows } = await sql`
    select id, request_id, receiver_id as supplier_id, product_id, name, state, purpose, quantity, unit, country_code, freight, deducted,
      address, freight_account, fee, currency, reason, carrier, tracking, outcome, requested_at, qualified_at, decided_at,
      approved_at, shipped_at, received_at, ended_at
    from thread_samples where sender_kind = 'user' and sender_id = ${userID} order by id`.execute(db)
  return rows.length > 0 ? { samples: rows } : {}
}

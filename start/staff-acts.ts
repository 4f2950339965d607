// Audit entries of the auth service.
import { sql, type Transaction } from 'kysely'
import { schema as networkSchema } from '#api/database/database.ts'
import type { DB as Network } from '#api/database/tables.ts'
import { type Act, recordAct } from '#api/foundation/audit/lookup.ts'
import { schema } from '#auth/database/database.ts'
import type { DB } from '#auth/database/tables.ts'

/** NOTE: both schemas have a table `audit_entries`. */
export async function recordBeside(tx: Transaction<DB>, act: Act): Promise<void> {
  await sql`set local search_path to ${sql.id(networkSchema)}, public`.execute(tx)
  await recordAct(tx as unknown as Transaction<Network>, act)
  await sql`set local search_path to ${sql.id(schema)}, public`.execute(tx)
}

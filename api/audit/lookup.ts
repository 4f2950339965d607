// The face of the audit log to neighbors: every act of the staff is recorded in the transaction that does it.
import { sql, type Transaction } from 'kysely'
import type { Viewer } from '#contract/auth/auth.ts'
import type { DB } from '../database/tables.ts'

export type Act = {
  /** Who did it; a name alone is a command or a job. */
  by: Pick<Viewer, 'userID' | 'firstName' | 'lastName'> | string
  /** Kind and verb: `person.suspend`. */
  act: `${string}.${string}`
  object: { kind: string; id: string; name: string }
  reason?: string | undefined
  /** Facts that the words above don't have: what it was before, what it is now. */
  detail?: Record<string, unknown> | undefined
}

/** Appends an entry to the audit log: it stands there exactly when `tx` commits. Number, time and hashes are the database's. */
export async function recordAct(
  tx: Transaction<DB>,
  { by, act, object, reason = '', detail = {} }: Act,
): Promise<void> {
  const [id, name] = typeof by === 'string' ? [null, by] : [by.userID, `${by.firstName} ${by.lastName}`.trim()]
  await sql`insert into audit_entries (actor_id, actor_name, act, object_kind, object_id, object_name, reason, detail)
    values (${id}, ${name}, ${act}, ${object.kind}, ${object.id}, ${object.name}, ${reason}, ${JSON.stringify(detail)}::jsonb)`.execute(
    tx,
  )
}

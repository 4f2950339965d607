// Audit log for neighbors, in the act's transaction.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Viewer } from '#contract/identity/auth/auth.ts'
import type { DB } from '#api/database/tables.ts'

export type Act = {
  /** Name alone: command or job. */
  by: Pick<Viewer, 'userID' | 'firstName' | 'lastName'> | string
  act: `${string}.${string}`
  object: { kind: string; id: string; name: string }
  reason?: string | undefined
  /** Further facts, such as former values. */
  detail?: Record<string, unknown> | undefined
}

/** Visible at commit. The database sets number, time and hashes. */
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

/** First broken entry of the last check, and the first check that found it. */
export async function brokenChain(db: Kysely<DB>): Promise<{ amount: number; since: Date } | undefined> {
  const { rows } = await sql<{ amount: number; since: Date }>`
    select last.broken_at::int as amount, (
      select min(checked_at) from audit_checks c
      where c.broken_at is not null
        and c.checked_at > coalesce((select max(g.checked_at) from audit_checks g where g.broken_at is null), '-infinity')) as since
    from (select * from audit_checks order by id desc limit 1) last where last.broken_at is not null`.execute(db)
  return rows[0]
}

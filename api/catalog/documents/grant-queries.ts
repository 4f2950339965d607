// SQL of leave to open documents on request.
import { type Kysely, sql } from 'kysely'
import type { Actor } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'

type Grant = { documentID: string; actor: Actor; requestID: string; grantedBy: string; days: number }

export async function addGrant(
  tx: Kysely<DB>,
  { documentID, actor, requestID, grantedBy, days }: Grant,
): Promise<void> {
  await sql`insert into document_grants (document_id, actor_kind, actor_id, request_id, granted_by, until)
    values (${documentID}, ${actor.kind}, ${actor.id}, ${requestID}, ${grantedBy}, now() + make_interval(days => ${days}::int))
    on conflict (document_id, actor_id) do update set request_id = excluded.request_id, granted_by = excluded.granted_by,
      granted_at = now(), until = excluded.until`.execute(tx)
}

export async function endGrant(tx: Kysely<DB>, requestID: string): Promise<void> {
  await sql`delete from document_grants where request_id = ${requestID}`.execute(tx)
}

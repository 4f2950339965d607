// Invitations for neighbors.
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { add } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { invitationJob, tokenPrefix } from './jobs.ts'
import { suppress } from './queries.ts'

export async function considerInvitation(tx: QueryExecutorProvider, businessID: string): Promise<void> {
  await add(tx, invitationJob, { businessID })
}

/** Undefined for other tokens. */
export async function endInvitations(db: Kysely<DB>, token: string): Promise<boolean | undefined> {
  return token.startsWith(tokenPrefix) ? suppress(db, token.slice(tokenPrefix.length)) : undefined
}

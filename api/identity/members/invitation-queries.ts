// All SQL of invitations. Rules are elsewhere.
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { Access } from '#contract/identity/access.ts'
import type { DB, Invitations } from '#api/database/tables.ts'

type Tx = Transaction<DB>
export type InvitationRow = Selectable<Invitations> & { access: Access }

/** The open invitations of a business, newest first. */
export async function findInvitations(db: Kysely<DB>, businessID: string): Promise<InvitationRow[]> {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('businessId', '=', businessID)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('expiresAt', '>', new Date())
    .orderBy('id', 'desc')
    .execute()
  return rows as InvitationRow[]
}

/** By the hash of its token, or by its id and address; also one that is over. `locked` until the transaction ends. */
export async function findInvitation(
  db: Kysely<DB>,
  wanted: { tokenHash: string } | { id: string; email: string },
  locked?: 'locked',
): Promise<InvitationRow | undefined> {
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where(({ and }) => and(wanted))
    .$if(locked !== undefined, (query) => query.forUpdate())
    .executeTakeFirst()
  return row as InvitationRow | undefined
}

/** Invites an address; an open invitation of the same address takes the new token and access. */
export async function putInvitation(tx: Tx, row: Insertable<Invitations>): Promise<InvitationRow> {
  const { tokenHash, access, invitedBy, expiresAt } = row
  const put = await tx
    .insertInto('invitations')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['businessId', 'email'])
        .where('acceptedAt', 'is', null)
        .where('withdrawnAt', 'is', null)
        .doUpdateSet({ tokenHash, access, invitedBy, expiresAt, invitedAt: new Date() }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return put as InvitationRow
}

export async function acceptInvitation(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('invitations').set({ acceptedAt: new Date() }).where('id', '=', id).execute()
}

/** Answers the address whose invitation it was; undefined when it is not open. */
export async function withdrawInvitation(tx: Tx, businessID: string, id: string): Promise<InvitationRow | undefined> {
  const row = await tx
    .updateTable('invitations')
    .set({ withdrawnAt: new Date() })
    .where('id', '=', id)
    .where('businessId', '=', businessID)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row as InvitationRow | undefined
}

export async function countInvited(tx: Tx, businessID: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('memberLog')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('businessId', '=', businessID)
    .where('happened', '=', 'invited')
    .where('happenedAt', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Invitations by id that still wait for an answer. */
export async function findOpenInvitations(db: Kysely<DB>, ids: readonly string[]): Promise<InvitationRow[]> {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('id', 'in', ids)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute()
  return rows as InvitationRow[]
}

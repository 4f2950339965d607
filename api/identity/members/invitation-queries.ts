// SQL of invitations.
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { Access } from '#contract/identity/access.ts'
import type { DB, Invitations } from '#api/database/tables.ts'

type Tx = Transaction<DB>
export type InvitationRow = Selectable<Invitations> & { access: Access }

/** Newest first. */
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

/** Any state. */
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

/** Open invitations take the new token and access. */
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

/** Undefined unless open. */
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

/** Unanswered only. */
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

// SQL of invitations to listed companies.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'

type Tx = Transaction<DB>

export function findSettings(db: Kysely<DB>) {
  return db
    .selectFrom('invitationSettings')
    .selectAll()
    .select(sql<Date>`uuid_time(id)`.as('writtenAt'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function addSettings(
  tx: Tx,
  row: { enabled: boolean; countries: string[]; balancingTest: string; writtenBy: string },
): Promise<void> {
  await tx.insertInto('invitationSettings').values(row).execute()
}

export async function countInvitations(db: Kysely<DB>): Promise<{ sent: number; suppressed: number }> {
  const { rows } = await sql<{ sent: number; suppressed: number }>`
    select (select count(*)::int from company_invitations) as sent,
      (select count(*)::int from invitation_suppressions) as suppressed`.execute(db)
  return rows[0]!
}

export function findListing(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('listings')
    .select(['companyName', 'countryCode', 'website', 'email', 'status', 'removed', 'run', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** False if invited before or unwanted. */
export async function takeInvitation(tx: Tx, businessId: string, mailboxHash: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into company_invitations (business_id, mailbox_hash) select ${businessId}, ${mailboxHash}
    where not exists (select from invitation_suppressions where mailbox_hash = ${mailboxHash})
    on conflict do nothing returning business_id as id`.execute(tx)
  return rows.length > 0
}

export async function suppress(db: Kysely<DB>, mailboxHash: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    with known as (select mailbox_hash from company_invitations where mailbox_hash = ${mailboxHash}),
      added as (insert into invitation_suppressions (mailbox_hash) select mailbox_hash from known on conflict do nothing)
    select exists (select from known) as known`.execute(db)
  return rows[0]!.known
}

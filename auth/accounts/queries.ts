// SQL of accounts.
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type pg from 'pg'
import type { Accounts, DB } from '../database/tables.ts'

type Db = Kysely<DB>

export function findAccount(db: Db, id: string) {
  return db.selectFrom('accounts').selectAll().where('id', '=', id)
}
export function findAccountByEmail(db: Db, email: string) {
  return db.selectFrom('accounts').selectAll().where('email', '=', email)
}
export async function findAccountToVerify(
  pool: pg.Pool,
  email: string,
): Promise<(Selectable<Accounts> & { authenticator: Buffer | null }) | undefined> {
  const { rows } = await pool.query<Selectable<Accounts> & { authenticator: Buffer | null }>({
    name: 'account-to-verify',
    text: `select id, email, password_hash as "passwordHash", first_name as "firstName", last_name as "lastName",
        country_code as "countryCode", locale, status, roles, sample, email_verified_at as "emailVerifiedAt",
        terms_accepted_at as "termsAcceptedAt", registered_at as "registeredAt", terminated_at as "terminatedAt", suspended_until as "suspendedUntil", limited_until as "limitedUntil",
        merged_into as "mergedInto",
        (select secret from authenticators where account_id = accounts.id and confirmed_at is not null) as authenticator
      from accounts where email = $1`,
    values: [email],
  })
  return rows[0]
}
export function addAccount(db: Db, account: Insertable<Accounts>) {
  return db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
}
export function changeAccount(db: Db, id: string, changes: Updateable<Accounts>) {
  return db.updateTable('accounts').set(changes).where('id', '=', id)
}

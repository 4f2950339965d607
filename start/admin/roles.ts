// `npm run admin -- grant` and `revoke`: staff roles.
import { staffRoles, type StaffRole } from '#contract/identity/access.ts'
import { findAccountByEmail } from '#auth/accounts/queries.ts'
import { schema } from '#auth/database/database.ts'
import type { DB } from '#auth/database/tables.ts'
import { fromCommand, setRoles } from '#auth/lifecycle/roles.ts'
import { connect } from '#kit/postgres/pool.ts'
import { loadEnvFile, readSettings } from '../config.ts'
import { openDatabase } from '../database.ts'
import { recordBeside } from '../staff-acts.ts'

export function isStaffRole(word: string | undefined): word is StaffRole {
  return staffRoles.some((role) => role === word)
}

/** The account is changed first: an earlier run may have ended before the audit log. */
export async function changeRole(command: 'grant' | 'revoke', email: string, role: StaffRole): Promise<number> {
  loadEnvFile()
  const opened = await openDatabase(readSettings(), { name: 'wbn admin' })
  const accounts = connect<DB>(opened.url, { schema, max: 1, name: 'wbn admin' })
  try {
    const changed = await accounts.kysely.transaction().execute(async (tx) => {
      const account = await findAccountByEmail(tx, email).forUpdate().executeTakeFirst()
      if (!account || account.mergedInto) return undefined
      const others = (account.roles as StaffRole[]).filter((one) => one !== role)
      const roles = command === 'grant' ? [...others, role] : others
      const isNew = await setRoles(tx, account, roles, fromCommand, new Date())
      const object = { kind: 'person', id: account.id, name: `${account.firstName} ${account.lastName}` }
      if (isNew) await recordBeside(tx, { by: 'npm run admin', act: `role.${command}`, object, detail: { role } })
      return { account, isNew }
    })
    if (!changed) {
      console.error(`No account has the e-mail address ${email}`)
      return 1
    }
    const { account, isNew } = changed
    const done = command === 'grant' ? `is ${role}` : `is not ${role} any more`
    console.log(`${email} ${done}${isNew ? '' : ', as before'} (${account.id})`)
    return 0
  } finally {
    await accounts.close()
    await opened.stop()
  }
}

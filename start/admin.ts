// `npm run admin`: operator commands.
import { parseArgs } from 'node:util'
import { setSuspended } from '#api/identity/people/suspension.ts'
import { type Suspension, suspendAccount, unsuspendAccount } from '#auth/lifecycle/suspension.ts'
import { schema } from '#auth/database/database.ts'
import type { DB } from '#auth/database/tables.ts'
import { isDiskFull } from '#kit/disk-space.ts'
import { connect } from '#kit/postgres/pool.ts'
import { DatabaseTrouble } from '#kit/postgres/trouble.ts'
import { backUp } from './admin/backup.ts'
import { migrateAlone } from './admin/migrate.ts'
import { rehearse } from './admin/rehearse.ts'
import { restore } from './admin/restore.ts'
import { staffRoles } from '#contract/identity/access.ts'
import { changeRole, isStaffRole } from './admin/roles.ts'
import { setRates } from './admin/rates.ts'
import { isSearchAct, runSearchAct } from './admin/search.ts'
import { BadSetting, loadEnvFile, readSettings } from './config.ts'
import { openDatabase } from './database.ts'
import { recordBeside } from './staff-acts.ts'

const help = `npm run admin -- suspend EMAIL --reason TEXT
npm run admin -- unsuspend EMAIL --reason TEXT
npm run admin -- grant EMAIL --role ROLE
npm run admin -- revoke EMAIL --role ROLE
npm run admin -- rates FILE --source NAME
npm run admin -- backup DIR
npm run admin -- restore DIR
npm run admin -- rehearse [DIR]
npm run admin -- migrate
npm run admin -- search rebuild|state|retry

suspend     ends the sessions of the account, lets nobody sign in to it, and hides the person with all posts and comments
unsuspend   brings account and person back
grant       makes the account one of the staff: administrator, moderator, verifier or support; revoke takes the role away
rates       replaces the exchange rates for comparing quotations: a CSV file with the columns currency, perEuro, date
backup      copies database and files into a new folder, beside a running server; encrypted where BACKUP_KEY is set
restore     puts a backup into an empty database, also of a newer version: the embedded one with the server stopped (the former database is
            kept aside), or DATABASE_URL
rehearse    restores the last backup on a server of its own, compares, records how long it took, and removes it
migrate     brings the database to this version without a server, as a step before new processes are started
search      of the search cluster: rebuild makes new indexes beside the current ones and waits until they are current; state
            shows leader, generations and rejected rows; retry writes the rejected rows again

The reason stands in the record of the account, which the person may read.`

const commands = {
  suspend: { change: suspendAccount, suspended: true, done: 'suspended' },
  unsuspend: { change: unsuspendAccount, suspended: false, done: 'active again' },
} as const

const ofDatabase = {
  backup: backUp,
  restore,
  rehearse: (folder: string) => rehearse(folder || undefined),
  migrate: migrateAlone,
} as const

const reasonMost = 500

/** Exit code: 0 done, 1 no such account, 2 not understood. */
async function runAdmin(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      role: { type: 'string' },
      source: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const [name = '', email = '', ...rest] = positionals
  if (name === 'rates' && email && values.source && rest.length === 0 && !values.help)
    return setRates(email, values.source)
  if (name === 'search' && isSearchAct(email) && rest.length === 0 && !values.help) return runSearchAct(email)
  const isOfDatabase = Object.hasOwn(ofDatabase, name) && rest.length === 0 && !values.help
  if (isOfDatabase && (name === 'migrate' ? !email : email || name === 'rehearse'))
    return ofDatabase[name as keyof typeof ofDatabase](email)
  if ((name === 'grant' || name === 'revoke') && email && !values.help && !isStaffRole(values.role)) {
    const given = values.role === undefined ? 'No role is given' : `There is no role ${values.role}`
    console.error(`${given}: npm run admin -- ${name} EMAIL --role ${staffRoles.join('|')}`)
    return 2
  }
  if ((name === 'grant' || name === 'revoke') && email && isStaffRole(values.role) && rest.length === 0 && !values.help)
    return changeRole(name, email.trim().toLowerCase(), values.role)
  const command = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined
  const reason = values.reason?.trim() ?? ''
  if (values.help || !command || !email || rest.length > 0 || !reason || reason.length > reasonMost) {
    console.log(help)
    return values.help ? 0 : 2
  }
  const found = await change(command, email.trim().toLowerCase(), reason)
  if (!found) {
    console.error(`No account has the e-mail address ${email}`)
    return 1
  }
  console.log(
    `${email} is ${command.done}${isAlready(found, command.suspended) ? ', and was before' : ''} (${found.userID})`,
  )
  return 0
}

function isAlready({ status }: Suspension, suspended: boolean): boolean {
  return (status === 'suspended') === suspended
}

async function change(
  command: (typeof commands)[keyof typeof commands],
  email: string,
  reason: string,
): Promise<Suspension | undefined> {
  loadEnvFile()
  const opened = await openDatabase(readSettings(), { name: 'wbn admin' })
  const accounts = connect<DB>(opened.url, { schema, max: 1, name: 'wbn admin' })
  try {
    const act = command.suspended ? 'person.suspend' : 'person.restore'
    const found = await command.change(accounts.kysely, email, reason, new Date(), (tx, { id }) =>
      recordBeside(tx, { by: 'npm run admin', act, object: { kind: 'person', id, name: email }, reason }),
    )
    // Even when unchanged: an earlier run may have ended before it.
    if (found) await setSuspended(opened.database.kysely, found.userID, command.suspended)
    return found
  } finally {
    await accounts.close()
    await opened.stop()
  }
}

if (import.meta.main) {
  try {
    process.exitCode = await runAdmin(process.argv.slice(2))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const isExpected =
      error instanceof BadSetting || error instanceof DatabaseTrouble || code?.startsWith('ERR_PARSE_ARGS')
    if (isDiskFull(error)) console.error(`The disk is full: ${message}`)
    else console.error(isExpected || code === 'EACCES' ? message : error)
    process.exitCode = 1
  }
}

// Staff management of accounts.
import type { StaffRole } from '#contract/identity/access.ts'
import type { accountStates, staffAccounts } from '#contract/identity/auth/staff.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { changeAccount, findAccount } from '../accounts/queries.ts'
import { record } from '../audit.ts'
import type { Context, Tx } from '../context.ts'
import { revokeAccess } from '../sessions/revoke-access.ts'
import { notifyAccountChanged } from '../sessions/queries.ts'
import { mergeAccounts } from './merging.ts'
import { setRoles } from './roles.ts'
import { recordStaffAct } from './staff-acts.ts'
import { findOnSameDevice, findOver, findSharingDevices, listAccounts, otherAdministrators } from './staff-queries.ts'

const most = 200
const alikeMost = 20
const pairsMost = 1000
type State = (typeof accountStates)[number]
const acts = {
  active: 'account.restore',
  rejected: 'account.reject',
  suspended: 'account.suspend',
  terminated: 'account.terminate',
} as const

export const handlers: CapabilityHandlers<typeof staffAccounts, Context> = {
  async accounts({ db, now }, { query }) {
    if (!query.ids && !query.email && !query.role) return []
    const rows = await listAccounts(db, query, now(), most).execute()
    return rows.map(({ id, emailVerifiedAt, ...row }) => ({
      ...row,
      userID: id,
      status: row.status as State,
      roles: row.roles as StaffRole[],
      emailVerified: emailVerifiedAt !== null,
      secondFactor: Boolean(row.secondFactor),
      suspendedUntil: row.suspendedUntil?.toISOString() ?? null,
      limitedUntil: row.limitedUntil && row.limitedUntil > now() ? row.limitedUntil.toISOString() : null,
      registeredAt: row.registeredAt.toISOString(),
      lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    }))
  },

  async accountsOnSameDevice({ db }, { params }) {
    const rows = await findOnSameDevice(db, params.id, alikeMost).execute()
    return rows.map(({ id }) => id)
  },
  accountsSharingDevices: ({ db }) => findSharingDevices(db, pairsMost),

  mergeAccounts: (context, input) => mergeAccounts(context, input),

  async setAccountState(context, { params: { id }, body }) {
    const { db, viewer, viewers, caller, now } = context
    const { status, suspendedUntil, reason } = body
    // The server drops null: neither state nor limit ends a limit.
    const limitedUntil = body.limitedUntil ?? (status ? undefined : null)
    const changed = await db.transaction().execute(async (tx) => {
      const account = await findAccount(tx, id).forUpdate().executeTakeFirst()
      if (!account || account.status === 'terminated') throw new Refusal('NotFound', 'No such account')
      requireLesser(viewer.roles, account.roles as StaffRole[])
      // Unverified accounts return to pending.
      const opened = account.emailVerifiedAt ? 'active' : 'pending'
      const next = (status === 'active' ? opened : (status ?? account.status)) as State
      await changeAccount(tx, id, {
        ...(status && { status: next, suspendedUntil: suspendedUntil ? new Date(suspendedUntil) : null }),
        ...(limitedUntil !== undefined && { limitedUntil: limitedUntil && new Date(limitedUntil) }),
        ...(status === 'terminated' && { terminatedAt: now(), roles: [] }),
      }).execute()
      if (status && status !== 'active') await revokeAccess(tx, id, now())
      else await notifyAccountChanged(tx, id)
      const event = !status ? 'account-limited' : status === 'active' ? 'account-unsuspended' : 'account-suspended'
      const until = limitedUntil ?? suspendedUntil
      const act = status ? acts[status] : limitedUntil ? 'account.limit' : 'account.unlimit'
      await recordStaffAct(context, tx, account, { act, reason, detail: { state: next, ...(until && { until }) } })
      await record(tx, event, id, caller, now(), { reason, state: next, ...(until && { until }), by: viewer.userID })
      return { status: next }
    })
    viewers.forget(id)
    return changed
  },

  async setAccountRoles(context, { params: { id }, body: { roles, reason } }) {
    const { db, viewer, viewers, caller, now } = context
    const changed = await db.transaction().execute(async (tx) => {
      const others = await otherAdministrators(tx, id).execute()
      const account = await findAccount(tx, id).forUpdate().executeTakeFirst()
      if (!account || account.status === 'terminated') throw new Refusal('NotFound', 'No such account')
      const before = account.roles as StaffRole[]
      if (before.includes('administrator') && !roles.includes('administrator') && others.length === 0)
        throw new Refusal('Conflict', 'The last administrator keeps the role')
      await setRoles(tx, account, roles, { ...caller, device: `staff ${viewer.userID}` }, now())
      for (const role of new Set([...before, ...roles])) {
        if (before.includes(role) === roles.includes(role)) continue
        const act = roles.includes(role) ? ('role.grant' as const) : ('role.revoke' as const)
        await recordStaffAct(context, tx, account, { act, reason, detail: { role } })
      }
      return { before, roles: [...new Set(roles)] }
    })
    viewers.forget(id)
    return changed
  },
}

/** Administrators first lose the role. */
function requireLesser(own: readonly StaffRole[], theirs: readonly StaffRole[]): void {
  if (theirs.includes('administrator') || (theirs.length > 0 && !own.includes('administrator')))
    throw new Refusal('Forbidden', 'Take away the role first')
}

export async function endSuspensions(tx: Tx, now: Date): Promise<void> {
  for (const { id, emailVerifiedAt } of await findOver(tx, now).execute()) {
    await changeAccount(tx, id, { status: emailVerifiedAt ? 'active' : 'pending', suspendedUntil: null }).execute()
    await record(tx, 'account-unsuspended', id, { address: '', device: 'job' }, now, { reason: 'over' })
  }
}

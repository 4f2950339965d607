// Merging of accounts, before network data.
import { mergeCompletion, mergeCompletionSeconds } from '#contract/foundation/constants.ts'
import type { accountStates, staffAccounts } from '#contract/identity/auth/staff.ts'
import type { HandlerInput, HandlerResult } from '#contract/foundation/endpoint.ts'
import { add } from '#kit/jobs/jobs.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Account } from '../accounts/account.ts'
import { closeMerged, followMerged, hintOf } from '../accounts/merged.ts'
import { changeAccount, findAccount } from '../accounts/queries.ts'
import { record } from '../audit.ts'
import type { SignedIn, Tx } from '../context.ts'
import { sendEmail } from '../emails/emails.ts'
import { revokeTokens } from '../one-time-tokens.ts'
import { recordStaffAct } from './staff-acts.ts'
import { notifyAccountChanged } from '../sessions/queries.ts'
import { revokeAccess } from '../sessions/revoke-access.ts'

type Call = (typeof staffAccounts)['mergeAccounts']
type State = (typeof accountStates)[number]

/** Idempotent. Throws Conflict with the field. */
export async function mergeAccounts(
  context: SignedIn,
  { params: { id }, body: { from: fromID, reason } }: HandlerInput<Call>,
): Promise<HandlerResult<Call>> {
  const merged = await context.db.transaction().execute(async (tx) => {
    const [into, from] = await lockBoth(tx, id, fromID)
    if (from.mergedInto === into.id) return { status: into.status as State }
    requireMergeable(into, from)
    const now = context.now()
    const states = carriedOver(into, from)
    await changeAccount(tx, into.id, states).execute()
    await closeMerged(tx, from.id, into.id, now)
    await followMerged(tx, from.id, into.id)
    await revokeTokens(tx, from.id, ['verify'])
    await revokeAccess(tx, from.id, now)
    if (states.status === 'suspended') await revokeAccess(tx, into.id, now)
    else await notifyAccountChanged(tx, into.id)
    await recordStaffAct(context, tx, from, { act: 'account.merge', reason, detail: { into: into.id } })
    const by = context.viewer.userID
    await record(tx, 'account-merged', from.id, context.caller, now, { into: into.id, reason, by })
    await record(tx, 'account-merged', into.id, context.caller, now, { from: from.id, reason, by })
    await sendEmail(tx, 'accountMerged', from, context, { other: hintOf(into.email!) })
    await sendEmail(tx, 'accountMergedInto', into, context, { other: hintOf(from.email!) })
    // Completes the network's part after failures.
    await add(tx, mergeCompletion, { from: from.id }, { after: mergeCompletionSeconds })
    return { status: (states.status ?? into.status) as State }
  })
  for (const one of [id, fromID]) context.viewers.forget(one)
  return merged
}

/** Id order prevents deadlocks. */
async function lockBoth(tx: Tx, intoID: string, fromID: string): Promise<[into: Account, from: Account]> {
  if (intoID === fromID) throw new Refusal('Conflict', 'This is the same account', { fields: { from: 'is the same' } })
  const found = new Map<string, Account>()
  for (const id of [intoID, fromID].toSorted()) {
    const account = await findAccount(tx, id).forUpdate().executeTakeFirst()
    if (!account) throw new Refusal('NotFound', 'No such account')
    found.set(id, account)
  }
  return [found.get(intoID)!, found.get(fromID)!]
}

function requireMergeable(into: Account, from: Account): void {
  if (into.sample || from.sample) throw new Refusal('Forbidden', 'Sample accounts cannot be changed')
  if (from.mergedInto || into.mergedInto)
    throw new Refusal('Conflict', 'One of the accounts was joined with another before', { fields: { from: 'merged' } })
  if ([...into.roles, ...from.roles].length > 0)
    throw new Refusal('Conflict', 'Take away the role first', { fields: { from: 'staff' } })
  if ([into, from].some(({ status, email }) => status === 'terminated' || status === 'rejected' || !email))
    throw new Refusal('Conflict', 'One of the accounts is closed', { fields: { from: 'closed' } })
  // Unproven addresses must not receive another's data.
  if (!into.emailVerifiedAt)
    throw new Refusal('Conflict', 'The address of the remaining account is not verified', {
      fields: { from: 'unverified' },
    })
}

/** Suspensions and limits of either persist, until the later end. */
function carriedOver(into: Account, from: Account) {
  const suspended = [into, from].filter(({ status }) => status === 'suspended')
  const ends = suspended.map(({ suspendedUntil }) => suspendedUntil)
  return {
    ...(suspended.length > 0 && { status: 'suspended', suspendedUntil: ends.includes(null) ? null : latest(ends) }),
    limitedUntil: latest([into.limitedUntil, from.limitedUntil]),
  }
}

function latest(instants: readonly (Date | null)[]): Date | null {
  const known = instants.flatMap((instant) => (instant ? [instant.getTime()] : []))
  return known.length > 0 ? new Date(Math.max(...known)) : null
}

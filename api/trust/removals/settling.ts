// Settling of proven removal requests.
import type { Transaction } from 'kysely'
import type { RemovalState } from '#contract/trust/removals/removals.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { entomb, type RemovalCause, setBusinessState } from '#api/identity/businesses/lookup.ts'
import { removeCorrections } from '#api/trust/corrections/lookup.ts'
import { isOwnMailbox } from './own-mailbox.ts'
import * as queries from './queries.ts'

type Tx = Transaction<DB>
type Removal = { tx: Tx; context: Forgetting; of: Forget }
export type Forgetting = Pick<Context, 'db' | 'pool' | 'pages'>
/** Later capabilities: `end` runs while the business is named, `forget` afterwards, also for products. */
export type Forget = {
  end: readonly ((tx: Tx, businessID: string, context: Forgetting) => Promise<unknown>)[]
  forget: readonly ((tx: Tx, ids: readonly string[]) => Promise<unknown>)[]
}

const productsOfPerson = 10

/**
 * Owners decide for a run company: requests go to the staff. A legal form in the name speaks against a sole trader.
 * `counts`: the domain was not bought since.
 */
export async function settleProven(
  { tx, context, of }: Removal,
  row: queries.RequestRow,
  counts: boolean,
): Promise<RemovalState> {
  const target = (await queries.findTarget(tx, row.businessId))!
  await queries.changeRequest(tx, row.id, { codeHash: null })
  if (counts && !target.run && isOwnMailbox(row.email, target.website)) {
    await removeListing({ tx, context, of }, row, { cause: 'company', by: 'the company', reason: row.reason })
    return 'removed'
  }
  const isHidden = row.soleTrader && target.status === 'active' && mayBePerson(target)
  const state = isHidden ? 'hidden' : 'waiting'
  await queries.changeRequest(tx, row.id, { state })
  if (isHidden) {
    await setBusinessState(tx, row.businessId, 'suspended')
    const object = { kind: 'business', id: row.businessId, name: target.companyName }
    await recordAct(tx, { by: 'the requester', act: 'business.hide', object, detail: { removal: row.id } })
  }
  return state
}

/** First and last name, few products, no claimant: else the staff decides first. */
function mayBePerson({ run, hasLegalForm, companyName, products, claimed }: queries.Target): boolean {
  const isName = /\S\s+\S/.test(companyName) || !/\p{Script=Latin}/u.test(companyName)
  return !run && !hasLegalForm && !claimed && isName && products < productsOfPerson
}

type Removing = { cause: RemovalCause; by: SignedIn['viewer'] | 'the company'; reason: string }

/** The audit log keeps no name. */
export async function removeListing(
  { tx, context, of }: Removal,
  row: queries.RequestRow,
  { cause, by, reason }: Removing,
): Promise<void> {
  for (const end of of.end) await end(tx, row.businessId, context)
  await removeCorrections(tx, row.businessId)
  const products = await entomb(tx, row.businessId, cause)
  for (const forget of of.forget) await forget(tx, [row.businessId, ...products])
  await queries.closeRequests(tx, row.businessId, typeof by === 'string' ? null : by.userID)
  const object = { kind: 'business', id: row.businessId, name: '' }
  await recordAct(tx, { by, act: 'business.entomb', object, reason, detail: { removal: row.id, cause } })
}

// Rules of removal requests.
import { createHash, randomInt } from 'node:crypto'
import {
  proofAttemptsMost,
  proofCodeDays,
  removalsOfNetworkPerDay,
  removalsPerDay,
} from '#contract/foundation/constants.ts'
import type { Removal, removals as contract, RemovalState } from '#contract/trust/removals/removals.ts'
import { isLocale } from '#contract/foundation/locales.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { goneRefusal, hashedWithKey, setBusinessState } from '#api/identity/businesses/lookup.ts'
import { doesMailboxCount } from '#api/trust/ownership-claims/lookup.ts'
import { templates } from './email-words.ts'
import { isOwnMailbox } from './own-mailbox.ts'
import * as queries from './queries.ts'
import { type Forget, removeListing, settleProven } from './settling.ts'

const day = 24 * 3600 * 1000 // ms

export const handlersWith = (of: Forget): CapabilityHandlers<typeof contract, Context> => ({
  async request(context, { params: { id }, body: { email, reason, soleTrader } }) {
    const target = await targetOf(context, id)
    const [networkHash = ''] = await hashedWithKey(context.db, [`network ${context.network}`])
    const removalID = await context.db.transaction().execute(async (tx) => {
      const { ofNetwork, ofEmail } = await queries.countLately(tx, networkHash, email)
      if (ofNetwork >= removalsOfNetworkPerDay || ofEmail >= removalsPerDay)
        throw new Refusal('TooManyRequests', 'Too many requests today, try again tomorrow', { retryAfter: day / 1000 })
      const request = { businessId: id, email, reason, soleTrader, networkHash, locale: context.locale }
      const made = await queries.addRequest(tx, request)
      const code = String(randomInt(100_000_000)).padStart(8, '0')
      await queries.changeRequest(tx, made, { codeHash: hashOf(made, code) })
      const values = { code, days: String(proofCodeDays), business: target.companyName }
      const by = { account: context.viewer?.userID, network: context.network }
      await sendTemplate(tx, templates.code, { to: email, by, locale: context.locale, values })
      return made
    })
    return { removalID }
  },

  async confirm(context, { params: { id, removalID }, body: { code } }) {
    const { run } = await targetOf(context, id)
    const counts = !run && (await doesMailboxCount(context, id))
    const outcome = await context.db.transaction().execute(async (tx): Promise<RemovalState | 'wrong'> => {
      const row = await queries.lockRequest(tx, removalID)
      if (!row || row.businessId !== id) throw new Refusal('NotFound', 'No such request')
      if (row.state !== 'unproven') return row.state as RemovalState
      const isYoung = Date.now() - row.createdAt.getTime() < proofCodeDays * day
      if (!row.codeHash || !isYoung || row.attempts >= proofAttemptsMost)
        throw new Refusal('Conflict', 'This code counts no longer')
      if (row.codeHash.equals(hashOf(removalID, code.replace(/\s/g, ''))))
        return settleProven({ tx, context, of }, row, counts)
      await queries.changeRequest(tx, removalID, { attempts: row.attempts + 1 })
      return 'wrong'
    })
    // Thrown after commit: a wrong code still counts.
    if (outcome === 'wrong')
      throw new Refusal('ValidationError', 'The code is not right', { fields: { code: 'is not valid' } })
    return { state: outcome }
  },

  async list({ db }, { query }) {
    const found = await queries.findRequests(db, { open: query.state === 'open', q: query.q }, pageOfTable(query))
    return { data: found.rows.map(removalOf), total: found.total }
  },

  decide: (context, { params, body }) => decide(context, of, params.id, body),
})

async function targetOf({ db }: Context, id: string): Promise<queries.Target> {
  const target = await queries.findTarget(db, id)
  if (!target) throw new Refusal('NotFound', 'No such business')
  if (target.removed) throw await goneRefusal(db, id, 'This business has been removed')
  if (target.kind === 'collection') throw new Refusal('Conflict', 'A collection is no company; write to the operator')
  return target
}

function hashOf(removalID: string, code: string): Buffer {
  return createHash('sha256').update(`${removalID} ${code}`).digest()
}

async function decide(
  context: SignedIn,
  of: Forget,
  id: string,
  { remove, reason }: { remove: boolean; reason: string },
): Promise<Removal> {
  const { db, viewer, pages } = context
  await db.transaction().execute(async (tx) => {
    const row = await queries.lockRequest(tx, id)
    if (!row || row.state === 'unproven') throw new Refusal('NotFound', 'No such request')
    if (row.state === (remove ? 'removed' : 'refused')) return
    if (row.state !== 'waiting' && row.state !== 'hidden')
      throw new Refusal('Conflict', 'This request has been decided already')
    const { companyName, status } = (await queries.findTarget(tx, row.businessId))!
    await queries.changeRequest(tx, id, { decision: reason, decidedBy: viewer.userID, decidedAt: new Date() })
    if (remove) {
      const cause = row.soleTrader ? 'person' : 'request'
      await removeListing({ tx, context, of }, row, { cause, by: viewer, reason })
    } else {
      await queries.changeRequest(tx, id, { state: 'refused' })
      if (row.state === 'hidden' && status === 'suspended') await setBusinessState(tx, row.businessId, 'active')
      const object = { kind: 'business', id: row.businessId, name: companyName }
      await recordAct(tx, { by: viewer, act: 'removal.refuse', object, reason, detail: { removal: id } })
    }
    const locale = isLocale(row.locale) ? row.locale : 'en'
    const values = { business: companyName, explanation: reason }
    const template = remove ? templates.removed : templates.refused
    await sendTemplate(tx, template, { to: row.email, locale, values, href: pages() })
  })
  const { rows } = await queries.findRequests(db, { id }, { direction: 'asc', limit: 1, offset: 0 })
  return removalOf(rows[0]!)
}

function removalOf(row: queries.ListedRow): Removal {
  return {
    removalID: row.id,
    businessID: row.businessId,
    companyName: row.companyName,
    email: row.email,
    reason: row.reason,
    soleTrader: row.soleTrader,
    ownDomain: isOwnMailbox(row.email, row.website),
    run: row.run,
    state: row.state as RemovalState,
    requestedAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decision: row.decision,
  }
}

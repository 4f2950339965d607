// Rules of kept inquiries.
import { randomBytes } from 'node:crypto'
import { followPageSize, keptDays, keptForBusinessMost, keptMost } from '#contract/foundation/constants.ts'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { ProductCard } from '#contract/catalog/products/products.ts'
import type { inquiries as contract } from '#contract/trade/inquiries/inquiries.ts'
import type { kept as keptContract, KeptInquiry } from '#contract/trade/inquiries/kept.ts'
import { subjectCodeOf } from '#contract/trade/inquiries/subjects.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { lockActor } from '#api/database/locks.ts'
import { emitEvent } from '#api/foundation/events.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { enforceContactRate } from '#api/foundation/posting-rate/lookup.ts'
import { languageFor } from '#api/identity/text-languages.ts'
import { countryFor } from '#api/foundation/reference/lookup.ts'
import { businessCards, lockListed } from '#api/identity/businesses/lookup.ts'
import { considerInvitation } from '#api/trust/company-invitations/lookup.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import * as queries from './kept-queries.ts'
import { isRun, mustBeItsProduct, receiverOf } from './sending.ts'
import { subjectFor } from './shape.ts'
import { sideOf } from './threads.ts'

const day = 24 * 3600 * 1000 // ms
const untilFromNow = () => new Date(Date.now() + keptDays * day)

export const kept: CapabilityHandlers<typeof keptContract, Context> = {
  keep,

  async kept(context, { query }) {
    const { id } = sideOf(context, query.bid)
    const rows = await queries.findKeptOf(context.db, id, query.nextID, followPageSize + 1)
    const shown = rows.slice(0, followPageSize)
    return { data: await shownOf(context, shown), nextID: rows.length > followPageSize ? shown.at(-1)!.id : null }
  },

  async renewKept(context, { params, query }) {
    const { id } = sideOf(context, query.bid)
    const row = await context.db.transaction().execute(async (tx) => {
      const renewed = await queries.renew(tx, params.id, id, untilFromNow())
      if (renewed) await emitEvent(tx, 'businesses.changed', { ids: [renewed.businessID] })
      return renewed
    })
    if (!row) throw new Refusal('NotFound', 'No such kept inquiry')
    return (await shownOf(context, [row]))[0]!
  },

  async withdrawKept(context, { params, query }) {
    const { id } = sideOf(context, query.bid)
    await context.db.transaction().execute(async (tx) => {
      const businessID = await queries.withdraw(tx, params.id, id)
      if (businessID) await emitEvent(tx, 'businesses.changed', { ids: [businessID] })
    })
    return {}
  },

  async keptNotice(context, { params }) {
    const row = await queries.findWaiting(context.db, params.token)
    const business = row && (await businessCards(context, [row.businessID])).get(row.businessID)
    if (!row || !business) throw new Refusal('NotFound', 'No such kept inquiry')
    const product = row.productID && (await productCards(context, [row.productID])).get(row.productID)
    return {
      business,
      subject: subjectFor(row, context.locale),
      product: product ? product.name : null,
      country: row.country ? countryFor(row.country, context.locale) : null,
      createdAt: row.createdAt.toISOString(),
      keptUntil: row.keptUntil.toISOString(),
    }
  },
}

async function keep(context: SignedIn, { body }: HandlerInput<typeof contract.keep>): Promise<KeptInquiry> {
  const sender = sideOf(context, body.from)
  const receiver = await receiverOf(context, sender, body.to, 'to', 'listed')
  await mustBeItsProduct(context, body.product, receiver)
  const code = subjectCodeOf(body.subject) ?? 'other'
  const { userID: writerId } = context.viewer
  const row = {
    token: randomBytes(16).toString('hex'),
    senderKind: sender.kind,
    senderId: sender.id,
    writerId,
    businessId: receiver.id,
    productId: body.product ?? null,
    subjectCode: code,
    subject: code === 'other' ? body.subject : '',
    content: body.message,
    language: await languageFor(context, body.message, body.language),
    portal: context.portal ?? null,
    locale: context.locale,
    keptUntil: untilFromNow(),
  }
  const added = await context.db.transaction().execute(async (tx) => {
    await lockActor(tx, writerId)
    await lockActor(tx, receiver.id)
    if (!(await lockListed(tx, receiver.id))) throw isRun()
    const same = await queries.findSame(tx, { ...row, held: false })
    if (same) return same
    const count = await queries.countKept(tx, row)
    if (count.person >= keptMost)
      throw new Refusal('Conflict', `You keep ${keptMost} inquiries already: withdraw one first`)
    if (count.business >= keptForBusinessMost)
      throw new Refusal('Conflict', 'No more inquiries can be kept for this company')
    const held = (await enforceContactRate(tx, context, body.message)) === 'held'
    await emitEvent(tx, 'businesses.changed', { ids: [receiver.id] })
    if (!held) await considerInvitation(tx, receiver.id)
    return queries.addKept(tx, { ...row, held })
  })
  return (await shownOf(context, [added]))[0]!
}

async function shownOf(context: SignedIn, rows: readonly queries.KeptRow[]): Promise<KeptInquiry[]> {
  const [businesses, products] = await Promise.all([
    businessCards(context, [...new Set(rows.map(({ businessID }) => businessID))]),
    productCards(context, [...new Set(rows.flatMap(({ productID }) => productID ?? []))]),
  ])
  return rows.map((row) => keptOf(row, context.locale, businesses, products))
}

function keptOf(
  row: queries.KeptRow,
  locale: Locale,
  businesses: Map<string, BusinessCard>,
  products: Map<string, ProductCard>,
): KeptInquiry {
  const { id, token, subjectCode, content: message, language, held } = row
  return {
    id,
    token,
    subjectCode,
    message,
    language,
    held,
    state: row.endedAt ? 'ended' : 'kept',
    business: businesses.get(row.businessID) ?? null,
    subject: subjectFor(row, locale),
    product: products.get(row.productID ?? '') ?? null,
    createdAt: row.createdAt.toISOString(),
    keptUntil: row.keptUntil.toISOString(),
  }
}

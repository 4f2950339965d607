// Rules of RFQs. States and transitions are in the contract.
import type { Transaction } from 'kysely'
import { rfqDaysMost, rfqPageSize, rfqsPerDay } from '#contract/foundation/constants.ts'
import type { RfqDetail, rfqs as contract } from '#contract/trade/rfqs/rfqs.ts'
import {
  afterBuyerAction,
  afterSupplierAction,
  type BuyerAction,
  rfqStatus,
  type SupplierAction,
} from '#contract/trade/rfqs/states.ts'
import type { NewRfq } from '#contract/trade/rfqs/fields.ts'
import { hasPermission } from '#contract/identity/access.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { actorOf, authorsOf } from '#api/identity/actors/lookup.ts'
import type { Actor, Context, SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { currentID, isOffered, nodeByID } from '#api/foundation/industries/lookup.ts'
import { accessesTo, businessesOf } from '#api/identity/members/lookup.ts'
import { takeAttachments } from '#api/identity/files/lookup.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import { countryByCode, currencies, incoterms } from '#api/foundation/reference/lookup.ts'
import { addRfqMessage, addRfqThread, receiverOf } from '#api/trade/inquiries/lookup.ts'
import { fileAddress } from './files.ts'
import { findRfqs } from './list-queries.ts'
import { propose } from './propose.ts'
import * as queries from './queries.ts'
import { deadlineOf, detailOf, rfqOf } from './shape.ts'

const day = 24 * 3600 * 1000 // ms

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  propose,

  async create(context, { body: { businessID, suppliers, ...need } }) {
    const buyer = actorOf(context, businessID)
    await checkNeed(context, need)
    const { userID: writerID } = context.viewer
    const receivers = await Promise.all(suppliers.map((to) => receiverOf(context, buyer, to, 'suppliers')))
    const rfqID = await context.db.transaction().execute(async (tx) => {
      if ((await queries.countCreated(tx, writerID, new Date(Date.now() - day))) >= rfqsPerDay)
        throw new Refusal('TooManyRequests', 'No more requests for quotation today', { retryAfter: 3600 })
      const files = await takeAttachments(context, tx, need.files, { owners: [writerID, buyer.id] })
      const id = await queries.addRfq(tx, { ...rowOf(need, buyer, writerID), files: JSON.stringify(files) })
      const common = {
        rfqID: id,
        sender: buyer,
        subject: need.title,
        message: need.description || need.title,
        files,
        writerID,
      }
      const rows = []
      // Sequential: they share a connection.
      for (const receiver of receivers)
        rows.push({ rfqId: id, businessId: receiver.id, requestId: await addRfqThread(tx, { ...common, receiver }) })
      await queries.addSuppliers(tx, rows)
      return id
    })
    return { rfqID }
  },

  async list(context, { query: { role, status, skip, size, limit } }) {
    const { userID } = context.viewer
    const businesses = (await businessesOf(context, userID))
      .filter(({ access }) => hasPermission('readRequests', access))
      .map(({ businessID }) => businessID)
    const actors = role === 'buyer' ? [userID, ...businesses] : businesses
    const { rows, total } = await findRfqs(context.db, {
      role,
      actors,
      status,
      skip,
      size: size ?? limit ?? rfqPageSize,
    })
    const buyers = await authorsOf(context, rows.map(buyerOf))
    return { data: rows.map((row) => rfqOf(row, buyers.get(row.buyerId), context.locale)), total }
  },

  read: (context, { params }) => read(context, params.rfqID),
  async file(context, { params: { rfqID, fileID } }) {
    return fileAddress(context, await read(context, rfqID), fileID)
  },

  award: (context, { params, body }) => decide(context, params.rfqID, 'award', body.supplier),
  close: (context, { params }) => decide(context, params.rfqID, 'close'),
  reopen: (context, { params }) => decide(context, params.rfqID, 'reopen'),

  async quote(context, { params: { rfqID }, body: { businessID, tiers, files: references, ...terms } }) {
    checkTerms(terms)
    await answer(context, { rfqID, businessID }, 'quote', async (tx, requestId) => {
      const { minimumOrder = null, leadTime = null, incoterm = null, validUntil = null } = terms
      const { place, paymentTerms, note, unit, currency } = terms
      const row = { minimumOrder, leadTime, incoterm, validUntil, unit, currency }
      const texts = { place: place ?? '', paymentTerms: paymentTerms ?? '', note: note ?? '' }
      const createdBy = context.viewer.userID
      const former = await queries.findQuotations(tx, rfqID, [businessID])
      const taking = { owners: [createdBy, businessID], known: former.flatMap(({ files }) => files) }
      const files = await takeAttachments(context, tx, references, taking)
      const quotationID = await queries.addQuotation(tx, {
        rfqId: rfqID,
        businessId: businessID,
        createdBy,
        tiers: JSON.stringify(tiers),
        files: JSON.stringify(files),
        ...row,
        ...texts,
      })
      await queries.setSupplierState(tx, { rfqID, businessID }, 'quoted')
      const message = { side: 'R', type: 'quotation', content: texts.note, writerID: createdBy } as const
      await addRfqMessage(tx, requestId, { ...message, quotationID, files })
    })
    return read(context, rfqID)
  },

  async decline(context, { params: { rfqID }, body: { businessID, reason } }) {
    await answer(context, { rfqID, businessID }, 'decline', async (tx, requestId) => {
      await queries.setSupplierState(tx, { rfqID, businessID }, 'declined', reason)
      const by = { side: 'R', writerID: context.viewer.userID } as const
      await addRfqMessage(tx, requestId, { ...by, type: 'text', content: reason })
      await addRfqMessage(tx, requestId, { ...by, type: 'system', content: 'declined' })
    })
    return read(context, rfqID)
  },
}

type Need = Omit<NewRfq, 'suppliers'>

async function checkNeed(context: SignedIn, need: Need): Promise<void> {
  const fields: Record<string, string> = {}
  if (!countryByCode(need.country)) fields['country'] = 'is not a country'
  if (need.category) {
    const node = nodeByID(currentID(need.category))
    if (!node) fields['category'] = 'is not a category'
    else if (!isOffered(node)) fields['category'] = 'is no longer offered'
  }
  if (!currencies.some(({ code }) => code === need.currency)) fields['currency'] = 'is not in the list'
  if (need.incoterm && !incoterms.some(({ code }) => code === need.incoterm)) fields['incoterm'] = 'is not in the list'
  if (need.product && !(await productCards(context, [need.product])).has(need.product))
    fields['product'] = 'is not there'
  const days = (deadlineOf(need.deadline).getTime() - Date.now()) / day
  if (days <= 0) fields['deadline'] = 'is in the past'
  else if (days > rfqDaysMost + 1) fields['deadline'] = `is more than ${rfqDaysMost} days ahead`
  refuseFields(fields)
}

type Terms = { currency: string } & Partial<Record<'incoterm' | 'validUntil', string | null | undefined>>

function checkTerms({ currency, incoterm, validUntil }: Terms): void {
  const fields: Record<string, string> = {}
  if (!currencies.some(({ code }) => code === currency)) fields['currency'] = 'is not in the list'
  if (incoterm && !incoterms.some(({ code }) => code === incoterm)) fields['incoterm'] = 'is not in the list'
  if (validUntil && deadlineOf(validUntil).getTime() <= Date.now()) fields['validUntil'] = 'is in the past'
  refuseFields(fields)
}

function refuseFields(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new Refusal('ValidationError', 'Some fields are not valid', { fields })
}

function rowOf(need: Need, buyer: Actor, createdBy: string) {
  const { product, category, country, incoterm, targetPrice, specs, deadline, files: _, ...same } = need
  return {
    ...same,
    buyerKind: buyer.kind,
    buyerId: buyer.id,
    createdBy,
    productId: product ?? null,
    categoryId: category ? currentID(category) : null,
    countryCode: country,
    incoterm: incoterm ?? null,
    targetPrice: targetPrice ?? null,
    specs: JSON.stringify(specs),
    deadline: deadlineOf(deadline),
  }
}

const buyerOf = (row: { buyerKind: Actor['kind']; buyerId: string }): Actor => ({
  kind: row.buyerKind,
  id: row.buyerId,
})

async function isBuyer(context: SignedIn, row: queries.RfqRow): Promise<boolean> {
  if (row.buyerKind === 'user') return row.buyerId === context.viewer.userID
  return hasPermission('readRequests', (await accessesTo(context, [row.buyerId])).get(row.buyerId))
}

/** Throws NotFound for outsiders. */
async function read(context: SignedIn, rfqID: string): Promise<RfqDetail> {
  const [row, suppliers] = await Promise.all([
    queries.findRfq(context.db, rfqID),
    queries.findSuppliers(context.db, rfqID),
  ])
  if (!row) throw notFound()
  const role = (await isBuyer(context, row)) ? 'buyer' : 'supplier'
  const shown = role === 'buyer' ? suppliers : await ownAmong(context, suppliers)
  if (shown.length === 0) throw notFound()
  const ids = shown.map(({ businessId }) => businessId)
  const actors = [buyerOf(row), ...ids.map((id): Actor => ({ kind: 'business', id }))]
  const products = row.productId ? [row.productId] : []
  const [authors, cards, quotations, rates] = await Promise.all([
    authorsOf(context, actors),
    productCards(context, products),
    queries.findQuotations(context.db, rfqID, ids),
    role === 'buyer' ? queries.findRates(context.db) : [],
  ])
  const card = row.productId ? cards.get(row.productId) : undefined
  const product = card ? { productID: card.productID, key: card.key, name: card.name } : null
  return detailOf(row, { role, authors, product, suppliers: shown, quotations, rates, locale: context.locale })
}

async function ownAmong(context: SignedIn, suppliers: readonly queries.SupplierRow[]): Promise<queries.SupplierRow[]> {
  const accesses = await accessesTo(
    context,
    suppliers.map(({ businessId }) => businessId),
  )
  return suppliers.filter(({ businessId }) => hasPermission('readRequests', accesses.get(businessId)))
}

async function decide(context: SignedIn, rfqID: string, action: BuyerAction, supplier?: string): Promise<RfqDetail> {
  await context.db.transaction().execute(async (tx) => {
    const row = await queries.lockRfq(tx, rfqID)
    if (!row || !(await mayDecide(context, row))) throw notFound()
    if (isDone(row, action, supplier)) return
    const next = afterBuyerAction(rfqStatus(row.status, row.deadline, new Date()), action, row.deadline > new Date())
    if (!next) throw new Refusal('Conflict', 'The request is not in a state for this')
    const suppliers = await queries.findSuppliers(tx, rfqID)
    if (supplier && !suppliers.some((one) => one.businessId === supplier && one.state === 'quoted'))
      throw new Refusal('Conflict', 'This supplier has not quoted')
    await queries.setStatus(tx, rfqID, next, supplier ?? null)
    await tellSuppliers(tx, context, suppliers, action, supplier)
  })
  return read(context, rfqID)
}

async function mayDecide(context: SignedIn, row: queries.RfqRow): Promise<boolean> {
  if (row.buyerKind === 'user') return row.buyerId === context.viewer.userID
  return hasPermission('speakAs', (await accessesTo(context, [row.buyerId])).get(row.buyerId))
}

/** Idempotency check. */
function isDone(row: queries.RfqRow, action: BuyerAction, supplier: string | undefined): boolean {
  if (action === 'award') return row.status === 'awarded' && row.awardedTo === supplier
  return row.status === (action === 'close' ? 'closed' : 'open')
}

const outcomes = { award: 'notAwarded', close: 'closed', reopen: 'reopened' } as const

async function tellSuppliers(
  tx: Transaction<DB>,
  { viewer }: SignedIn,
  suppliers: readonly queries.SupplierRow[],
  action: BuyerAction,
  awarded: string | undefined,
): Promise<void> {
  for (const { businessId, requestId } of suppliers) {
    const content = businessId === awarded ? 'awarded' : outcomes[action]
    await addRfqMessage(tx, requestId, { side: 'S', type: 'system', content, writerID: viewer.userID })
  }
}

/** Runs with the RFQ locked, for an asked supplier. Throws Conflict in another state. */
async function answer(
  context: SignedIn,
  { rfqID, businessID }: { rfqID: string; businessID: string },
  action: SupplierAction,
  work: (tx: Transaction<DB>, requestID: string) => Promise<void>,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const row = await queries.lockRfq(tx, rfqID)
    const supplier = (row ? await queries.findSuppliers(tx, rfqID) : []).find((one) => one.businessId === businessID)
    if (!row || !supplier) throw notFound()
    if (action === 'decline' && supplier.state === 'declined') return
    if (!afterSupplierAction(rfqStatus(row.status, row.deadline, new Date()), supplier.state, action))
      throw new Refusal('Conflict', 'The request takes no more answers')
    await work(tx, supplier.requestId)
  })
}

function notFound(): Refusal {
  return new Refusal('NotFound', 'No such request for quotation')
}

// Rules of RFQs.
import { rfqDaysMost, rfqPageSize, rfqsPerDay } from '#contract/foundation/constants.ts'
import type { rfqs as contract } from '#contract/trade/rfqs/rfqs.ts'
import type { NewRfq } from '#contract/trade/rfqs/fields.ts'
import { hasPermission } from '#contract/identity/access.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { actorOf, authorsOf } from '#api/identity/actors/lookup.ts'
import type { Actor, Context, SignedIn } from '#api/foundation/context.ts'
import { currentID, isOffered, nodeByID } from '#api/foundation/industries/lookup.ts'
import { businessesOf, openAccessesTo } from '#api/identity/members/lookup.ts'
import { languageFor } from '#api/identity/text-languages.ts'
import { takeAttachments } from '#api/identity/files/lookup.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import { countryByCode, currencies, incoterms } from '#api/foundation/reference/lookup.ts'
import { addRfqThread, receiverOf } from '#api/trade/inquiries/lookup.ts'
import { decline, quote } from './answering.ts'
import { decide, estimate } from './deciding.ts'
import { fileAddress } from './files.ts'
import { findRfqs } from './list-queries.ts'
import { propose } from './propose.ts'
import * as queries from './queries.ts'
import { buyerOf, notFound, readRfq, refuseFields } from './reading.ts'
import { deadlineOf, rfqOf } from './shape.ts'

const day = 24 * 3600 * 1000 // ms

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  propose,

  async create(context, { body: { businessID, suppliers, language: declared, ...need } }) {
    const buyer = actorOf(context, businessID)
    await checkNeed(context, need)
    const { userID: writerID } = context.viewer
    const receivers = await Promise.all(suppliers.map((to) => receiverOf(context, buyer, to, 'suppliers')))
    const language = await languageFor(context, `${need.title}\n${need.description}`, declared)
    const rfqID = await context.db.transaction().execute(async (tx) => {
      if ((await queries.countCreated(tx, writerID, new Date(Date.now() - day))) >= rfqsPerDay)
        throw new Refusal('TooManyRequests', 'No more requests for quotation today', { retryAfter: 3600 })
      const taking = { owners: [writerID, buyer.id], afterNda: need.afterNda }
      const files = await takeAttachments(context, tx, need.files, taking)
      const id = await queries.addRfq(tx, { ...rowOf(need, buyer, writerID), language, files: JSON.stringify(files) })
      const common = {
        rfqID: id,
        sender: buyer,
        subject: need.title,
        message: need.description || need.title,
        language,
        files,
        writerID,
      }
      const rows = []
      // Sequential: one connection.
      for (const receiver of receivers)
        rows.push({ rfqId: id, businessId: receiver.id, requestId: await addRfqThread(tx, { ...common, receiver }) })
      await queries.addSuppliers(tx, rows)
      return id
    })
    return { rfqID }
  },

  async list(context, { query: { role, status, skip, size, limit } }) {
    const { userID } = context.viewer
    const own = (await businessesOf(context, userID)).map(({ businessID }) => businessID)
    const accesses = await openAccessesTo(context, own)
    const businesses = own.filter((id) => hasPermission('readRequests', accesses.get(id)))
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

  read: (context, { params }) => readRfq(context, params.rfqID),
  async file(context, { params: { rfqID, fileID } }) {
    return fileAddress(context, await readRfq(context, rfqID), fileID)
  },

  async comparison(context, { params: { rfqID }, query: { currency } }) {
    const rfq = await readRfq(context, rfqID)
    if (rfq.role !== 'buyer') throw notFound()
    if (currency && !currencies.some(({ code }) => code === currency)) refuseFields({ currency: 'is not in the list' })
    if (!rfq.suppliers.some(({ state }) => state === 'quoted')) throw new Refusal('Conflict', 'Nobody has quoted')
    const { comparisonPdf } = await import('./comparison-pdf.ts')
    const today = new Date().toISOString().slice(0, 10)
    const pdf = await comparisonPdf({ rfq, currency: currency ?? rfq.currency, locale: context.locale, today })
    return { name: `comparison-${rfqID}.pdf`, content: pdf.toString('base64') }
  },

  award: (context, { params, body }) => decide(context, params.rfqID, 'award', body.supplier),
  close: (context, { params }) => decide(context, params.rfqID, 'close'),
  reopen: (context, { params }) => decide(context, params.rfqID, 'reopen'),

  estimate,
  quote,
  decline,
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
  if (need.neededBy && deadlineOf(need.neededBy).getTime() <= Date.now()) fields['neededBy'] = 'is in the past'
  refuseFields(fields)
}

function rowOf(need: Need, buyer: Actor, createdBy: string) {
  const {
    product,
    category,
    country,
    incoterm,
    targetPrice,
    specs,
    deadline,
    place,
    neededBy,
    files: _,
    afterNda: _chosen,
    ...same
  } = need
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
    place: place ?? '',
    neededBy: neededBy ?? null,
  }
}

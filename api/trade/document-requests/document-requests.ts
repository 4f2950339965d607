// Rules of requests for documents.
import { freeSubjectMost } from '#contract/foundation/constants.ts'
import {
  type DocumentRequest,
  documentSubjects,
  type documentRequests as contract,
} from '#contract/trade/document-requests.ts'
import { inOneTransaction } from '#kit/postgres/one-transaction.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { documentFor, endGrant, grantDocument } from '#api/catalog/documents/lookup.ts'
import type { DB } from '#api/database/tables.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { mustReadThread, partiesOf, sendInquiry, sendMessage } from '#api/trade/inquiries/lookup.ts'
import * as queries from './queries.ts'

const listSize = 50

/** The inquiry, the request and leave stand or fall together. */
function together<T>(context: SignedIn, work: (context: SignedIn) => Promise<T>): Promise<T> {
  return inOneTransaction<DB, T>(context.pool, ({ kysely: db, pool }) => work({ ...context, db, pool }))
}

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async ask(context, { params: { documentID }, body: { from, productID, message, language } }) {
    const { viewer, locale } = context
    const document = await documentFor(context.pool, documentID, viewer.userID, productID)
    if (!document) throw new Refusal('NotFound', 'No such document')
    if (document.mayOpen || document.access !== 'request')
      throw new Refusal('Conflict', 'This document can be opened already', { fields: { documentID: 'is open' } })
    const sender = from ? ({ kind: 'business', id: from } as const) : ({ kind: 'user', id: viewer.userID } as const)
    return together(context, async (inside) => {
      const subject = `${documentSubjects[locale]}${document.title}`.slice(0, freeSubjectMost)
      const product = document.productID ?? undefined
      const inquiry = { to: document.businessID, from, subject, message, language, product, files: [], afterNda: false }
      const sent = await sendInquiry(inside, { body: { ...inquiry, idempotencyKey: undefined } })
      if (!(await queries.addRequest(inside.db, { requestID: sent.requestID, documentID, sender })))
        throw new Refusal('Conflict', 'This document was asked for already', { fields: { documentID: 'waits' } })
      return sent
    })
  },

  async mine({ db, viewer }, { query: { product } }) {
    return (await queries.findOfPerson(db, viewer.userID, product)).map(requestOf)
  },

  async ofThread(context, { params: { rid }, query: { bid } }) {
    await mustReadThread(context, rid, bid)
    const row = await queries.findOfThread(context.db, rid)
    return row ? requestOf(row) : null
  },

  async list(context, { params: { businessID }, query: { skip, size, limit } }) {
    const { rows, total } = await queries.findReceived(context.db, businessID, {
      skip,
      size: size ?? limit ?? listSize,
    })
    const parties = await partiesOf(
      context,
      rows.map(({ senderKind: kind, senderID: id }) => ({ kind, id })),
    )
    return { data: rows.map((row) => ({ ...requestOf(row), from: parties.get(row.senderID)! })), total }
  },

  async answer(context, { params: { businessID, requestID }, body: { granted, days, message, language } }) {
    const { userID } = context.viewer
    await together(context, async (inside) => {
      const row = await queries.lockRequest(inside.db, businessID, requestID)
      if (!row) throw new Refusal('NotFound', 'No such request')
      if (row.state !== 'waiting') throw new Refusal('Conflict', 'This request was answered already')
      await queries.setState(inside.db, requestID, { state: granted ? 'granted' : 'refused', by: userID })
      if (granted) {
        const actor = { kind: row.senderKind, id: row.senderID }
        await grantDocument(inside.db, { documentID: row.documentID, actor, requestID, grantedBy: userID, days })
      }
      const body = { content: message, language, files: [], afterNda: false, idempotencyKey: undefined }
      await sendMessage(inside, { params: { rid: requestID }, query: { bid: businessID }, body })
    })
    return requestOf((await queries.findOfThread(context.db, requestID))!)
  },

  async withdraw(context, { params: { businessID, requestID } }) {
    await context.db.transaction().execute(async (tx) => {
      const row = await queries.lockRequest(tx, businessID, requestID)
      if (row?.state !== 'granted') return
      await endGrant(tx, requestID)
      await queries.setState(tx, requestID, { state: 'ended', by: context.viewer.userID })
    })
    return {}
  },
}

function requestOf({
  until,
  askedAt,
  businessID: _,
  senderKind: __,
  senderID: ___,
  ...row
}: queries.RequestRow): DocumentRequest {
  return { ...row, until: until?.toISOString() ?? null, askedAt: askedAt.toISOString() }
}

// Rules of support hours.
import type { Transaction } from 'kysely'
import { supportOpenMost } from '#contract/billing/support/rules.ts'
import type { support as contract, Support, SupportDetail } from '#contract/billing/support/support.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { authorsOf } from '#api/identity/actors/lookup.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import { emailsOf, languagesOf } from '#api/identity/people/lookup.ts'
import { templates } from './email-words.ts'
import { answerFilling } from './emails.ts'
import * as queries from './queries.ts'

const requestsShown = 100

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  list: (context, { params }) => list(context, params.businessID),

  async start(context, { params: { businessID }, body: { subject, content } }) {
    const writerID = context.viewer.userID
    const requestID = await context.db.transaction().execute(async (tx) => {
      await lockActor(tx, businessID)
      if (minutesLeft(await queries.findBusiness(tx, businessID)) <= 0)
        throw new Refusal('Conflict', 'No support hours are left')
      if ((await queries.countOpen(tx, businessID)) >= supportOpenMost)
        throw new Refusal('Conflict', `Not more than ${supportOpenMost} requests can be open`)
      const id = await queries.addRequest(tx, businessID, writerID, subject)
      await queries.addMessage(tx, { requestID: id, byTeam: false, writerID, content })
      return id
    })
    return read(context, requestID, businessID)
  },

  read: (context, { params: { businessID, requestID } }) => read(context, requestID, businessID),

  async write(context, { params: { businessID, requestID }, body: { content } }) {
    await found(context, requestID, businessID)
    await context.db.transaction().execute(async (tx) => {
      if ((await queries.lockRequest(tx, requestID)) === 'closed')
        throw new Refusal('Conflict', 'The request is closed')
      await queries.addMessage(tx, { requestID, byTeam: false, writerID: context.viewer.userID, content })
    })
    return read(context, requestID, businessID)
  },

  async close(context, { params: { businessID, requestID } }) {
    await found(context, requestID, businessID)
    await queries.closeRequest(context.db, requestID)
    return read(context, requestID, businessID)
  },

  async queue({ db }, { query }) {
    const { rows, total } = await queries.findQueue(db, { status: query.status, q: query.q }, pageOfTable(query))
    return {
      data: rows.map((row) => ({
        ...requestOf(row),
        companyName: row.companyName,
        subscription: row.subscription,
        waitingSince: row.waitingSince.toISOString(),
      })),
      total,
    }
  },

  open: (context, { params }) => read(context, params.requestID),

  async answer(context, { params: { requestID }, body: { content, lastMessageID } }) {
    const row = await found(context, requestID)
    const email = await emailTo(context, row, content)
    await context.db.transaction().execute(async (tx) => {
      if ((await queries.lockRequest(tx, requestID)) === 'closed')
        throw new Refusal('Conflict', 'The request is closed')
      if ((await queries.findLastMessage(tx, requestID)) !== lastMessageID)
        throw new Refusal('Conflict', 'Somebody wrote into the request meanwhile')
      await queries.addMessage(tx, { requestID, byTeam: true, writerID: context.viewer.userID, content })
      if (email) await sendTemplate(tx, templates.answer, email)
      await record(context, tx, row, 'support.answer', {})
    })
    return read(context, requestID)
  },

  async book(context, { params: { requestID }, body: { minutes, note } }) {
    const row = await found(context, requestID)
    const { businessID: businessId } = row
    await context.db.transaction().execute(async (tx) => {
      await lockActor(tx, businessId)
      const left = minutesLeft(await queries.findBusiness(tx, businessId))
      if (minutes > left) throw new Refusal('Conflict', `Only ${Math.max(0, left)} minutes are left`)
      const { minutes: booked } = (await queries.findRequest(tx, requestID))!
      if (-minutes > booked) throw new Refusal('Conflict', `Only ${booked} minutes were booked for this request`)
      await queries.addMinutes(tx, { requestId: requestID, businessId, minutes, note, bookedBy: context.viewer.userID })
      await record(context, tx, row, 'support.book', { minutes })
    })
    return read(context, requestID)
  },
}

function minutesLeft(business: queries.BusinessRow | undefined): number {
  return business ? business.total - business.used : 0
}

async function found({ db }: Context, requestID: string, businessID?: string): Promise<queries.RequestRow> {
  const row = await queries.findRequest(db, requestID, businessID)
  if (!row) throw new Refusal('NotFound', 'No such request')
  return row
}

async function emailTo({ db, pool, pages }: Context, row: queries.RequestRow, content: string) {
  const { writerID, subject, businessID, id: requestID } = row
  if (!writerID) return undefined
  const [addresses, languages] = await Promise.all([emailsOf(db, [writerID]), languagesOf(pool, [writerID])])
  const to = addresses.get(writerID)
  const locale = languages.get(writerID) ?? 'en'
  return to && { to, ...answerFilling(locale, { subject, content, businessID, requestID, origin: pages() }) }
}

function record(
  { viewer }: SignedIn,
  tx: Transaction<DB>,
  { id, subject }: queries.RequestRow,
  act: `support.${string}`,
  detail: Record<string, unknown>,
): Promise<void> {
  return recordAct(tx, { by: viewer, act, object: { kind: 'supportRequest', id, name: subject }, detail })
}

const requestOf = ({ id, subject, status, minutes, createdAt }: queries.RequestRow) => ({
  requestID: id,
  subject,
  status,
  minutes,
  createdAt: createdAt.toISOString(),
})

async function businessOf({ db }: Context, businessID: string) {
  const { companyName, subscription, total, used, renewsAt } = (await queries.findBusiness(db, businessID))!
  const balance = { total, used, renewsAt: renewsAt.toISOString() }
  return { businessID, companyName, subscription, balance }
}

async function list(context: Context, businessID: string): Promise<Support> {
  const [business, rows] = await Promise.all([
    businessOf(context, businessID),
    queries.findRequests(context.db, businessID, requestsShown),
  ])
  return { ...business, requests: rows.map(requestOf) }
}

async function read(context: Context, requestID: string, businessID?: string): Promise<SupportDetail> {
  const row = await found(context, requestID, businessID)
  const [business, messages, bookings] = await Promise.all([
    businessOf(context, row.businessID),
    queries.findMessages(context.db, requestID),
    queries.findBookings(context.db, requestID),
  ])
  const shown = messages.flatMap(({ writerID, byTeam }) => (writerID && !(byTeam && businessID) ? writerID : []))
  const people = await authorsOf(
    context,
    [...new Set(shown)].map((id) => ({ kind: 'user', id })),
  )
  const nameOf = (id: string | null) => {
    const person = id === null ? undefined : people.get(id)
    return person ? `${person.firstName} ${person.lastName}`.trim() : ''
  }
  return {
    ...requestOf(row),
    ...business,
    messages: messages.map(({ id, byTeam, writerID, content, createdAt }) => ({
      id,
      byTeam,
      writer: nameOf(writerID),
      content,
      at: createdAt.toISOString(),
    })),
    bookings: bookings.map(({ bookedAt, ...booking }) => ({ ...booking, at: bookedAt.toISOString() })),
  }
}

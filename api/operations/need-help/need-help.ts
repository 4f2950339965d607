// Rules of help requests.
import type { Transaction } from 'kysely'
import { helpRequestsPerDay } from '#contract/foundation/constants.ts'
import { isLocale } from '#contract/foundation/locales.ts'
import { isStateOfUSA, type NewHelpRequest } from '#contract/operations/need-help/fields.ts'
import type { HelpRequestDetail, needHelp as contract } from '#contract/operations/need-help/need-help.ts'
import { type HelpRequestStatus, helpRequestReference, mayBecome } from '#contract/operations/need-help/states.ts'
import { international, phoneLineIn } from '#contract/foundation/phone-numbers.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { authorsOf } from '#api/identity/actors/lookup.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import {
  businessTypeByCode,
  countryByCode,
  dialCodeOf,
  jobPositionByID,
  stateByID,
} from '#api/foundation/reference/lookup.ts'
import { formOf, hashOfNetwork, makeFormToken } from './form-token.ts'
import { templates } from './email-words.ts'
import { answerFilling, receivedFilling } from './emails.ts'
import * as queries from './queries.ts'
import { detailOf, helpRequestOf } from './shape.ts'

const hour = 3600 * 1000 // ms

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async form({ db }) {
    return { token: makeFormToken(await queries.findKey(db)) }
  },

  async send(context, { body: { token, ...form } }) {
    checkReferences(form)
    const key = await queries.findKey(context.db)
    const formToken = formOf(key, token) ?? null
    const networkHash = hashOfNetwork(key, context.network)
    const id = await context.db.transaction().execute(async (tx) => {
      const counts = await queries.countLately(tx, networkHash, form.email)
      const before = formToken && (await queries.findSent(tx, formToken))
      if (before) return before
      checkCounts(counts, formToken !== null)
      return receive(context, tx, form, { formToken, networkHash })
    })
    return { reference: helpRequestReference(id) }
  },

  async list(context, { query }) {
    const { status, assignee, late, q } = query
    const wanted = {
      status,
      assignee: assignee && (assignee === 'me' ? context.viewer.userID : null),
      late: late === '1',
      q,
    }
    const { rows, total } = await queries.listHelpRequests(context.db, wanted, pageOfTable(query))
    const people = await peopleOf(
      context,
      rows.map(({ assigneeId }) => assigneeId),
    )
    return { data: rows.map((row) => helpRequestOf(row, people, context.locale)), total }
  },

  read: (context, { params }) => read(context, params.enquiryID),

  change: (context, { params, body: { version, status, assignee } }) =>
    act(context, params.enquiryID, async (tx, row) => {
      const { userID } = context.viewer
      const assigneeId = assignee === 'me' ? userID : null
      const isAssigned = !assignee || row.assigneeId === assigneeId
      if (isAssigned && (!status || status === row.status)) return
      checkVersion(row, version)
      if (!isAssigned) await assign(context, tx, row, assigneeId)
      if (!status || status === row.status) return
      if (!mayBecome(row, status)) throw new Refusal('Conflict', `A request that is ${row.status} can not become so`)
      const closedAt = status === 'closed' || status === 'spam' ? new Date() : null
      await queries.changeHelpRequest(tx, row.id, { status, closedAt })
      await queries.addEntry(tx, { enquiryId: row.id, kind: 'status', authorId: userID, content: status })
      await record(context, tx, row, 'enquiry.status', { from: row.status, to: status })
    }),

  answer: (context, { params, body: { version, content } }) =>
    act(context, params.enquiryID, async (tx, row) => {
      checkVersion(row, version)
      if (row.status === 'spam') throw new Refusal('Conflict', 'Spam is not answered')
      const { userID } = context.viewer
      const locale = isLocale(row.locale) ? row.locale : 'en'
      const filling = answerFilling(locale, helpRequestReference(row.id), content)
      const headers = { 'Reply-To': context.operator.email }
      await sendTemplate(tx, templates.answer, { to: row.email, ...filling, headers })
      await queries.changeHelpRequest(tx, row.id, {
        status: 'answered',
        closedAt: null,
        assigneeId: row.assigneeId ?? userID,
        ...(!row.answeredAt && { answeredAt: new Date() }),
      })
      await queries.addEntry(tx, { enquiryId: row.id, kind: 'answer', authorId: userID, content })
      await record(context, tx, row, 'enquiry.answer', {})
    }),

  note: (context, { params, body: { content } }) =>
    act(context, params.enquiryID, async (tx, row) => {
      await queries.addEntry(tx, { enquiryId: row.id, kind: 'note', authorId: context.viewer.userID, content })
      await record(context, tx, row, 'enquiry.note', {})
    }),
}

function checkReferences({ country, businessType, jobPosition, usaState }: NewHelpRequest): void {
  const fields: Record<string, string> = {}
  if (country && !countryByCode(country)) fields['country'] = 'is not known'
  const type = businessType ? businessTypeByCode(businessType) : undefined
  if (businessType && (!type || type.searchOnly)) fields['businessType'] = 'is not known'
  const position = jobPositionByID(jobPosition ?? '')
  if (jobPosition && (!position || position.isRetired)) fields['jobPosition'] = 'is not known'
  if (usaState && !(isStateOfUSA(usaState) && stateByID(usaState))) fields['usaState'] = 'is not known'
  if (Object.keys(fields).length > 0) throw new Refusal('ValidationError', 'Some fields are not valid', { fields })
}

type Counts = { ofNetwork: number; withoutForm: number; toAddress: number }

function checkCounts({ ofNetwork, withoutForm, toAddress }: Counts, hasForm: boolean): void {
  const { withForm, without, toAddress: mails } = helpRequestsPerDay
  if (ofNetwork >= withForm || toAddress >= mails || (!hasForm && withoutForm >= without))
    throw new Refusal('TooManyRequests', 'No more requests for help today', { retryAfter: 3600 })
}

async function receive(
  { viewer, locale, operator, network }: Context,
  tx: Transaction<DB>,
  form: NewHelpRequest,
  from: { formToken: string | null; networkHash: Buffer },
): Promise<string> {
  const { email } = form
  const written = withPhones(form)
  const id = await queries.addHelpRequest(tx, {
    ...from,
    form: JSON.stringify(written),
    email,
    locale,
    userId: viewer?.userID ?? null,
    dueAt: new Date(Date.now() + operator.answerHours * hour),
  })
  await queries.addEntry(tx, { enquiryId: id, kind: 'received' })
  const filling = receivedFilling(locale, helpRequestReference(id), operator.answerHours)
  const by = { account: viewer?.userID, network }
  await sendTemplate(tx, templates.received, { to: email, by, ...filling, headers: { 'Reply-To': operator.email } })
  return id
}

function withPhones(form: NewHelpRequest): NewHelpRequest {
  const code = dialCodeOf(form.country)
  const written = (line: string) => {
    const phone = phoneLineIn(line, code)
    return phone ? international(phone) : line
  }
  const { companyPhone, companyFax, mobilePhone } = form
  return {
    ...form,
    companyPhone: written(companyPhone),
    ...(companyFax && { companyFax: written(companyFax) }),
    ...(mobilePhone && { mobilePhone: written(mobilePhone) }),
  }
}

async function read(context: SignedIn, id: string): Promise<HelpRequestDetail> {
  const [row, entries] = await Promise.all([
    queries.findHelpRequest(context.db, id),
    queries.findEntries(context.db, id),
  ])
  if (!row) throw new Refusal('NotFound', 'No such request for help')
  const people = await peopleOf(context, [row.assigneeId, ...entries.map(({ authorId }) => authorId)])
  return detailOf(row, entries, people, context.locale)
}

async function act(
  context: SignedIn,
  id: string,
  work: (tx: Transaction<DB>, row: queries.HelpRequestRow) => Promise<void>,
): Promise<HelpRequestDetail> {
  await context.db.transaction().execute(async (tx) => {
    const row = await queries.lockHelpRequest(tx, id)
    if (!row) throw new Refusal('NotFound', 'No such request for help')
    await work(tx, row)
  })
  return read(context, id)
}

function checkVersion(row: queries.HelpRequestRow, version: number): void {
  if (row.version !== version) throw new Refusal('Conflict', 'The request was changed meanwhile')
}

async function assign(
  context: SignedIn,
  tx: Transaction<DB>,
  row: queries.HelpRequestRow,
  assigneeId: string | null,
): Promise<void> {
  const status: HelpRequestStatus | undefined = assigneeId && row.status === 'new' ? 'open' : undefined
  await queries.changeHelpRequest(tx, row.id, { assigneeId, ...(status && { status }) })
  const { userID, firstName, lastName } = context.viewer
  const content = assigneeId ? `${firstName} ${lastName}` : ''
  await queries.addEntry(tx, { enquiryId: row.id, kind: 'assigned', authorId: userID, content })
  await record(context, tx, row, 'enquiry.assign', { to: content })
  row.assigneeId = assigneeId
  if (status) row.status = status
}

function record(
  { viewer }: SignedIn,
  tx: Transaction<DB>,
  { id }: queries.HelpRequestRow,
  act: `enquiry.${string}`,
  detail: Record<string, unknown>,
): Promise<void> {
  return recordAct(tx, { by: viewer, act, object: { kind: 'enquiry', id, name: helpRequestReference(id) }, detail })
}

function peopleOf(context: Context, ids: readonly (string | null)[]) {
  const known = [...new Set(ids.filter((id) => id !== null))]
  return authorsOf(
    context,
    known.map((id) => ({ kind: 'user', id })),
  )
}

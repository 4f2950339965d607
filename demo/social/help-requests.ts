// Sample help requests, once per empty directory.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Insertable, Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { type Clock, clockOf } from './clock.ts'

/** `ago`: hours; others: hours since the help request. */
type SampleHelpRequest = {
  name: string
  ago: number
  locale: string
  form: Record<string, string | number>
  taken?: number
  answers?: { after: number; text: string }[]
  note?: { after: number; text: string }
  closed?: number
  spam?: number
}

const file = join(import.meta.dirname, '../data/help-requests.json')
const { userID: staff, firstName, lastName } = sampleAccounts.operator
const answerHours = 24

export async function addSampleHelpRequests(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  if (await tx.selectFrom('enquiries').select('id').limit(1).executeTakeFirst()) return false
  const told = JSON.parse(await readFile(file, 'utf8')) as SampleHelpRequest[]
  const clock = clockOf(now)
  await tx
    .insertInto('enquiries')
    .values(told.map((one) => rowOf(one, clock)))
    .execute()
  await tx
    .insertInto('enquiryEntries')
    .values(told.flatMap((one) => entriesOf(one, clock)))
    .execute()
  return true
}

const idOf = ({ name, ago }: SampleHelpRequest, clock: Clock) => clock.idAt(`enquiry ${name}`, ago)

function rowOf(told: SampleHelpRequest, clock: Clock): Insertable<DB['enquiries']> {
  const { name, ago, locale, form, taken, answers = [], closed, spam } = told
  const [firstName = '', ...rest] = /\p{Script=Han}/u.test(name) ? [name] : name.split(' ')
  const end = closed ?? spam
  const status = spam ? 'spam' : closed ? 'closed' : answers.length > 0 ? 'answered' : taken ? 'open' : 'new'
  return {
    id: idOf(told, clock),
    form: JSON.stringify({ firstName, lastName: rest.join(' '), ...withIndustries(form) }),
    email: String(form['email']),
    locale,
    status,
    assigneeId: taken === undefined ? null : staff,
    dueAt: clock.timeAt(ago - answerHours),
    answeredAt: answers[0] ? clock.timeAt(ago - answers[0].after) : null,
    closedAt: end === undefined ? null : clock.timeAt(ago - end),
  }
}

function withIndustries(form: SampleHelpRequest['form']): SampleHelpRequest['form'] {
  return Object.fromEntries(
    Object.entries(form).map(([field, value]) => [
      field,
      /^(buy|sell)Product/.test(field) ? (nodeByKey(String(value))?.id ?? value) : value,
    ]),
  )
}

function entriesOf(told: SampleHelpRequest, clock: Clock): Insertable<DB['enquiryEntries']>[] {
  const { name, ago, taken, answers = [], note, closed, spam } = told
  const enquiryId = idOf(told, clock)
  const entry = (kind: string, after: number, content = '') => ({
    id: clock.idAt(`enquiry ${name} ${kind} ${after}`, ago - after),
    enquiryId,
    kind,
    authorId: kind === 'received' ? null : staff,
    content,
  })
  return [
    entry('received', 0),
    ...(taken === undefined ? [] : [entry('assigned', taken, `${firstName} ${lastName}`)]),
    ...answers.map(({ after, text }) => entry('answer', after, text)),
    ...(note ? [entry('note', note.after, note.text)] : []),
    ...(closed === undefined ? [] : [entry('status', closed, 'closed')]),
    ...(spam === undefined ? [] : [entry('status', spam, 'spam')]),
  ]
}

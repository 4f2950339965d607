// Rules of reading in translation.
import type { Author } from '#contract/identity/actors.ts'
import type { reading as contract } from '#contract/discovery/reading.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { authorsOf } from '#api/identity/actors/lookup.ts'
import { threadReaders } from '#api/trade/inquiries/lookup.ts'
import * as queries from './queries.ts'
import { reportHandlers } from './reports.ts'
import { translate } from './translating.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  translate: (context, { body }) => translate(context, body),

  async preference({ pool, viewer }) {
    return (await queries.findPreference(pool, viewer.userID)) ?? { translate: 'always', languages: [] }
  },

  async setPreference({ db, viewer }, { body: { translate, languages } }) {
    const preference = { translate, languages: [...new Set(languages)] }
    await queries.setPreference(db, viewer.userID, preference)
    return preference
  },

  thread: (context, { params }) => threadReading(context, params.id),

  async setThread(context, { params, body: { always, language } }) {
    const { db, viewer } = context
    await threadReading(context, params.id)
    const reader = { requestID: params.id, userID: viewer.userID }
    await (always ? queries.readAlways(db, reader, language) : queries.readNoMore(db, reader))
    return threadReading(context, params.id)
  },

  ...reportHandlers,
}

/** Members of the other company stay unnamed. */
async function threadReading(context: SignedIn, requestID: string) {
  const { userID } = context.viewer
  const rows = await queries.findReadings(context.pool, requestID)
  const people = await threadReaders(context, requestID, [...new Set([userID, ...rows.map((row) => row.userID)])])
  const own = new Set(people.flatMap((one) => (one.userID === userID ? [one.side] : [])))
  if (own.size === 0) throw new Refusal('NotFound', 'No such thread')
  const others = people.filter(({ side, showRead }) => !own.has(side) && showRead)
  const authors = await authorsOf(context, others)
  const languageOf = new Map(rows.map((row) => [row.userID, row.language]))
  const readers = others.flatMap(({ userID: reader, id }) => {
    const author = authors.get(id)
    return author ? [{ id, name: nameOf(author), language: languageOf.get(reader)! }] : []
  })
  return {
    always: rows.some((row) => row.userID === userID && row.always),
    readers: [...new Map(readers.map((one) => [`${one.id} ${one.language}`, one])).values()],
  }
}

function nameOf({ businessID, companyName, firstName, lastName }: Author): string {
  return businessID ? (companyName ?? '') : `${firstName} ${lastName}`
}

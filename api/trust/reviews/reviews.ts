// Calls of reviews.
import type { reviews as contract } from '#contract/trust/reviews/reviews.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { caseOf, examine, judge, judgeNote } from './judging.ts'
import { noteAddress } from './notes.ts'
import { listQueue } from './queue-queries.ts'
import { readDeal, readMine, readOfBusiness } from './reading.ts'
import { addNote, answer, draft, reply, write } from './writing.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  ofBusiness: readOfBusiness,
  mine: (context) => readMine(context),
  deal: (context, { params }) => readDeal(context, params.requestID),

  async draft(context, { params: { requestID }, body }) {
    await draft(context, requestID, body)
    return readDeal(context, requestID)
  },
  async write(context, { params: { requestID }, body }) {
    await write(context, requestID, body)
    return readDeal(context, requestID)
  },
  addNote: async (context, { params, body }) => readDeal(context, await addNote(context, params.id, body.files)),
  answer: async (context, { params, body }) => readDeal(context, await answer(context, params.id, body.content)),
  reply: (context, { params, body }) => reply(context, params.id, body.content),

  async queue({ db }, { query }) {
    const { rows, total } = await listQueue(db, { q: query.q, only: query.why }, pageOfTable(query))
    return { data: rows.map(caseOf), total }
  },
  judge: (context, { params, body }) => judge(context, params.id, body),
  judgeNote: (context, { params, body }) => judgeNote(context, params.id, body),
  note: (context, { params }) => noteAddress(context, params.id, params.fileID),
  examine: (context) => examine(context),
}

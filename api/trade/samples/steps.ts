// Rules of steps: by whom, from which state, once, with a card in the thread.
import type { Transaction, Updateable } from 'kysely'
import { samplesOpenMost } from '#contract/foundation/constants.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { Sample, samples as contract } from '#contract/trade/samples/samples.ts'
import {
  afterSampleAction,
  isSampleEnded,
  type SampleAction,
  sampleNewsOf,
  sampleSteps,
  type SampleState,
} from '#contract/trade/samples/states.ts'
import { Refusal } from '#kit/refusal.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { DB, Samples } from '#api/database/tables.ts'
import { languageFor } from '#api/identity/text-languages.ts'
import {
  addSampleMessage,
  lockThread,
  mustBeItsProduct,
  mustRead,
  sideOf,
  writableThread,
} from '#api/trade/inquiries/lookup.ts'
import { findOpenSamples, findSample, type SampleRow, wasStepTaken } from './queries.ts'
import { sampleFor } from './reading.ts'
import { factsOf, type Side } from './shape.ts'
import { addSample, addStep, changeSample } from './writing-queries.ts'

type Tx = Transaction<DB>
type Words = { content: string; language: string | null }

export async function request(
  context: SignedIn,
  { params: { rid }, query: { bid }, body }: HandlerInput<typeof contract.request>,
): Promise<Sample> {
  const thread = await writableThread(context, rid, bid)
  requireSide(thread.side, 'S')
  const { receiverKind, receiverID } = await mustRead(context, rid, sideOf(context, bid))
  await mustBeItsProduct(context, body.product ?? undefined, { kind: receiverKind, id: receiverID })
  const words = await wordsOf(context, body.note, body.language)
  const id = await context.db.transaction().execute(async (tx) => {
    await lockThread(tx, thread.id)
    const open = await findOpenSamples(tx, thread.id)
    const product = body.product ?? null
    const same = open.find((one) => one.state === 'requested' && one.name === body.name && one.productID === product)
    if (same) return same.id
    if (open.length >= samplesOpenMost) throw new Refusal('Conflict', 'Too many samples are under way in this thread')
    const added = await addSample(tx, { requestId: thread.id, productId: product, name: body.name })
    await tell(tx, context, { id: added, requestID: thread.id, side: 'S' }, words)
    return added
  })
  return sampleFor(context, { rid, bid, id })
}

type StepInput = { params: { rid: string; sampleID: string }; query: { bid?: string | undefined } }
type Step = {
  action: SampleAction
  words: string
  language: string | undefined
  change: Updateable<Samples>
  isSame?: (row: SampleRow) => boolean
  /** `qualifiedAt` that was read. */
  read?: number
}

export async function take(
  context: SignedIn,
  { params: { rid, sampleID }, query: { bid } }: StepInput,
  { action, words: text, language, change, isSame, read }: Step,
): Promise<Sample> {
  const thread = await writableThread(context, rid, bid)
  const { to, by } = sampleSteps[action]
  const place = { id: sampleID, requestID: thread.id, side: thread.side }
  const words = await wordsOf(context, text, language)
  await context.db.transaction().execute(async (tx) => {
    await lockThread(tx, thread.id)
    const row = await findSample(tx, place)
    if (!row) throw new Refusal('NotFound', 'No such sample')
    requireSide(thread.side, by)
    if (isSame ? isSame(row) : isRepeated(row, change) && (await wasStepTaken(tx, row.id, to))) return
    if (!afterSampleAction(row.state, action))
      throw new Refusal('Conflict', 'The sample is not in a state for this', { fields: { state: row.state } })
    if (read !== undefined && row.qualifiedAt?.getTime() !== read)
      throw new Refusal('Conflict', 'The details have changed meanwhile', {
        fields: { qualifiedAt: 'is of other details' },
      })
    await changeSample(tx, row.id, { ...change, ...timesOf(row, to, new Date()), state: to })
    await tell(tx, context, place, words)
  })
  return sampleFor(context, { rid, bid, id: sampleID })
}

function isRepeated(row: SampleRow, change: Step['change']): boolean {
  return Object.entries(change).every(([key, value]) => row[key as keyof SampleRow] === value)
}

function requireSide(side: Side, by: Side): void {
  if (side === by) return
  throw new Refusal('Forbidden', by === 'S' ? 'The buyer alone does this' : 'The supplier alone does this')
}

async function wordsOf(context: SignedIn, content: string, language: string | undefined): Promise<Words> {
  return { content, language: await languageFor(context, content, language) }
}

function timesOf(row: SampleRow, to: SampleState, now: Date): Updateable<Samples> {
  return {
    ...(to === 'qualified' && { qualifiedAt: now }),
    ...((to === 'approved' || to === 'declined') && { decidedAt: row.decidedAt ?? now }),
    ...(to === 'approved' && { approvedAt: now }),
    ...(to === 'shipped' && { shippedAt: row.shippedAt ?? now }),
    ...(to === 'received' && { receivedAt: now }),
    ...(isSampleEnded(to) && { endedAt: now }),
  }
}

async function tell(
  tx: Tx,
  { viewer }: SignedIn,
  place: { id: string; requestID: string; side: Side },
  words: Words,
): Promise<void> {
  const row = (await findSample(tx, place))!
  const stepID = await addStep(tx, row.id, row.state, factsOf(row))
  const step = { id: stepID, news: sampleNewsOf(row.state) }
  await addSampleMessage(tx, place.requestID, { side: place.side, writerID: viewer.userID, ...words, step })
}

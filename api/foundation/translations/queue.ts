// Work on requests.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Translator } from '#kit/translation/translator.ts'
import type { DB } from '#api/database/tables.ts'
import type { TranslationSettings } from '#api/foundation/context.ts'
import { settleAbandoned } from './budget.ts'
import { currentTerms } from './current-terms.ts'
import { glossaryOf, type GlossaryTerm } from './glossary.ts'
import { filledTranslation, noteArrived } from './listing-translations.ts'
import { pausedProviders, supporting } from './providers.ts'
import {
  type DoneRequest,
  dueGroups,
  giveBack,
  giveUpTried,
  type Group,
  removeDone,
  removeKnown,
  removeRequests,
  takeRequests,
  type TakenRequest,
} from './requests.ts'
import { type CurrentTexts, withdrawnOf } from './withdrawal.ts'
import { fitting, type ItemResult, reserveItems, send, type Sending, type Ticket } from './sending.ts'

/** `current`: what may still be sent; without it everything may. */
type Dependencies = { db: Kysely<DB>; translation: TranslationSettings; current?: CurrentTexts | undefined }
type Clock = { now?: () => Date; until?: number }

const backoffMost = 3600 // seconds
const backoffLeast = 5

export async function workQueue(
  { db, translation, current }: Dependencies,
  { now = () => new Date(), until = Infinity }: Clock = {},
): Promise<number> {
  const worker = randomUUID()
  const terms = await currentTerms(db)
  const order = [...translation.listings, ...translation.messages].map(({ name }) => name)
  await db.transaction().execute(async (tx) => {
    await settleAbandoned(tx)
    await noteDone(tx, await removeKnown(tx, order))
  })
  let count = 0
  for (let isMoving = true; isMoving;) {
    isMoving = false
    for (const group of await dueGroups(db)) {
      if (performance.now() > until) return count
      const done = await workGroup({ db, translation, current }, group, { worker, terms, now: now() })
      if (done === undefined) continue
      isMoving = true
      count += done
    }
  }
  return count
}

type Round = { worker: string; terms: readonly GlossaryTerm[]; now: Date }

async function workGroup(
  { db, translation, current }: Dependencies,
  group: Group,
  { worker, terms, now }: Round,
): Promise<number | undefined> {
  const { from, to, purpose } = group
  const able = await supporting(purpose === 'message' ? translation.messages : translation.listings, from, to)
  await db.transaction().execute((tx) =>
    giveUpTried(
      tx,
      group,
      able.map(({ name }) => name),
    ),
  )
  const paused = await pausedProviders(db)
  const glossary = glossaryOf(terms, from, to)
  for (const translator of able.filter(({ name }) => !paused.has(name))) {
    const sending: Sending = { db, translator, caps: translation.caps, glossary, from, to, purpose, now }
    const batch = await takeBatch(sending, { group, worker, terms, current })
    if (!batch) continue
    const { taken, ticket } = batch
    const results = await send(sending, taken, ticket, (tx, all) => sort(tx, { group, worker, translator, taken }, all))
    return results.filter((result) => 'text' in result).length
  }
  return undefined
}

type Batch = { taken: TakenRequest[]; ticket: Ticket }

type Taking = Pick<Round, 'worker' | 'terms'> & { group: Group; current: CurrentTexts | undefined }

/** A worker that dies afterwards has reserved what it sent. */
function takeBatch(sending: Sending, { group, worker, terms, current }: Taking): Promise<Batch | undefined> {
  const { db, translator } = sending
  const { name: provider, batch } = translator
  return db.transaction().execute(async (tx) => {
    for (;;) {
      const all = await takeRequests(tx, group, { worker, provider, most: batch.texts })
      if (all.length === 0) return undefined
      const waiting = all.map((one) => ({ ...one, ...group }))
      const withdrawn = current ? await withdrawnOf(waiting, current, terms) : new Set<string>()
      await removeRequests(tx, [...withdrawn])
      const left = all.filter(({ id }) => !withdrawn.has(id))
      if (left.length === 0) continue
      const taken = fitting(translator, left)
      const rest = left.slice(taken.length).map(({ id }) => id)
      await giveBack(tx, rest, worker, { after: 0, counts: false })
      return { taken, ticket: await reserveItems(tx, sending, taken) }
    }
  })
}

type Sorting = { group: Group; worker: string; translator: Translator; taken: readonly TakenRequest[] }
type Tx = Parameters<typeof giveBack>[0]

async function sort(
  tx: Tx,
  { group, worker, translator, taken }: Sorting,
  results: readonly ItemResult[],
): Promise<void> {
  const done = taken.flatMap(({ hash, glossary }, at) => {
    const result = results[at]!
    return 'text' in result ? [{ hash, glossary, text: result.text }] : []
  })
  await noteDone(tx, await removeDone(tx, group, done))
  const isAlone = taken.length === 1
  for (const [at, request] of taken.entries()) {
    const result = results[at]!
    if ('text' in result) continue
    await giveBack(tx, [request.id], worker, retryAfter(request, result, translator, isAlone))
  }
}

async function noteDone(tx: Tx, done: readonly DoneRequest[]): Promise<void> {
  await noteArrived(
    tx,
    done.map(filledTranslation),
    done.map(({ key }) => key),
  )
}

function retryAfter(
  { attempts }: TakenRequest,
  result: Exclude<ItemResult, { text: string }>,
  { name }: Translator,
  isAlone: boolean,
): Parameters<typeof giveBack>[3] {
  if ('limit' in result) {
    const after = Math.max(1, Math.ceil((result.limit.until.getTime() - Date.now()) / 1000))
    return { after, error: `the limit of the ${result.limit.kind} is reached`, counts: false }
  }
  if ('fault' in result) return { after: 0, error: `${name}: ${result.fault}`, tried: name, counts: false }
  const { failure } = result
  const error = `${name}: ${failure.message}`
  if (failure.kind === 'refused' && failure.about === 'texts')
    return { after: 0, error, counts: false, ...(isAlone ? { tried: name, alone: false } : { alone: true }) }
  if (failure.kind !== 'broken') return { after: 0, error, counts: false }
  return { after: Math.min(backoffLeast * 2 ** attempts, backoffMost), error, counts: true }
}

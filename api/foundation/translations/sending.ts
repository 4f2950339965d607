// One call: reserved, sent, inspected, settled.
import type { Kysely, Transaction } from 'kysely'
import { batchSize, type Failure, type Outcome, type Translator } from '#kit/translation/translator.ts'
import type { DB } from '#api/database/tables.ts'
import type { TranslationCaps } from '#api/foundation/context.ts'
import { type Limit, type Purpose, reserve, settle } from './budget.ts'
import type { Glossary } from './glossary.ts'
import { faultOf } from './inspection.ts'
import { remember, type MemoryKey } from './memory.ts'
import { forgetGlossary, glossaryAt } from './provider-glossaries.ts'
import { noteFailure, noteSuccess } from './providers.ts'

export type Sending = {
  db: Kysely<DB>
  translator: Translator
  caps: TranslationCaps
  glossary: Glossary
  from: string
  to: string
  purpose: Purpose
  isStranger?: boolean | undefined
  signal?: AbortSignal | undefined
  now: Date
}
export type Item = Pick<MemoryKey, 'hash' | 'glossary'> & { masked: string; business: string | null; portal: string }
export type ItemResult = { text: string } | { limit: Limit } | { fault: string } | { failure: Failure }
export type Ticket = { callID: string | undefined; limits: (Limit | undefined)[] }

export function reserveItems(
  tx: Transaction<DB>,
  sending: Omit<Sending, 'db'>,
  items: readonly Item[],
): Promise<Ticket> {
  const { translator, caps, purpose, isStranger, from, to, now } = sending
  const costs = items.map(({ masked, business, portal }) => ({
    characters: translator.charactersOf(masked),
    business,
    portal,
  }))
  return reserve(tx, caps, costs, { provider: translator.name, purpose, from, to, isStranger }, now)
}

export function fitting<T extends Item>(translator: Translator, items: readonly T[]): T[] {
  return items.slice(
    0,
    batchSize(
      translator,
      items.map(({ masked }) => masked),
    ),
  )
}

/** `after` runs in the transaction that settles the call. */
export async function send(
  sending: Sending,
  items: readonly Item[],
  { callID, limits }: Ticket,
  after: (tx: Transaction<DB>, results: ItemResult[]) => Promise<void>,
): Promise<ItemResult[]> {
  const { db, translator, from, to, purpose, signal } = sending
  const sent = items.filter((_, at) => !limits[at])
  const outcome = sent.length > 0 ? await answered(sending, sent) : { texts: [] }
  const answers = sent.map((item, at) => resultOf(item, outcome, at, sending))
  const results = limits.map((limit): ItemResult => (limit ? { limit } : answers.shift()!))
  await db.transaction().execute(async (tx) => {
    if (callID) {
      const good = items.flatMap((item, at) => {
        const result = results[at]!
        return 'text' in result ? [{ ...item, from, text: result.text }] : []
      })
      await remember(
        tx,
        good.map(({ hash, glossary, text }) => ({ hash, from, glossary, text })),
        {
          to,
          provider: translator.name,
          purpose,
        },
      )
      await settle(tx, callID, stateAfter(outcome))
      if ('texts' in outcome) await noteSuccess(tx, translator.name)
      // An impatient reader is no fault of the provider.
      else if (!signal?.aborted) await noteFailure(tx, translator.name, outcome.failure)
    }
    await after(tx, results)
  })
  return results
}

async function answered(sending: Sending, sent: readonly Item[]): Promise<Outcome> {
  const { db, translator, glossary, from, to, signal } = sending
  const texts = sent.map(({ masked }) => masked)
  const terms = translator.glossaries === 'terms' ? glossary.pairsIn(texts.join('\n')) : []
  const found = await glossaryAt(db, translator, { glossary, from, to })
  if ('failure' in found)
    return { failure: { ...found.failure, ...(found.failure.kind === 'broken' && { isLost: false }) } }
  const outcome = await translator.translate(texts, from, to, { glossary: found.id, terms, signal })
  if (found.id && 'failure' in outcome && outcome.failure.kind === 'refused')
    await forgetGlossary(db, translator.name, found.id)
  return outcome
}

function resultOf({ masked }: Item, outcome: Outcome, at: number, sending: Pick<Sending, 'from' | 'to'>): ItemResult {
  if ('failure' in outcome) return { failure: outcome.failure }
  const text = outcome.texts[at]!
  const fault = faultOf(masked, text, sending)
  return fault === undefined ? { text } : { fault }
}

function stateAfter(outcome: Outcome): 'used' | 'lost' | 'released' {
  if ('texts' in outcome) return 'used'
  return 'isLost' in outcome.failure && outcome.failure.isLost ? 'lost' : 'released'
}

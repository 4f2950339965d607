// Translations of a page, requested in batches.
import type { ReadingKind } from '#contract/discovery/reading.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Api } from '#web/foundation/page.ts'
import { sessionNow } from '#web/foundation/session-state.ts'

export type TranslationState = {
  state: 'original' | 'waiting' | 'shown' | 'limit' | 'unavailable' | 'unclear'
  texts?: Record<string, string>
  provider?: string
  from?: string
  until?: string
  isOriginalHidden?: boolean
}
/** `edition`: changes with the original. */
export type TranslationInput = { kind: ReadingKind; id: string; edition?: string | null | undefined; language: Locale }
type Batch = { kind: ReadingKind; language: Locale; make: boolean; keys: Map<string, Set<string>> }

export const batchMost = 20
export const untranslated: TranslationState = { state: 'original' }

const states = new Map<string, TranslationState>()
const listeners = new Set<() => void>()
const batches = new Map<string, Batch>()
const underWay = new Set<string>()

export function keyOf({ kind, id, edition, language }: TranslationInput): string {
  return [sessionNow()?.userID, kind, id, edition, language].join(' ')
}

export function stateOf(key: string): TranslationState {
  return states.get(key) ?? untranslated
}

export function onTranslations(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function changeState(key: string, change: Partial<TranslationState>): void {
  states.set(key, { ...stateOf(key), ...change })
  for (const listener of listeners) listener()
}

export function askFor(api: Api, asked: TranslationInput, make = true): void {
  const key = keyOf(asked)
  const { texts } = stateOf(key)
  if (texts) return changeState(key, { state: 'shown' })
  if (make) changeState(key, { state: 'waiting' })
  const { kind, id, language } = asked
  if (underWay.has(`${make} ${key}`)) return
  underWay.add(`${make} ${key}`)
  if (batches.size === 0) setTimeout(() => sendAll(api))
  const name = `${kind} ${language} ${make}`
  const batch = batches.get(name) ?? { kind, language, make, keys: new Map() }
  batches.set(name, batch)
  batch.keys.set(id, (batch.keys.get(id) ?? new Set()).add(key))
}

function sendAll(api: Api): void {
  const sent = [...batches.values()]
  batches.clear()
  for (const { keys, ...batch } of sent) {
    const ids = [...keys]
    for (let at = 0; at < ids.length; at += batchMost)
      void send(api, { ...batch, keys: new Map(ids.slice(at, at + batchMost)) })
  }
}

async function send(api: Api, { kind, language, make, keys }: Batch): Promise<void> {
  const ids = [...keys.keys()]
  const lacking = await translationsOf(api, { kind, ids, language, make })
  for (const [id, ofID] of keys)
    for (const key of ofID) {
      underWay.delete(`${make} ${key}`)
      settle(key, lacking(id), make)
    }
}

type Outcome = Omit<TranslationState, 'isOriginalHidden'>

async function translationsOf(
  api: Api,
  body: { kind: ReadingKind; ids: string[]; language: Locale; make: boolean },
): Promise<(id: string) => Outcome> {
  try {
    const { data, refusal } = await api.reading.translate({ body })
    const found = new Map(data.map((one) => [one.id, one]))
    return (id) => {
      const { texts, provider, from } = found.get(id) ?? {}
      if (texts) return { state: 'shown', texts, provider: provider!, from: from! }
      if (refusal?.reason === 'limit') return { state: 'limit', until: refusal.until }
      return { state: refusal?.reason ?? 'unavailable' }
    }
  } catch {
    return () => ({ state: 'unavailable' })
  }
}

function settle(key: string, { state, ...found }: Outcome, make: boolean): void {
  const isAwaited = make ? stateOf(key).state === 'waiting' : state === 'shown' && stateOf(key).state === 'original'
  changeState(key, isAwaited ? { state, ...found } : found)
}

// Translation while a reader waits.
import { LRUCache } from 'lru-cache'
import type { Failure, Translator } from '#kit/translation/translator.ts'
import type { TranslationSettings } from '#api/foundation/context.ts'
import { isOn, lineFor, type Place } from './asking.ts'
import type { Limit, Purpose } from './budget.ts'
import { currentTerms } from './current-terms.ts'
import { glossaryOf } from './glossary.ts'
import { type Dependencies, knownTexts } from './known-texts.ts'
import { fill } from './masking.ts'
import type { MemoryKey, PreparedText, Source, Translation } from './memory.ts'
import { noteArrived, translationsOf } from './listing-translations.ts'
import { pausedProviders, supporting } from './providers.ts'
import { fitting, reserveItems, send, type Sending } from './sending.ts'

export type TranslationRefusal = { reason: 'limit'; limit: Limit } | { reason: 'unavailable' | 'unclear' }
export type TranslationAnswer = { translations: (Translation | undefined)[]; refusal?: TranslationRefusal }
type Button = Place & { purpose: Purpose; isStranger?: boolean; timeout?: number; now?: Date }

const usualTimeout = 15_000
const hour = 3_600_000 // ms

/** Answers not bought again for an hour. */
const thrownAway = new LRUCache<string, true>({ max: 10_000, ttl: hour })
const faultKey = (provider: string, to: string, { from, hash, glossary }: MemoryKey) =>
  [provider, from, to, glossary, hash].join(' ')

export async function translateNow(
  dependencies: Dependencies,
  sources: readonly Source[],
  to: string,
  button: Button,
): Promise<TranslationAnswer> {
  const { translation } = dependencies
  const { prepared, translations } = await knownTexts(dependencies, sources, to, button.purpose)
  const isLacking = (one: PreparedText | undefined, at: number) => one !== undefined && !translations[at]
  const lacking = prepared.filter(isLacking) as PreparedText[]
  const limits: Limit[] = []
  const made = new Map<string, Translation>()
  const unclear = new Set<string>()
  const signal = AbortSignal.timeout(button.timeout ?? usualTimeout)
  for (const [from, inside] of translation ? Map.groupBy(lacking, (one) => one.from) : []) {
    const round = { db: dependencies.db, translation: translation!, from, to, button, signal, made, limits, unclear }
    await translateFrom(round, [...new Map(inside.map((one) => [keyOf(one), one])).values()])
  }
  for (const [at, one] of prepared.entries()) {
    const found = one && made.get(keyOf(one))
    if (found) translations[at] ??= { text: fill(one.masked, found.text), provider: found.provider }
  }
  const arrived = sources.flatMap(({ key }, at) => (key && prepared[at] && made.has(keyOf(prepared[at])) ? [key] : []))
  const words = isOn(translation, 'listing') ? translationsOf(sources, { prepared, translations }, to) : []
  if (words.length > 0) await dependencies.db.transaction().execute((tx) => noteArrived(tx, words, arrived))
  const left = prepared.filter(isLacking) as PreparedText[]
  if (left.length === 0) return { translations }
  const [limit] = limits
  if (limit) return { translations, refusal: { reason: 'limit', limit } }
  const isUnclear = left.every((one) => unclear.has(keyOf(one)))
  return { translations, refusal: { reason: isUnclear ? 'unclear' : 'unavailable' } }
}

const keyOf = ({ from, hash }: Pick<PreparedText, 'from' | 'hash'>) => `${from} ${hash}`

type Round = Pick<Sending, 'db' | 'from' | 'to'> & {
  translation: TranslationSettings
  button: Button
  signal: AbortSignal
  made: Map<string, Translation>
  limits: Limit[]
  unclear: Set<string>
}

async function translateFrom({ db, translation, from, to, button, ...round }: Round, all: readonly PreparedText[]) {
  const { purpose, isStranger, now = new Date() } = button
  const { signal, made } = round
  const paused = await pausedProviders(db)
  const line = lineFor(translation, purpose).filter(({ name }) => !paused.has(name))
  const glossary = glossaryOf(await currentTerms(db), from, to)
  const able = await supporting(line, from, to)
  for (const translator of able) {
    const { name } = translator
    const sending = { db, translator, caps: translation.caps, glossary, from, to, purpose, isStranger, signal, now }
    const rest = all.filter((one) => !made.has(keyOf(one)) && !thrownAway.has(faultKey(name, to, one)))
    if (rest.length > 0 && !signal.aborted) await translateBy(translator, sending, rest, { button, ...round })
  }
  for (const one of able.length > 0 ? all : [])
    if (able.every(({ name }) => thrownAway.has(faultKey(name, to, one)))) round.unclear.add(keyOf(one))
}

async function translateBy(
  translator: Translator,
  sending: Sending,
  all: readonly PreparedText[],
  {
    button: { business: payer, portal = '' },
    signal,
    made,
    limits,
  }: Pick<Round, 'button' | 'signal' | 'made' | 'limits'>,
): Promise<void> {
  const { from, to } = sending
  const items = all.map(({ hash, glossary, masked, business = payer }) => {
    return { hash, glossary, masked: masked.text, business: business ?? null, portal }
  })
  for (let rest = items; rest.length > 0 && !signal.aborted;) {
    const batch = fitting(translator, rest)
    const ticket = await sending.db.transaction().execute((tx) => reserveItems(tx, sending, batch))
    const results = await send(sending, batch, ticket, async () => {})
    for (const [at, result] of results.entries()) {
      const one = { ...batch[at]!, from }
      if ('text' in result) made.set(keyOf(one), { text: result.text, provider: translator.name })
      if ('limit' in result) limits.push(result.limit)
      const isRefused = 'failure' in result && isAboutTexts(result.failure)
      if ('fault' in result || (isRefused && batch.length === 1))
        thrownAway.set(faultKey(translator.name, to, one), true)
    }
    if (results.some((result) => 'failure' in result && !isAboutTexts(result.failure))) return
    rest = rest.slice(batch.length)
  }
}

function isAboutTexts(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.about === 'texts'
}

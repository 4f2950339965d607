// Trial of a synonym draft for an administrator. Nothing is stored.
import pLimit from 'p-limit'
import type { TrialHit, TrialResult } from '#contract/discovery/synonyms/synonyms.ts'
import { Refusal } from '#kit/refusal.ts'
import { businessCards } from '#api/identity/businesses/lookup.ts'
import type { Context, PhraseDraft } from '#api/foundation/context.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import type { PhraseDictionary } from '#search-engine/index.ts'
import { isKnownBeside } from './known-words.ts'
import { findPage } from './result-page.ts'
import { meaningsFor, type Reader, readerOf } from './understanding.ts'

type Trial = { text: string; of: 'business' | 'product'; language: Reader['language']; draft?: PhraseDraft | undefined }
type Searching = Parameters<typeof findPage>[0]

const hitsShown = 10
const equivalentsShown = 24
const waitingMost = 4
const retryAfter = 2 // seconds

const oneByOne = pLimit(1)

/** Throws TooManyRequests when busy. */
export async function trySearch(
  context: Context,
  trial: Trial,
): Promise<{ now: TrialResult; after: TrialResult | null }> {
  if (oneByOne.pendingCount >= waitingMost)
    throw new Refusal('TooManyRequests', 'Too many trials at once', { retryAfter })
  return oneByOne(async () => {
    const { search, eventLog } = context
    const { of, draft } = trial
    await eventLog.catchUp()
    const now = await resultOf(context, trial, search.cached[of], search.phrases.current)
    if (!draft) return { now, after: null }
    const phrases = search.phrases.withDraft(draft)
    const isKnown = (word: string): boolean => isKnownBeside(search, of, phrases, word)
    const withDraft: Searching = { search: (query) => search[of].searchAsync(query, isKnown) }
    return { now, after: await resultOf(context, trial, withDraft, phrases) }
  })
}

async function resultOf(
  context: Context,
  { text, of, language }: Trial,
  searching: Searching,
  phrases: PhraseDictionary,
): Promise<TrialResult> {
  const input = { textQuery: text, skip: 0, size: hitsShown, facets: false }
  const page = await findPage(searching, input, {}, { ...readerOf(context.search, of, language), phrases })
  const { total, ids, meanings, corrected, relaxed } = page
  const equivalents = phrases.read(corrected ?? text, language).flatMap((span) => span.equivalents)
  return {
    total,
    hits: await hitsOf(context, of, ids),
    understood: meaningsFor(meanings, context.locale),
    equivalents: [...new Set(equivalents)].slice(0, equivalentsShown),
    corrected: corrected ?? null,
    relaxed: relaxed ?? false,
  }
}

async function hitsOf(context: Context, of: Trial['of'], ids: readonly string[]): Promise<TrialHit[]> {
  if (of === 'business') {
    const cards = await businessCards(context, ids)
    return ids.flatMap((id) => {
      const card = cards.get(id)
      if (!card) return []
      const { general, contactInfo, key } = card
      return [{ id, key, businessID: id, name: general.companyName, note: contactInfo.country.countryName }]
    })
  }
  const cards = await productCards(context, ids)
  return ids.flatMap((id) => {
    const card = cards.get(id)
    if (!card) return []
    const { key, name, businessProfile } = card
    const { businessID, general } = businessProfile
    return [{ id, key, businessID, name, note: general.companyName }]
  })
}

// Trial of a synonym draft. Nothing is stored.
import pLimit from 'p-limit'
import type { Locale } from '#contract/foundation/locales.ts'
import type { TrialHit, TrialResult } from '#contract/discovery/synonyms/synonyms.ts'
import { Refusal } from '#kit/refusal.ts'
import { businessCards } from '#api/identity/businesses/lookup.ts'
import type { Asking, Context, PhraseDraft } from '#api/foundation/context.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import { findPage } from './result-page.ts'
import { meaningsFor, readerOf } from './understanding.ts'

type Trial = { text: string; of: 'business' | 'product'; language: Locale; draft?: PhraseDraft | undefined }

const hitsShown = 10
const equivalentsShown = 24
const waitingMost = 4
const retryAfter = 2 // seconds

const oneByOne = pLimit(1)

export async function trySearch(
  context: Context,
  trial: Trial,
): Promise<{ now: TrialResult; after: TrialResult | null }> {
  if (oneByOne.pendingCount >= waitingMost)
    throw new Refusal('TooManyRequests', 'Too many trials at once', { retryAfter })
  return oneByOne(async () => {
    const { search, eventLog } = context
    const { draft } = trial
    await eventLog.catchUp()
    const now = await resultOf(context, trial, search)
    return { now, after: draft ? await resultOf(context, trial, search.withDraft(draft)) : null }
  })
}

async function resultOf(context: Context, { text, of, language }: Trial, asking: Asking): Promise<TrialResult> {
  const input = { textQuery: text, skip: 0, size: hitsShown, facets: false }
  const page = await findPage(readerOf(asking, of, language), input)
  const { total, ids, meanings, corrected, relaxed } = page
  const { concepts } = await asking.questionOf(corrected ?? text, { language, kind: of })
  const equivalents = concepts.flatMap((concept) => concept.equivalents)
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

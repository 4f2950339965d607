// Suggestions by name.
import type { SuggestQuery, Vocabulary } from '../backend.ts'
import { nameTier } from '../query/suggest.ts'
import { EXACT_BOOST, TIER } from '../query/scores.ts'
import type { Plan } from '../query/query-plan.ts'
import type { Kind } from '../schema.ts'
import { exactHash } from '../segments/exact-hash.ts'
import { allOf, anyOf, matchedSlot, none, points, scoredSlot, type SlotTexts } from './clauses.ts'
import { type FoundHit, Hits } from './hits.ts'
import { QuestionPlanner } from './question.ts'
import type { Clause } from './send.ts'
import type { WordSource } from './words.ts'

const CANDIDATES = 64
const TEXT_MOST = 100

type SearchTarget = { kind: Kind; source: WordSource; documents: number; vocabulary: Vocabulary }

export async function suggestNames(searched: SearchTarget, { text: typed, size }: SuggestQuery): Promise<string[]> {
  const { kind, source, documents, vocabulary } = searched
  const text = typed.slice(0, TEXT_MOST)
  const planner = new QuestionPlanner(kind, source, documents, vocabulary)
  const words = { words: planner.words.dictionary, open: planner.words.open }
  const hash = exactHash(typed)
  const exact = hash === undefined ? none : { term: { exact: String(hash) } }
  let plan = await planner.planTyped(text, false)
  if (plan.slots.length === 0) return []
  let found = await named(source, plan, words, exact)
  if (found.length === 0) {
    plan = await planner.planTyped(text, true)
    found = await named(source, plan, words, none)
  }
  const hits = new Hits(kind, planner.lexicon, found, true)
  const placed = hits.hits.map((hit, place) => ({ hit, place, tier: nameTier(plan, hits.segment, hit.doc) }))
  placed.sort((a, b) => b.tier - a.tier || a.place - b.place)
  const best = placed.filter(({ tier, hit }) => tier > 0 || hit.score >= EXACT_BOOST)
  return (best.length > 0 ? best : placed).slice(0, size).map(({ hit }) => hits.of(hit).id)
}

/** A one-letter prefix has too many documents to rank. */
async function named(source: WordSource, plan: Plan, words: SlotTexts, exact: Clause): Promise<FoundHit[]> {
  const matches = plan.slots.map((slot) => matchedSlot(slot, words))
  const inNames = plan.slots.map((slot) => {
    const texts = slot.alternatives.map(({ word }) => words.words.text(word))
    const open = [...words.open].map((prefix): Clause => ({ prefix: { names: prefix } }))
    return anyOf([{ terms: { names: texts } }, ...(slot === plan.slots.at(-1) ? open : [])])
  })
  const body = {
    query: {
      bool: {
        filter: [anyOf([allOf(matches), exact])],
        should: [
          ...plan.slots.map((slot) => scoredSlot(slot, words)),
          points(allOf(inNames), TIER),
          points(exact, EXACT_BOOST),
        ],
      },
    },
    size: CANDIDATES,
    track_total_hits: false,
    track_scores: true,
    sort: [{ _score: 'desc' }, { verified: 'desc' }, { registered: 'desc' }, { id: 'asc' }],
    _source: ['document'],
  }
  const { hits } = await source.send({ method: 'POST', path: `/${source.documents}/_search`, body })
  type Answer = { _score: number; _source: Pick<FoundHit, 'document'> }
  return hits.hits.map(({ _score, _source: { document } }: Answer) => ({ id: document.id, score: _score, document }))
}

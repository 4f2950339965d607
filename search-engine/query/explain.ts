// Reasons of a hit.
import type { Reasons, SearchQuery, WordReason } from '../documents.ts'
import { type Kind, limits, shownFields, type ShownField } from '../schema.ts'
import { idOf } from '../segments/columns.ts'
import { type ExactCandidate, hashOfText } from '../segments/exact-hash.ts'
import type { Posting, SegmentReader } from '../segments/segment-reader.ts'
import { editDistance, setTarget } from './name-distance.ts'
import type { Alternative, IndexStatistics, Plan, Slot } from './query-plan.ts'
import { type ForcedMatch, TIER, UNIT_SCORE, WEIGHT_SUM } from './scores.ts'
import { saysThing } from './company-things.ts'
import { type CompiledThing, type Level, OWN_TYPE } from './thing-matches.ts'
import type { Hit } from './top-hits.ts'
import { type CompiledWishes, PARTIAL_FIT } from './wishes.ts'
import { WordForms } from './word-forms.ts'

export type Execution = {
  kind: Kind
  query: SearchQuery
  name: string
  segments: SegmentReader[]
  statistics: IndexStatistics
  plan: Plan
  forced: ForcedMatch[]
  candidates: ExactCandidate[]
  wishes: CompiledWishes
  thing: CompiledThing | undefined
  isLoose: boolean
  level: Level
}

export function reasonsOf(execution: Execution, hits: readonly Hit[]): Reasons[] {
  const explainer = new Explainer(execution)
  return hits.map((hit) => explainer.explain(hit))
}

class Explainer {
  #execution: Execution
  #forms: WordForms
  #chosen: Map<string, number>

  constructor(execution: Execution) {
    this.#execution = execution
    this.#forms = new WordForms(execution.query, execution.statistics.words)
    this.#chosen = new Map(execution.wishes.chosen?.map(({ id, points }) => [id, points]))
  }

  explain({ segment: number, doc, score }: Hit): Reasons {
    const { query, plan, segments } = this.#execution
    const segment = segments[number]!
    const slots = plan.slots.map((slot) => ({ slot, reason: this.#word(slot, segment, doc) }))
    const words = slots.flatMap(({ reason }) => reason ?? [])
    const missing = slots.filter(({ reason }) => !reason).map(({ slot }) => this.#forms.shown(slot.text))
    const exact = this.#exact(segment, doc)
    const distance = this.#distance(segment, doc)
    const tier = this.#tier(missing.length, exact)
    const thing = this.#thing(segment, doc)
    const bonuses = tier === 'browsed' ? [] : this.#bonuses(segment, doc)
    if (thing.length === 0 && !exact) bonuses.push(...this.#mention([...words, ...bonuses], score % TIER))
    return {
      tier,
      ...(exact && { exact }),
      words,
      missing,
      thing,
      wishes: this.#wishes(segment, doc),
      bonuses,
      ...(distance !== undefined && { distance }),
      verified: segment.columns.verified[doc] === 1,
      order: query.sort === 'newest' ? ['newest'] : ['verified', 'newest'],
    }
  }

  #tier(missing: number, exact: Reasons['exact']): Reasons['tier'] {
    const { plan, query, forced } = this.#execution
    if (exact) return exact.corrected === undefined ? 'exact' : 'near'
    if (query.members) return 'members'
    if (plan.slots.length === 0 && forced.length === 0) return 'browsed'
    return missing === 0 ? 'all' : 'relaxed'
  }

  #word(slot: Slot, segment: SegmentReader, doc: number): WordReason | undefined {
    let best: { alternative: Alternative; points: number; postings: Posting[] } | undefined
    for (const alternative of slot.alternatives) {
      const postings = postingsOf(alternative, segment, doc)
      if (!postings) continue
      const weight = Math.max(1, Math.round(slot.weight * alternative.boost))
      const points = Math.imul(weight, meanImpact(postings))
      if (!best || points > best.points) best = { alternative, points, postings }
    }
    if (!best) return undefined
    const { alternative, points, postings } = best
    const every = postings.reduce((bits, { fields }) => bits & fields, 0xff)
    const bits = every === 0 ? postings.reduce((all, { fields }) => all | fields, 0) : every
    return {
      text: this.#forms.shown(slot.text),
      ...this.#forms.of(slot, alternative, postings[0]!.word),
      fields: this.#fields(bits),
      weight: slot.weight / WEIGHT_SUM,
      points: points / UNIT_SCORE,
    }
  }

  #fields(bits: number): ShownField[] {
    const names: readonly ShownField[] = shownFields[this.#execution.kind]
    return names.filter((_, bit) => (bits & (1 << bit)) !== 0)
  }

  #exact(segment: SegmentReader, doc: number): Reasons['exact'] {
    const { forced, candidates } = this.#execution
    const hits: number[] = []
    for (const { hash } of forced) {
      if (hash === undefined) continue
      hits.length = 0
      segment.findExact(hash, hits)
      if (!hits.includes(doc)) continue
      const corrected = candidates.find((candidate) => candidate.hash === hash)?.text
      const by = this.#isName(segment, doc, hash) ? 'name' : 'code'
      return { by, ...(corrected !== undefined && { corrected }) }
    }
    return undefined
  }

  #isName({ columns: { names, nameStarts } }: SegmentReader, doc: number, hash: number): boolean {
    const { words } = this.#execution.statistics
    const numbers = names.subarray(nameStarts[doc], nameStarts[doc + 1])
    const texts = [...numbers].map((word) => {
      const text = words.text(word)
      return text.length === 2 && text.charCodeAt(0) >= FIRST_HAN ? text[0]! : text
    })
    return numbers.length >= limits.nameWords || hashOfText(texts.join('')) === hash
  }

  #thing(segment: SegmentReader, doc: number): Reasons['thing'] {
    const { thing } = this.#execution
    if (!thing) return []
    const { names, nameStarts } = segment.columns
    let mask = 0
    for (const word of names.subarray(nameStarts[doc], nameStarts[doc + 1])) {
      if (thing.qualifiers.has(word)) break
      mask |= thing.bits.get(word) ?? 0
    }
    const leastImpact = thing.isOfCompanies ? 1 : OWN_TYPE
    const isType = (word: number): boolean => (impactOf(segment, doc, word) ?? 0) >= leastImpact
    const isMember = (word: number): boolean => impactOf(segment, doc, word) !== undefined
    return [
      ...(thing.words.some(isType) ? ['type' as const] : []),
      ...(thing.members.some(isMember) ? ['category' as const] : []),
      ...(!thing.isOfCompanies && thing.names.some((name) => (mask & name) === name) ? ['name' as const] : []),
      ...(thing.isOfCompanies && saysThing(segment, doc, thing) ? ['text' as const] : []),
    ]
  }

  #mention(given: readonly { points: number }[], score: number): Reasons['bonuses'] {
    const { thing, level } = this.#execution
    if (!thing || level === 'strict') return []
    const points = score / UNIT_SCORE - given.reduce((sum, one) => sum + one.points, 0)
    return points < -1e-9 ? [{ by: 'mention', points }] : []
  }

  #wishes({ facetRows, rowOf }: SegmentReader, doc: number): Reasons['wishes'] {
    return this.#execution.wishes.facets.map(({ field, wanted }) => ({
      kind: field === 'country' ? ('place' as const) : ('role' as const),
      isMet: wanted[facetRows[field as 'country'][rowOf[doc]!]!] === 1,
    }))
  }

  #bonuses(segment: SegmentReader, doc: number): Reasons['bonuses'] {
    const { bonuses, facets } = this.#execution.wishes
    const found: Reasons['bonuses'] = bonuses.flatMap(({ by, words, points }) => {
      const best = Math.max(0, ...words.map((word) => impactOf(segment, doc, word) ?? 0))
      const value = Math.round((points * best) / 65_535)
      return value > 0 ? [{ by, points: value / UNIT_SCORE }] : []
    })
    const chosen = this.#chosen.size > 0 ? this.#chosen.get(idOf(segment.columns, doc)) : undefined
    if (chosen) found.push({ by: 'chosen', points: chosen / UNIT_SCORE })
    const met = this.#wishes(segment, doc).filter(({ isMet }) => isMet).length
    if (met > 0 && met < facets.length) found.push({ by: 'wishes', points: (met * PARTIAL_FIT) / UNIT_SCORE })
    return found
  }

  #distance(segment: SegmentReader, doc: number): number | undefined {
    const { isLoose, name, statistics } = this.#execution
    const length = isLoose ? setTarget(name) : 0
    if (length === 0) return undefined
    const most = Math.min(12, Math.max(1, Math.floor(length / 4)))
    const distance = editDistance(statistics.words, segment, doc, most)
    return distance > most ? undefined : distance
  }
}

const FIRST_HAN = 0x2e80

function postingsOf({ word, to, also }: Alternative, segment: SegmentReader, doc: number): Posting[] | undefined {
  if (to !== undefined) {
    const inRange = segment.postingsOf(doc, word, to)
    return inRange.length > 0 ? [inRange.reduce((a, b) => (b.impact > a.impact ? b : a))] : undefined
  }
  const found = [word, ...(also ?? [])].map((one) => segment.postingsOf(doc, one, one + 1)[0])
  return found.includes(undefined) ? undefined : (found as Posting[])
}

function meanImpact(postings: readonly Posting[]): number {
  if (postings.length === 1) return postings[0]!.impact
  return postings.reduce((sum, { impact }) => sum + Math.floor(impact / postings.length), 0)
}

function impactOf(segment: SegmentReader, doc: number, word: number): number | undefined {
  return segment.postingsOf(doc, word, word + 1)[0]?.impact
}

// A question, planned.
import type { Vocabulary } from '../backend.ts'
import type { SearchQuery } from '../documents.ts'
import { compileExclusions, compileWishes, forcedOf, membersOf } from '../query/compile.ts'
import type { CompiledExclusion } from '../query/exclude.ts'
import { partsOf } from '../query/query-parts.ts'
import { type IndexStatistics, type Plan, planQuery } from '../query/query-plan.ts'
import type { ForcedMatch } from '../query/scores.ts'
import { type CompiledThing, compileThing } from '../query/thing-matches.ts'
import type { CompiledWishes } from '../query/wishes.ts'
import { type Kind, limits } from '../schema.ts'
import { type ExactCandidate, exactCandidates } from '../segments/exact-hash.ts'
import { emptyLexicon, type Lexicon } from '../segments/lexicon.ts'
import { emptyState } from '../segments/index-writer.ts'
import type { IndexState } from '../segments/index-state.ts'
import { trustedWords } from '../trusted-words.ts'
import { QuestionWords, type WordSource } from './words.ts'

export type PlannedQuestion = {
  plan: Plan
  forced: ForcedMatch[]
  wishes: CompiledWishes
  thing: CompiledThing | undefined
  exclusions: CompiledExclusion[]
}

export class QuestionPlanner {
  readonly words: QuestionWords
  readonly lexicon: Lexicon
  readonly statistics: IndexStatistics
  readonly #state: IndexState

  constructor(kind: Kind, source: WordSource, documents: number, vocabulary: Vocabulary) {
    this.words = new QuestionWords(source)
    this.lexicon = { ...emptyLexicon(), words: this.words.dictionary }
    this.#state = { ...emptyState(kind), lexicon: this.lexicon }
    this.statistics = {
      words: this.words.dictionary,
      documents,
      frequency: (word) => this.words.frequency(word),
      fuzzyMatches: (text, max) => this.words.fuzzyMatches(text, max),
      ...trustedWords(vocabulary, { knows: (word) => this.words.isElsewhere(word) }),
    }
  }

  plan(query: SearchQuery, name: string): Promise<PlannedQuestion> {
    const { lexicon } = this
    for (const id of query.thing?.industries ?? []) lexicon.industry.internText(id)
    for (const field of ['businessType', 'country'] as const)
      for (const value of query.wishes?.[field] ?? []) lexicon[field].internText(value)
    const text = query.text.slice(0, limits.queryText)
    for (const { amount } of query.exactly ? [] : partsOf(text)) if (amount !== undefined) this.words.askAmount(amount)
    return this.words.settled(() => ({
      plan: planQuery(text, this.statistics, { concepts: query.concepts, exactly: query.exactly }),
      forced: query.members ? membersOf(this.#state, query.members) : forcedOf(name),
      wishes: compileWishes(this.#state, query),
      thing: query.exactly ? undefined : compileThing(lexicon, this.#state.kind, query),
      exclusions: compileExclusions(this.#state, query),
    }))
  }

  planTyped(text: string, isLenient: boolean): Promise<Plan> {
    const { statistics } = this
    const frequent = (word: number): number => {
      const count = statistics.frequency(word)
      return count < limits.rareWord ? 0 : count
    }
    const used = isLenient ? { ...statistics, isKnown: () => false, frequency: frequent } : statistics
    const last = partsOf(text).at(-1)?.fuzzyText
    if (isLenient && last) this.words.askAlmost(last)
    return this.words.settled(() => planQuery(text, used, { typing: true }))
  }

  candidates(name: string, unknown: Set<string>): Promise<ExactCandidate[]> {
    return this.words.settled(() => exactCandidates(name, unknown, this.statistics))
  }

  settled<T>(work: () => T): Promise<T> {
    return this.words.settled(work)
  }
}

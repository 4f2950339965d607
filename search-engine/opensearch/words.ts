// Words of one question.
import { baseUnits } from '../text/units.ts'
import { nearRange } from '../query/near-amounts.ts'
import { type FuzzyMatch, fuzzyMatches } from '../query/fuzzy.ts'
import { WordDictionary } from '../segments/word-dictionary.ts'
import { IMPACT_MARK } from './stored.ts'
import type { Clause, Json, OpenSearchSend } from './send.ts'

const PREFIX_WORDS = 400
const NEAR_WORDS = 300
const AMOUNTS = 200
const AMOUNT = /^(\d+(?:\.\d+)?)([a-z]+)$/
const ROUNDS = 8

/** `others` has the documents of the other kind. */
export type WordSource = { send: OpenSearchSend; documents: string; words: string; others: string }

class AskedWords extends WordDictionary {
  readonly known = new Map<string, number>()
  readonly asked = new Set<string>()
  readonly begun = new Set<string>()

  override findText(text: string): number {
    if (!this.known.has(text)) this.asked.add(text)
    return super.findText(text)
  }

  override prefixRange(prefix: string): ReturnType<WordDictionary['prefixRange']> {
    this.begun.add(prefix)
    return super.prefixRange(prefix)
  }
}

export class QuestionWords {
  readonly dictionary: WordDictionary
  readonly #words = new AskedWords()
  readonly #source: WordSource
  readonly #frequencies = new Map<number, number>()
  readonly #elsewhere = new Set<string>()
  readonly #found = new Set<string>()
  readonly #near = new Map<string, Clause>()
  /** Prefixes of more words than were read. */
  readonly open = new Set<string>()

  constructor(source: WordSource) {
    this.#source = source
    this.dictionary = this.#words
  }

  frequency(word: number): number {
    return this.#frequencies.get(word) ?? 0
  }

  isElsewhere(word: string): boolean {
    if (!this.#words.known.has(word)) this.#words.asked.add(word)
    return this.#elsewhere.has(word)
  }

  fuzzyMatches(text: string, max: number): FuzzyMatch[] {
    this.#near.set(`~${max}${text}`, { fuzzy: { word: { value: text, fuzziness: max, max_expansions: 1000 } } })
    return fuzzyMatches(this.#words, text, max)
  }

  askAlmost(text: string): void {
    const patterns = new Set<string>()
    const letters = [...text].map((letter) => (/[*?\\]/.test(letter) ? `\\${letter}` : letter))
    const joined = (...parts: (string | undefined)[]): void => void patterns.add(`${parts.join('')}*`)
    for (let at = 0; at <= letters.length; at++) {
      const [before, after] = [letters.slice(0, at).join(''), letters.slice(at + 1).join('')]
      joined(before, '?', letters.slice(at).join(''))
      if (at === letters.length) continue
      joined(before, after)
      joined(before, '?', after)
      if (at + 1 < letters.length) joined(before, letters[at + 1], letters[at], letters.slice(at + 2).join(''))
    }
    const should = [...patterns].map((value) => ({ wildcard: { word: { value } } }))
    this.#near.set(`?${text}`, { bool: { should } })
  }

  askAmount(text: string): void {
    const [, number, unit] = AMOUNT.exec(text) ?? []
    if (unit === undefined || !baseUnits.has(unit)) return
    const { least, most } = nearRange(Number(number), unit)
    this.#near.set(`=${text}`, {
      bool: { filter: [{ term: { unit } }, { range: { amount: { gte: least, lte: most } } }] },
    })
  }

  async settled<T>(work: () => T): Promise<T> {
    for (let round = 0; ; round++) {
      const result = work()
      if (round === ROUNDS || !(await this.#answer())) return result
    }
  }

  async #answer(): Promise<boolean> {
    const { asked, begun, known } = this.#words
    const clauses = [...this.#near].filter(([key]) => !this.#found.has(key))
    const prefixes = [...begun].filter((prefix) => !this.#found.has(`^${prefix}`))
    const wanted = new Set([...asked].filter((text) => !known.has(text)))
    asked.clear()
    if (clauses.length + prefixes.length + wanted.size === 0) return false
    const searches: [string, Clause, number][] = [
      ...prefixes.map((value): [string, Clause, number] => [
        `^${value}`,
        { prefix: { word: { value } } },
        PREFIX_WORDS,
      ]),
      ...clauses.map(([key, clause]): [string, Clause, number] => [key, clause, key[0] === '=' ? AMOUNTS : NEAR_WORDS]),
    ]
    for (const word of await this.#search(searches)) if (!known.has(word)) wanted.add(word)
    if (wanted.size > 0) await this.#count([...wanted])
    return true
  }

  async #search(searches: readonly [string, Clause, number][]): Promise<string[]> {
    if (searches.length === 0) return []
    const lines = searches.flatMap(([, query, size]): Json[] => [
      { index: this.#source.words },
      {
        query: { constant_score: { filter: query } },
        size,
        sort: [{ length: 'asc' }, { word: 'asc' }],
        _source: false,
        docvalue_fields: ['word'],
      },
    ])
    const { responses } = await this.#source.send({ method: 'POST', path: '/_msearch', lines })
    return searches.flatMap(([key, , size], at) => {
      const { hits, error } = responses[at]
      if (error) throw new Error(`words: ${JSON.stringify(error).slice(0, 300)}`)
      this.#found.add(key)
      if (key[0] === '^' && hits.hits.length === size) this.open.add(key.slice(1))
      return hits.hits.map((hit: { fields: { word: [string] } }) => hit.fields.word[0])
    })
  }

  async #count(texts: readonly string[]): Promise<void> {
    const { documents, others } = this.#source
    const words = texts.filter((text) => text !== '' && !/\s/.test(text)).map((text) => text.toWellFormed())
    const doc = { words: words.map((word) => `${word}${IMPACT_MARK}1`).join(' ') }
    const options = {
      fields: ['words'],
      term_statistics: true,
      field_statistics: false,
      offsets: false,
      positions: false,
      payloads: false,
    }
    const docs = [documents, others].map((_index) => ({ _index, doc, ...options }))
    const answer =
      words.length === 0
        ? { docs: [] }
        : await this.#source.send({ method: 'POST', path: '/_mtermvectors', body: { docs } })
    type Terms = Record<string, { doc_freq?: number }>
    const [own = {}, elsewhere = {}]: Terms[] = answer.docs.map(
      (one: { term_vectors?: { words?: { terms: Terms } }; error?: unknown }) => {
        if (one.error) throw new Error(`words: ${JSON.stringify(one.error).slice(0, 300)}`)
        return one.term_vectors?.words?.terms ?? {}
      },
    )
    const isGone = await this.#gone({ [documents]: own, [others]: elsewhere })
    for (const text of texts) {
      const frequency = isGone.has(`${documents} ${text}`) ? 0 : (own[text]?.doc_freq ?? 0)
      this.#words.known.set(text, frequency)
      if (frequency > 0) this.#frequencies.set(this.#words.internText(text), frequency)
      if ((elsewhere[text]?.doc_freq ?? 0) > 0 && !isGone.has(`${others} ${text}`)) this.#elsewhere.add(text)
    }
  }

  /** Frequencies count removed documents until segments are merged. */
  async #gone(counted: Record<string, Record<string, { doc_freq?: number }>>): Promise<Set<string>> {
    const { send } = this.#source
    const doubtful: { index: string; word: string }[] = []
    for (const [index, terms] of Object.entries(counted)) {
      const words = Object.keys(terms).filter((word) => (terms[word]!.doc_freq ?? 0) > 0)
      if (words.length === 0) continue
      const { _all: stats } = await send({ method: 'GET', path: `/${index}/_stats/docs` })
      const removed: number = stats.total.docs.deleted
      for (const word of words) if (terms[word]!.doc_freq! <= removed) doubtful.push({ index, word })
    }
    if (doubtful.length === 0) return new Set()
    const lines = doubtful.flatMap(({ index, word }): Json[] => [
      { index },
      { size: 0, terminate_after: 1, query: { term: { words: word } } },
    ])
    const { responses } = await send({ method: 'POST', path: '/_msearch', lines })
    const gone = doubtful.filter((_, at) => {
      const { hits, error } = responses[at]
      if (error) throw new Error(`words: ${JSON.stringify(error).slice(0, 300)}`)
      return hits.total.value === 0
    })
    return new Set(gone.map(({ index, word }) => `${index} ${word}`))
  }
}

export function storedWord(word: string): Json {
  const [, number, unit] = AMOUNT.exec(word) ?? []
  const isAmount = unit !== undefined && baseUnits.has(unit)
  return { word, length: word.length, ...(isAmount && { unit, amount: Number(number) }) }
}

// Phrase dictionary in seven languages; the host adds phrases. Example: 'fabricante de válvulas de bola en Italia' has
// the role MA, the product 'válvulas de bola' with equivalents like 'ball valve', and the place IT.
import { setImmediate } from 'node:timers/promises'
import { bundledRows, makerNames, ownFiles, weakFiles } from './data.ts'
import { Compounds } from './compounds.ts'
import { eachCountry, namesPlace } from './places.ts'
import { slipsOf } from './slips.ts'
import { cover, type Candidate } from './cover.ts'
import { addText, addWord, type Hash, hashOf, PhraseTable, startHash } from './phrase-table.ts'
import { wordsOfNameMost } from './own-phrases.ts'
import { namesIn, parseRow, type Phrase, rowOf } from './rows.ts'
import { keptBy } from './kept.ts'
import { functionWords, type QueryLanguage, queryLanguages, stem, stemsOf } from './stems.ts'
import { withParts } from './compound-names.ts'
import { equivalentsOf, preferred, type Reading, readingOf, significant } from './readings.ts'
import { keptWordsOf, type Word, wordsOf } from './words.ts'

export { BadPhrase, parsePhrases, phraseProblems, type PhraseProblem } from './own-phrases.ts'
export type { Names, Phrase, PhraseKind } from './rows.ts'
export type { Language, QueryLanguage } from './stems.ts'

export type Span = {
  /** UTF-16 units. */
  start: number
  end: number
  text: string
  /** "drive" is a category and a synonym of inverter. */
  readings: Phrase[]
  equivalents: string[]
}

const JOINED = queryLanguages.length
const PLACE_WORD = JOINED + 1
const ANY_WORD = JOINED + 2
const HAN = queryLanguages.indexOf('zh')
const GERMAN = queryLanguages.indexOf('de')
const MAX_PARSED = 4000
const TABLE_KEYS = 1 << 16
const OWN_KEYS = 1 << 8
const ROWS_AT_ONCE = 100 // about 3 ms

const wordKeysOf = keptBy(4000, (text) =>
  stemsOf(text).map((stemmed, l) => (functionWords[l]!.has(text) ? undefined : hashOf(stemmed))),
)

export class PhraseDictionary {
  #table: PhraseTable
  #base: PhraseDictionary | undefined
  #rows: string[] = []
  #parsed = new Map<number, Reading>()
  #hash: Hash = { a: 0, b: 0 }
  #given: Iterable<Phrase> | undefined
  #slips = new Set<string>()
  #compounds = new Compounds((word) => {
    if (!this.#has(this.#wordHash(word, GERMAN, GERMAN))) return []
    return this.#rowsAt(this.#hash).map((row) => this.#reading(row).phrase)
  })

  /** Built at first use, in half a second. */
  constructor(given: Iterable<Phrase> = [], base?: PhraseDictionary) {
    this.#given = given
    this.#base = base
    this.#table = new PhraseTable(base ? OWN_KEYS : TABLE_KEYS)
  }

  /** Builds in short steps that yield to other work. */
  static async create(given: Iterable<Phrase>): Promise<PhraseDictionary> {
    const dictionary = new PhraseDictionary(given)
    for (const _ of dictionary.#buildSteps(given)) await setImmediate()
    dictionary.#given = undefined
    return dictionary
  }

  /** Costs only the operator's phrases. */
  extended(own: Iterable<Phrase>): PhraseDictionary {
    return new PhraseDictionary(own, this)
  }

  *#buildSteps(given: Iterable<Phrase>): Generator<void> {
    let added = 0
    if (this.#base) {
      this.#base.#ready()
      for (const phrase of given) this.#add(rowOf(phrase), phrase)
      return
    }
    for (const { text } of makerNames().flatMap(wordsOf)) {
      this.#table.add(this.#wordHash(text, 0, PLACE_WORD), 0)
      for (const slip of slipsOf(text)) this.#slips.add(slip)
    }
    const bundled = function* (files: readonly string[]): Generator<Phrase> {
      for (const row of bundledRows(files)) yield* eachCountry(parseRow(row))
    }
    const isPlace = ({ kind }: Phrase): boolean => kind === 'place'
    const all = withParts(given)
    const [things, places] = [all.filter((phrase) => !isPlace(phrase)), all.filter(isPlace)]
    for (const phrases of [bundled(ownFiles), things, bundled(weakFiles), places])
      for (const phrase of phrases) {
        if (phrases !== places || !this.#isThing(phrase)) this.#add(rowOf(phrase), phrase)
        if (++added % ROWS_AT_ONCE === 0) yield
      }
  }

  #ready(): void {
    if (!this.#given) return
    for (const _ of this.#buildSteps(this.#given));
    this.#given = undefined
  }

  get #firstRow(): number {
    return this.#base?.size ?? 0
  }

  #has(hash: Hash): boolean {
    return this.#table.has(hash) || (this.#base !== undefined && this.#base.#has(hash))
  }

  #goesOn(hash: Hash): boolean {
    return this.#table.goesOn(hash) || (this.#base !== undefined && this.#base.#goesOn(hash))
  }

  #rowsAt(hash: Hash): number[] {
    const rows = this.#table.rows(hash)
    return this.#base ? [...this.#base.#rowsAt(hash), ...rows] : rows
  }

  #row(row: number): string {
    return row < this.#firstRow ? this.#base!.#row(row) : this.#rows[row - this.#firstRow]!
  }

  /** Things like "Central" or "Pará"; a country is always known. */
  #isThing({ kind, reference, names }: Phrase): boolean {
    if (kind !== 'place' || reference.length === 2) return false
    const words = wordsOf(names.en[0] ?? '')
    return words.length === 1 && this.#knowsWord(words[0]!.text, ANY_WORD)
  }

  get size(): number {
    this.#ready()
    return this.#firstRow + this.#rows.length
  }

  memory(): number {
    this.#ready()
    return this.#table.memory() + this.#rows.reduce((sum, row) => sum + 2 * row.length + 24, 0)
  }

  /** Most words, fewest phrases. Ambiguous words follow the rest of the text, then `language`. */
  read(text: string, language?: QueryLanguage): Span[] {
    return this.reader(text, language)()
  }

  /** Reads once: each call chooses anew among the phrases outside of the ranges. */
  reader(text: string, language?: QueryLanguage): (without?: readonly { start: number; end: number }[]) => Span[] {
    this.#ready()
    const words = keptWordsOf(text).flatMap((word) => this.#compounds.apart(word))
    const candidates = this.#candidates(words)
    const composed = this.#addCompounds(words, candidates)
    const hint = language === undefined ? -1 : queryLanguages.indexOf(language)
    const made = new Map<string, Span>()
    const spanOf = (from: number, to: number, rows: readonly number[]): Span => {
      const key = `${from} ${to} ${rows.join(' ')}`
      const known = made.get(key)
      if (known) return known
      const start = words[from]!.start
      const end = words[to - 1]!.end
      const each = rows.length > 1 ? [...new Set(rows)].sort((a, b) => a - b) : rows
      const readings = preferred(each.map((row) => (row < 0 ? composed[from]! : this.#reading(row))))
      const span = {
        start,
        end,
        text: text.slice(start, end),
        readings: readings.map(({ phrase }) => phrase),
        equivalents: equivalentsOf(readings, words.slice(from, to), text.slice(start, end)),
      }
      made.set(key, span)
      return span
    }
    return (without = []) => {
      const isOutside = ({ from, to }: Candidate): boolean =>
        !without.some(({ start, end }) => words[from]!.start < end && words[to - 1]!.end > start)
      const left = without.length > 0 ? candidates.filter(isOutside) : candidates
      return cover(words, left, hint).map(({ from, to, rows }) => spanOf(from, to, rows))
    }
  }

  knows(word: string): boolean {
    this.#ready()
    const words = wordsOf(word)
    const isKnown = ({ text }: Word): boolean => this.#knowsWord(text, ANY_WORD) || this.#knowsWord(text, PLACE_WORD)
    return words.length > 0 && words.every(isKnown)
  }

  isSlip(word: string): boolean {
    return this.#base?.isSlip(word) ?? this.#slips.has(word)
  }

  #knowsWord(text: string, space: number): boolean {
    return queryLanguages.some((_, l) => functionWords[l]!.has(text) || this.#has(this.#wordHash(text, l, space)))
  }

  segment(text: string): string[] {
    this.#ready()
    const words = wordsOf(text)
    const pieces: string[] = []
    let end = 0
    const rest = (to: number): void => {
      const piece = text.slice(end, to).trim()
      if (piece !== '') pieces.push(piece)
    }
    for (const { from, to } of cover(words, this.#candidates(words), HAN)) {
      rest(words[from]!.start)
      end = words[to - 1]!.end
      pieces.push(text.slice(words[from]!.start, end))
    }
    rest(text.length)
    return pieces
  }

  #add(row: string, phrase: Phrase): void {
    const number = this.#firstRow + this.#rows.push(row) - 1
    queryLanguages.forEach((language, l) => {
      for (const name of namesIn(phrase.names, language))
        this.#addName(wordsOf(name), l, number, phrase.kind === 'place' ? PLACE_WORD : ANY_WORD)
    })
  }

  #addName(all: Word[], l: number, row: number, space: number): void {
    for (const { text } of all) {
      const hash = this.#wordHash(text, l, space)
      if (!this.#has(hash)) this.#table.add(hash, row)
    }
    const words = significant(all, l)
    if (words.length === 0 || words.length > wordsOfNameMost) return
    const hash = startHash(l, this.#hash)
    words.forEach(({ text }, i) => {
      if (i > 0) this.#table.addStart(hash)
      addWord(hash, hashOf(stem(text, l)))
    })
    this.#table.add(hash, row)
    if (!words[0]!.isHan && l === 0 && words.length <= 3) this.#table.add(this.#joinedHash(all, 0, all.length), row)
  }

  /** "heat sink", "heat-sink" and "heatsink" have one hash. */
  #joinedHash(words: Word[], from: number, to: number): Hash {
    const hash = startHash(JOINED, this.#hash)
    for (let i = from; i < to; i++) addText(hash, i === to - 1 ? stem(words[i]!.text, 0) : words[i]!.text)
    return hash
  }

  #wordHash(text: string, l: number, space: number): Hash {
    const hash = startHash(space, this.#hash)
    addWord(hash, hashOf(stem(text, l)))
    return hash
  }

  #candidates(words: Word[]): Candidate[] {
    const candidates: Candidate[] = []
    const push = (from: number, to: number, language: number): void => {
      const rows = this.#rowsAt(this.#hash).filter((row) => this.#isMeant(row, words, from, to))
      const isNeutral = rows.every((row) => /^(?:unit|place)\t/.test(this.#row(row)))
      if (rows.length > 0) candidates.push({ from, to, language, rows, isNeutral })
    }
    const keys = words.map(({ text }) => wordKeysOf(text))
    for (let l = 0; l < queryLanguages.length; l++)
      for (let from = 0; from < words.length; from++) {
        if (!keys[from]![l]) continue
        const hash = startHash(l, this.#hash)
        for (let to = from, size = 0; to < words.length && size < wordsOfNameMost; to++) {
          const key = keys[to]![l]
          if (!key) continue
          addWord(hash, key)
          size++
          if (this.#has(hash)) push(from, to + 1, l)
          if (!this.#goesOn(hash)) break
        }
      }
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= words.length && to <= from + 3 && !words[to - 1]!.isHan; to++) {
        if (this.#has(this.#joinedHash(words, from, to))) push(from, to, 0)
      }
    }
    return candidates
  }

  /** Adds candidates of German compounds; row -1 is a name made of its parts. */
  #addCompounds(words: Word[], candidates: Candidate[]): Reading[] {
    const named = new Set(candidates.map(({ from }) => from))
    const made: Reading[] = []
    words.forEach((word, from) => {
      const composed = named.has(from) ? undefined : this.#compounds.composed(word.text)
      if (!composed) return
      const rows = composed.english.flatMap((name) => this.#rowsNamed(name))
      if (rows.length === 0) made[from] = readingOf(composed.phrase, false)
      candidates.push({ from, to: from + 1, language: GERMAN, rows: rows.length > 0 ? rows : [-1] })
    })
    return made
  }

  #rowsNamed(english: string): number[] {
    const hash = startHash(0, this.#hash)
    for (const { text } of significant(wordsOf(english), 0)) addWord(hash, hashOf(stem(text, 0)))
    return this.#has(hash) ? this.#rowsAt(hash).filter((row) => !this.#row(row).startsWith('place\t')) : []
  }

  /** Places do not inflect: `bore` is not Bor. */
  #isMeant(row: number, words: Word[], from: number, to: number): boolean {
    return !this.#row(row).startsWith('place\t') || namesPlace(this.#reading(row).phrase, words.slice(from, to))
  }

  #reading(row: number): Reading {
    if (row < this.#firstRow) return this.#base!.#reading(row)
    const known = this.#parsed.get(row)
    if (known) return known
    if (this.#parsed.size >= MAX_PARSED) this.#parsed.clear()
    const reading = readingOf(parseRow(this.#row(row)), this.#base !== undefined)
    this.#parsed.set(row, reading)
    return reading
  }
}

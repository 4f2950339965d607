// Phrase dictionary. 'fabricante de válvulas de bola en Italia': role (MA), product ('ball valve'), place (IT).
import { setImmediate } from 'node:timers/promises'
import { bundledRows, makerNames, ownFiles, weakFiles } from './data.ts'
import { apart, Compounds } from './compounds.ts'
import { eachCountry, namesPlace } from './places.ts'
import { slipsOf } from './slips.ts'
import { cover, type Candidate } from './cover.ts'
import { ANY_WORD, JOINED, joinedMost, PhraseRows, PLACE_WORD, wordHash } from './phrase-rows.ts'
import { addText, addWord, type Hash, hashOf, startHash } from './phrase-table.ts'
import { wordsOfNameMost } from './own-phrases.ts'
import { parseRow, type Phrase } from './rows.ts'
import { keptBy } from './kept.ts'
import { functionWords, languages, type QueryLanguage, queryLanguages, stemsOf } from './stems.ts'
import { isNamedBy, withParts } from './compound-names.ts'
import { equivalentsOf, preferred, type Reading, readingOf } from './readings.ts'
import { pack, unpack } from './saved.ts'
import { keptWordsOf, type Word, wordsOf } from './words.ts'

export { BadPhrase, parsePhrases, phraseProblems, type PhraseProblem } from './own-phrases.ts'
export { printOf } from './saved.ts'
export type { Names, Phrase, PhraseKind } from './rows.ts'
export type { Language, QueryLanguage } from './stems.ts'

export type Span = {
  /** UTF-16 units. */
  start: number
  end: number
  text: string
  readings: Phrase[]
  equivalents: string[]
}

const HAN = queryLanguages.indexOf('zh')
const GERMAN = queryLanguages.indexOf('de')
const keptMost = 4000
const ROWS_AT_ONCE = 100 // about 3 ms

/** Function words have none. */
const keysOf = (text: string): (Hash | undefined)[] =>
  stemsOf(text).map((stemmed, l) => (functionWords[l]!.has(text) ? undefined : hashOf(stemmed)))

type Start = Hash & { l: number; rows: number[]; goesOn: boolean }
type KnownWord = { keys: (Hash | undefined)[]; starts: Start[]; stem: string; roleAt: number }
type Meaning = Pick<Span, 'readings' | 'equivalents'>

export class PhraseDictionary {
  #rows: PhraseRows
  #base: PhraseDictionary | undefined
  #given: Iterable<Phrase> | undefined
  #slips = new Set<string>()
  #known = keptBy(keptMost, (text) => this.#wordOf(text))
  #namesakes = keptBy(keptMost, (row) => this.#rows.namesakes(Number(row)))
  #meanings = new Map<string, Meaning>()
  #compounds = new Compounds((word) => {
    const hash = wordHash(word, GERMAN, GERMAN)
    return this.#rows.has(hash) ? this.#rows.at(hash).map((row) => this.#rows.reading(row).phrase) : []
  })

  constructor(given: Iterable<Phrase> = [], base?: PhraseDictionary) {
    this.#given = given
    this.#base = base
    this.#rows = new PhraseRows()
  }

  static async create(given: Iterable<Phrase>): Promise<PhraseDictionary> {
    const dictionary = new PhraseDictionary(given)
    for (const _ of dictionary.#buildSteps(given)) await setImmediate()
    dictionary.#given = undefined
    return dictionary
  }

  static load(print: string, saved: Uint8Array): PhraseDictionary | undefined {
    const parts = unpack(print, saved)
    if (!parts) return undefined
    const dictionary = new PhraseDictionary()
    dictionary.#given = undefined
    dictionary.#rows = PhraseRows.from(parts)
    dictionary.#addSlips()
    return dictionary
  }

  save(print: string): Uint8Array {
    this.#ready()
    return pack(print, this.#rows.parts())
  }

  extended(own: Iterable<Phrase>): PhraseDictionary {
    return new PhraseDictionary(own, this)
  }

  *#buildSteps(given: Iterable<Phrase>): Generator<void> {
    let added = 0
    if (this.#base) {
      this.#base.#ready()
      this.#rows = new PhraseRows(this.#base.#rows)
      for (const phrase of given) this.#rows.add(phrase)
      return
    }
    for (const maker of this.#addSlips()) this.#rows.addMaker(maker)
    const bundled = function* (files: readonly string[]): Generator<Phrase> {
      for (const row of bundledRows(files)) yield* eachCountry(parseRow(row))
    }
    const isPlace = ({ kind }: Phrase): boolean => kind === 'place'
    const all = withParts(given)
    const [things, places] = [all.filter((phrase) => !isPlace(phrase)), all.filter(isPlace)]
    for (const phrases of [bundled(ownFiles), things, bundled(weakFiles), places])
      for (const phrase of phrases) {
        if (phrases !== places || !this.#isThing(phrase)) this.#rows.add(phrase)
        if (++added % ROWS_AT_ONCE === 0) yield
      }
  }

  #addSlips(): string[] {
    const makers = makerNames().flatMap((name) => wordsOf(name).map(({ text }) => text))
    for (const maker of makers) for (const slip of slipsOf(maker)) this.#slips.add(slip)
    return makers
  }

  #ready(): void {
    if (!this.#given) return
    for (const _ of this.#buildSteps(this.#given));
    this.#given = undefined
  }

  #isThing({ kind, reference, names }: Phrase): boolean {
    if (kind !== 'place' || reference.length === 2) return false
    const words = wordsOf(names.en[0] ?? '')
    return words.length === 1 && this.#rows.knowsWord(words[0]!.text, ANY_WORD)
  }

  get size(): number {
    this.#ready()
    return this.#rows.size
  }

  memory(): number {
    this.#ready()
    return this.#rows.memory()
  }

  /** Most words, fewest phrases. Ambiguous words follow the rest of the text, then `language`. */
  read(text: string, language?: QueryLanguage): Span[] {
    return this.reader(text, language)()
  }

  reader(text: string, language?: QueryLanguage): (without?: readonly { start: number; end: number }[]) => Span[] {
    this.#ready()
    const words = keptWordsOf(text).flatMap((word) => apart(word, this.#known(word.text).roleAt))
    const candidates = this.#candidates(words)
    const composed = this.#addCompounds(words, candidates)
    const hint = language === undefined ? -1 : queryLanguages.indexOf(language)
    const spanOf = (from: number, to: number, rows: readonly number[]): Span => {
      const start = words[from]!.start
      const end = words[to - 1]!.end
      const typed = text.slice(start, end)
      return { start, end, text: typed, ...this.#meaningOf(typed, words.slice(from, to), rows, composed[from]) }
    }
    return (without = []) => {
      const isOutside = ({ from, to }: Candidate): boolean =>
        !without.some(({ start, end }) => words[from]!.start < end && words[to - 1]!.end > start)
      const left = without.length > 0 ? candidates.filter(isOutside) : candidates
      return cover(words, left, hint).map(({ from, to, rows }) => spanOf(from, to, rows))
    }
  }

  #meaningOf(text: string, words: Word[], rows: readonly number[], composed: Reading | undefined): Meaning {
    const key = `${rows.join(' ')} ${text}`
    const known = this.#meanings.get(key)
    if (known) return known
    if (this.#meanings.size >= keptMost) this.#meanings.clear()
    const each = [...new Set(rows)].sort((a, b) => a - b)
    const all = each.map((row) => (row < 0 ? composed! : this.#rows.reading(row)))
    const named = all.filter(({ phrase }) => isNamedBy(text, phrase))
    const readings = preferred(named.length > 0 ? named : all, text)
    const meaning = {
      readings: readings.map(({ phrase }) => phrase),
      equivalents: equivalentsOf(readings, words, text),
    }
    this.#meanings.set(key, meaning)
    return meaning
  }

  knows(word: string): boolean {
    this.#ready()
    const words = wordsOf(word)
    const isKnown = ({ text }: Word): boolean =>
      this.#rows.knowsWord(text, ANY_WORD) || this.#rows.knowsWord(text, PLACE_WORD)
    return words.length > 0 && words.every(isKnown)
  }

  isSlip(word: string): boolean {
    return this.#base?.isSlip(word) ?? this.#slips.has(word)
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

  #wordOf(text: string): KnownWord {
    const keys = keysOf(text)
    const starts = keys.flatMap((key, l) => {
      if (!key) return []
      const hash = startHash(l)
      addWord(hash, key)
      const [rows, goesOn] = [this.#rows.has(hash) ? this.#rows.at(hash) : [], this.#rows.goesOn(hash)]
      return rows.length > 0 || goesOn ? [{ ...hash, l, rows, goesOn }] : []
    })
    return { keys, starts, stem: stemsOf(text)[0]!, roleAt: this.#compounds.roleStart(text) }
  }

  /** Categories have no French or Portuguese names: rows of the same English name have. */
  #withEnglish(rows: number[], language: number): number[] {
    if (language < languages.length || language === JOINED) return rows
    return [...new Set(rows.flatMap((row) => [row, ...this.#namesakes(String(row))]))]
  }

  #candidates(words: Word[]): Candidate[] {
    const candidates: Candidate[] = []
    const push = (from: number, to: number, language: number, found: number[]): void => {
      const rows = this.#withEnglish(found, language).filter((row) => this.#isMeant(row, words, from, to))
      const isNeutral = rows.every((row) => this.#rows.isNeutral(row))
      if (rows.length > 0) candidates.push({ from, to, language, rows, isNeutral })
    }
    const known = words.map(({ text }) => this.#known(text))
    for (let from = 0; from < words.length; from++) {
      for (const { l, a, b, rows, goesOn } of known[from]!.starts) {
        if (rows.length > 0) push(from, from + 1, l, rows)
        const hash = { a, b }
        let isOpen = goesOn
        for (let to = from + 1, size = 1; isOpen && to < words.length && size < wordsOfNameMost; to++) {
          const key = known[to]!.keys[l]
          if (!key) continue
          addWord(hash, key)
          size++
          if (this.#rows.has(hash)) push(from, to + 1, l, this.#rows.at(hash))
          isOpen = this.#rows.goesOn(hash)
        }
      }
      const joined = startHash(JOINED)
      for (let to = from; to < words.length && to < from + joinedMost && !words[to]!.isHan; to++) {
        const hash = { ...joined }
        addText(hash, known[to]!.stem)
        if (this.#rows.has(hash)) push(from, to + 1, 0, this.#rows.at(hash))
        addText(joined, words[to]!.text)
      }
    }
    return candidates
  }

  /** Row -1: a name made of its parts. */
  #addCompounds(words: Word[], candidates: Candidate[]): Reading[] {
    const named = new Set(candidates.map(({ from }) => from))
    const made: Reading[] = []
    words.forEach((word, from) => {
      const composed = named.has(from) ? undefined : this.#compounds.composed(word.text)
      if (!composed) return
      const rows = composed.english.flatMap((name) => this.#rows.named(name))
      if (rows.length === 0) made[from] = readingOf(composed.phrase, false)
      candidates.push({ from, to: from + 1, language: GERMAN, rows: rows.length > 0 ? rows : [-1] })
    })
    return made
  }

  /** Places do not inflect: `bore` is not Bor. */
  #isMeant(row: number, words: Word[], from: number, to: number): boolean {
    return !this.#rows.isPlace(row) || namesPlace(this.#rows.reading(row).phrase, words.slice(from, to))
  }
}

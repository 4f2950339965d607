// The phrase dictionary: finds the things, materials, trades, units, places and role words that a text names, in four languages, and gives
// each one's names in all of them. Pure: no SQL, no HTTP; the host adds its categories, places and own phrases at construction.
//
//   const phrases = new PhraseDictionary([...categories, ...places, ...parsePhrases(operatorsFile)])
//   phrases.read('fabricante de válvulas de bola en Italia')
//   // 'fabricante' role MA · 'válvulas de bola' product, equivalents 'ball valve', 'valvola a sfera', '球阀' … · 'Italia' place IT
//   phrases.knows('valvola')            // true: no typo
//   phrases.segment('不锈钢球阀')         // ['不锈钢', '球阀']
//   phrases.hanWordLengths(units, i, n)  // bits: lengths of the words that begin at a Chinese character, for indexing
import { bundledRows } from './data.ts'
import { namesPlace } from './places.ts'
import { cover, type Candidate } from './cover.ts'
import { addText, addUnit, type Hash, PhraseTable, startHash } from './phrase-table.ts'
import { parseRow, type Phrase, rowOf } from './rows.ts'
import { functionWords, type Language, languages, stem } from './stems.ts'
import { partsOfName } from './compound-names.ts'
import { type Word, wordsOf } from './words.ts'

export { BadPhrase, parsePhrases, type Names, type Phrase, type PhraseKind } from './rows.ts'
export type { Language } from './stems.ts'

/** A phrase found in a text. */
export type Span = {
  /** UTF-16 units of the text. */
  start: number
  end: number
  text: string
  /** Each meaning, at least one: "drive" is a category's name and a synonym of inverter. */
  readings: Phrase[]
  /** Other names of all readings, each once, to be added to the words. Up to 24. */
  equivalents: string[]
}

/** Key spaces of the table: four languages, joined words, words of places, words of other phrases. */
const JOINED = languages.length
const PLACE_WORD = JOINED + 1
const ANY_WORD = JOINED + 2
const MAX_LENGTH = 12 // words, or Chinese characters
const MAX_EQUIVALENTS = 24
const MAX_PARSED = 4000 // rows kept parsed
const SPACE = 32

export class PhraseDictionary {
  #table = new PhraseTable()
  #rows: string[] = []
  #parsed = new Map<number, Reading>()
  /** Length of the longest Chinese word by its first UTF-16 unit. */
  #hanLengths = new Uint8Array(65536)
  #hash: Hash = { a: 0, b: 0 }

  #given: Iterable<Phrase> | undefined

  /**
   * The bundled phrases and `given`; names of categories that list several things are also found by each of them. Built at the first
   * question, in a quarter of a second.
   */
  constructor(given: Iterable<Phrase> = []) {
    this.#given = given
  }

  #build(given: Iterable<Phrase>): void {
    this.#given = undefined
    for (const row of bundledRows()) this.#add(row, parseRow(row))
    const parts = new Map<string, number>()
    const nameOf = ({ names }: Phrase): string => names.en.join('|').toLowerCase()
    const every = [...given]
    const whole = new Set(every.map(nameOf))
    // "Pumps" is the category of that name, not also one of "Pumps, Sprays & Tubes".
    const all = every.flatMap((phrase) =>
      phrase.kind === 'category'
        ? partsOfName(phrase).filter((part, i) => i === 0 || !whole.has(nameOf(part)))
        : [phrase],
    )
    for (const phrase of all) parts.set(nameOf(phrase), (parts.get(nameOf(phrase)) ?? 0) + 1)
    // "Accessories" is part of many categories and names none of them.
    for (const phrase of all)
      if (parts.get(nameOf(phrase))! <= 3 && !this.#isThing(phrase)) this.#add(rowOf(phrase), phrase)
  }

  #ready(): PhraseTable {
    if (this.#given) this.#build(this.#given)
    return this.#table
  }

  /** A state or town with the name of a thing ("Central", "Pará"); a country is always known. */
  #isThing({ kind, reference, names }: Phrase): boolean {
    if (kind !== 'place' || reference.length === 2) return false
    const words = wordsOf(names.en[0] ?? '')
    return words.length === 1 && this.#knowsWord(words[0]!.text, ANY_WORD)
  }

  /** Phrases in all four languages. */
  get size(): number {
    this.#ready()
    return this.#rows.length
  }

  /** Bytes held, about. */
  memory(): number {
    return this.#ready().memory() + this.#rows.reduce((sum, row) => sum + 2 * row.length + 24, 65536)
  }

  /**
   * The phrases of a text, in its order, none overlapping: as many words as possible in as few phrases as possible. Where words mean different
   * things in different languages, the language of the rest of the text decides, then `language`.
   */
  read(text: string, language?: Language): Span[] {
    this.#ready()
    const words = wordsOf(text)
    const chosen = cover(words, this.#candidates(words), language === undefined ? -1 : languages.indexOf(language))
    return chosen.map(({ from, to, rows }) => {
      const start = words[from]!.start
      const end = words[to - 1]!.end
      const readings = preferred([...new Set(rows)].sort((a, b) => a - b).map((row) => this.#reading(row)))
      return {
        start,
        end,
        text: text.slice(start, end),
        readings: readings.map(({ phrase }) => phrase),
        equivalents: equivalentsOf(readings, words.slice(from, to)),
      }
    })
  }

  /** Whether a word, in any number or gender, is part of a phrase of any language. */
  knows(word: string): boolean {
    this.#ready()
    const words = wordsOf(word)
    const isKnown = ({ text }: Word): boolean => this.#knowsWord(text, ANY_WORD) || this.#knowsWord(text, PLACE_WORD)
    return words.length > 0 && words.every(isKnown)
  }

  #knowsWord(text: string, space: number): boolean {
    return languages.some((_, l) => functionWords[l]!.has(text) || this.#table.has(this.#wordHash(text, l, space)))
  }

  /** A Chinese text as words; what no phrase covers stays in one piece. */
  segment(text: string): string[] {
    this.#ready()
    const words = wordsOf(text)
    const pieces: string[] = []
    let end = 0
    const rest = (to: number): void => {
      const piece = text.slice(end, to).trim()
      if (piece !== '') pieces.push(piece)
    }
    for (const { from, to } of cover(words, this.#candidates(words), languages.indexOf('zh'))) {
      rest(words[from]!.start)
      end = words[to - 1]!.end
      pieces.push(text.slice(words[from]!.start, end))
    }
    rest(text.length)
    return pieces
  }

  /** Bit n is set where a Chinese word of n characters begins at `at`; `end` is the end of the run. Allocates nothing. */
  hanWordLengths(units: ArrayLike<number>, at: number, end: number): number {
    if (this.#given) this.#build(this.#given)
    const longest = Math.min(this.#hanLengths[units[at]!]!, end - at)
    if (longest === 0) return 0
    const hash = startHash(languages.indexOf('zh'), this.#hash)
    let lengths = 0
    for (let n = 1; n <= longest; n++) {
      if (n > 1) addUnit(hash, SPACE)
      addUnit(hash, units[at + n - 1]!)
      if (this.#table.has(hash)) lengths |= 1 << n
    }
    return lengths
  }

  #add(row: string, phrase: Phrase): void {
    const number = this.#rows.push(row) - 1
    languages.forEach((language, l) => {
      for (const name of phrase.names[language])
        this.#addName(wordsOf(name), l, number, phrase.kind === 'place' ? PLACE_WORD : ANY_WORD)
    })
  }

  #addName(all: Word[], l: number, row: number, space: number): void {
    for (const { text } of all) {
      const hash = this.#wordHash(text, l, space)
      if (!this.#table.has(hash)) this.#table.add(hash, row)
    }
    const words = significant(all, l)
    if (words.length === 0 || words.length > MAX_LENGTH) return
    const hash = startHash(l, this.#hash)
    words.forEach(({ text }, i) => {
      if (i > 0) addUnit(hash, SPACE)
      addText(hash, stem(text, l))
    })
    this.#table.add(hash, row)
    const first = words[0]!
    if (first.isHan) {
      const unit = first.text.charCodeAt(0)
      if (words.every((word) => word.isHan)) this.#hanLengths[unit] = Math.max(this.#hanLengths[unit]!, words.length)
    } else if (l === 0 && words.length <= 3) this.#table.add(this.#joinedHash(all, 0, all.length), row)
  }

  /** "heat sink", "heat-sink" and "heatsink" have one hash. */
  #joinedHash(words: Word[], from: number, to: number): Hash {
    const hash = startHash(JOINED, this.#hash)
    for (let i = from; i < to; i++) addText(hash, i === to - 1 ? stem(words[i]!.text, 0) : words[i]!.text)
    return hash
  }

  #wordHash(text: string, l: number, space: number): Hash {
    const hash = startHash(space, this.#hash)
    addText(hash, stem(text, l))
    return hash
  }

  #candidates(words: Word[]): Candidate[] {
    const candidates: Candidate[] = []
    const push = (from: number, to: number, language: number): void => {
      const rows = this.#table.rows(this.#hash).filter((row) => this.#isMeant(row, words.slice(from, to)))
      if (rows.length > 0) candidates.push({ from, to, language, rows })
    }
    languages.forEach((_, l) => {
      const positions = words.flatMap(({ text }, i) => (functionWords[l]!.has(text) ? [] : [i]))
      const stems = words.map(({ text }) => stem(text, l))
      positions.forEach((from, p) => {
        const hash = startHash(l, this.#hash)
        for (let q = p; q < positions.length && q < p + MAX_LENGTH; q++) {
          const to = positions[q]! + 1
          if (q > p) addUnit(hash, SPACE)
          addText(hash, stems[to - 1]!)
          if (this.#table.has(hash)) push(from, to, l)
        }
      })
    })
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= words.length && to <= from + 3 && !words[to - 1]!.isHan; to++) {
        if (this.#table.has(this.#joinedHash(words, from, to))) push(from, to, 0)
      }
    }
    return candidates
  }

  /** Places have no number and no gender: `bore` is not the town of Bor. */
  #isMeant(row: number, words: Word[]): boolean {
    return !this.#rows[row]!.startsWith('place\t') || namesPlace(this.#reading(row).phrase, words)
  }

  #reading(row: number): Reading {
    const known = this.#parsed.get(row)
    if (known) return known
    const phrase = parseRow(this.#rows[row]!)
    const names = languages.flatMap((language, l) =>
      phrase.names[language].map((name) => ({ name, key: keyOf(wordsOf(name), l) })),
    )
    if (this.#parsed.size >= MAX_PARSED) this.#parsed.clear()
    const reading = { phrase, names }
    this.#parsed.set(row, reading)
    return reading
  }
}

/** A parsed row, with the key of each name: equal for the same name in another number. */
type Reading = { phrase: Phrase; names: { name: string; key: string }[] }

/** Countries named like a thing (China, Turkey) are meant as countries. */
function preferred(readings: Reading[]): Reading[] {
  const countries = readings.filter(({ phrase: { kind, reference } }) => kind === 'place' && reference.length === 2)
  return countries.length > 0 ? countries : readings
}

function significant(words: Word[], l: number): Word[] {
  return words.filter(({ text }) => !functionWords[l]!.has(text))
}

function keyOf(words: Word[], l: number): string {
  return significant(words, l)
    .map(({ text }) => stem(text, l).replace('*', ''))
    .join(' ')
}

/**
 * Every other name of the readings; the name in the text itself is left out, in any number. Where several readings stand, the first is the
 * surest (our own rows come before the taxonomy): others count when they agree with it on a name in another language.
 */
function equivalentsOf(readings: Reading[], words: Word[]): string[] {
  const own = languages.map((_, l) => keyOf(words, l))
  const sure = new Set(readings[0]!.names.map(({ key }) => key))
  const agrees = ({ names }: Reading): boolean => names.some(({ key }) => sure.has(key) && !own.includes(key))
  const seen = new Set(own)
  const equivalents: string[] = []
  for (const reading of readings) {
    if (reading !== readings[0] && !agrees(reading)) continue
    for (const { name, key } of reading.names) {
      const lower = name.toLowerCase()
      if (seen.has(key) || seen.has(lower) || equivalents.length >= MAX_EQUIVALENTS) continue
      seen.add(key).add(lower)
      equivalents.push(name)
    }
  }
  return equivalents
}

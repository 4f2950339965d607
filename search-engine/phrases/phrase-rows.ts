// Rows by hashed names.
import { addText, addWord, type Hash, hashOf, PhraseTable, startHash, wordsIn } from './phrase-table.ts'
import { wordsOfNameMost } from './own-phrases.ts'
import { type Reading, readingOf, significant } from './readings.ts'
import { RowTexts } from './row-texts.ts'
import { namesIn, parseRow, type Phrase, rowOf } from './rows.ts'
import { functionWords, queryLanguages, stem } from './stems.ts'
import { type Word, wordsOf } from './words.ts'

export const JOINED = queryLanguages.length
export const joinedMost = 3 // words
export const PLACE_WORD = JOINED + 1
export const ANY_WORD = JOINED + 2
const MAX_PARSED = 4000
const TABLE_KEYS = 1 << 16
const OWN_KEYS = 1 << 8

const scratch: Hash = { a: 0, b: 0 }

/** "heat sink", "heat-sink" and "heatsink" have one hash. */
function joinedHash(words: readonly Word[]): Hash {
  const hash = startHash(JOINED, scratch)
  words.forEach(({ text }, i) => addText(hash, i === words.length - 1 ? stem(text, 0) : text))
  return hash
}

export function wordHash(text: string, l: number, space: number): Hash {
  const hash = startHash(space, scratch)
  addWord(hash, hashOf(stem(text, l)))
  return hash
}

export class PhraseRows {
  #base: PhraseRows | undefined
  #table: PhraseTable
  #rows: RowTexts
  #firstRow = 0
  #parsed = new Map<number, Reading>()

  constructor(base?: PhraseRows, table = new PhraseTable(base ? OWN_KEYS : TABLE_KEYS), rows = new RowTexts()) {
    this.#base = base
    this.#firstRow = base?.size ?? 0
    this.#table = table
    this.#rows = rows
  }

  static from([bytes, ends, ...table]: Uint8Array[]): PhraseRows {
    const texts = new RowTexts(bytes, wordsIn(ends!), ends!.length / 4)
    return new PhraseRows(undefined, PhraseTable.from(table), texts)
  }

  parts(): (Uint8Array | Uint32Array)[] {
    return [...this.#rows.parts(), ...this.#table.parts()]
  }

  get size(): number {
    return this.#firstRow + this.#rows.size
  }

  memory(): number {
    return this.#table.memory() + this.#rows.memory()
  }

  has(hash: Hash): boolean {
    return this.#table.has(hash) || (this.#base !== undefined && this.#base.has(hash))
  }

  goesOn(hash: Hash): boolean {
    return this.#table.goesOn(hash) || (this.#base !== undefined && this.#base.goesOn(hash))
  }

  at(hash: Hash): number[] {
    const rows = this.#table.rows(hash)
    return this.#base ? [...this.#base.at(hash), ...rows] : rows
  }

  #startsWith(row: number, prefix: string): boolean {
    return row < this.#firstRow
      ? this.#base!.#startsWith(row, prefix)
      : this.#rows.startsWith(row - this.#firstRow, prefix)
  }

  isPlace(row: number): boolean {
    return this.#startsWith(row, 'place\t')
  }

  isNeutral(row: number): boolean {
    return this.isPlace(row) || this.#startsWith(row, 'unit\t')
  }

  reading(row: number): Reading {
    if (row < this.#firstRow) return this.#base!.reading(row)
    const known = this.#parsed.get(row)
    if (known) return known
    if (this.#parsed.size >= MAX_PARSED) this.#parsed.clear()
    const reading = readingOf(parseRow(this.#rows.at(row - this.#firstRow)), this.#base !== undefined)
    this.#parsed.set(row, reading)
    return reading
  }

  knowsWord(text: string, space: number): boolean {
    return queryLanguages.some((_, l) => functionWords[l]!.has(text) || this.has(wordHash(text, l, space)))
  }

  named(english: string): number[] {
    const hash = startHash(0)
    for (const { text } of significant(wordsOf(english), 0)) addWord(hash, hashOf(stem(text, 0)))
    return this.has(hash) ? this.at(hash).filter((row) => !this.isPlace(row)) : []
  }

  namesakes(row: number): number[] {
    const [english] = this.isPlace(row) ? [] : this.reading(row).phrase.names.en
    return english === undefined ? [] : this.named(english)
  }

  addMaker(word: string): void {
    this.#table.add(wordHash(word, 0, PLACE_WORD), 0)
  }

  add(phrase: Phrase): void {
    const number = this.#firstRow + this.#rows.add(rowOf(phrase))
    queryLanguages.forEach((language, l) => {
      for (const name of namesIn(phrase.names, language))
        this.#addName(wordsOf(name), l, number, phrase.kind === 'place' ? PLACE_WORD : ANY_WORD)
    })
  }

  #addName(all: Word[], l: number, row: number, space: number): void {
    for (const { text } of all) {
      const hash = wordHash(text, l, space)
      if (!this.has(hash)) this.#table.add(hash, row)
    }
    const words = significant(all, l)
    if (words.length === 0 || words.length > wordsOfNameMost) return
    const hash = startHash(l)
    words.forEach(({ text }, i) => {
      if (i > 0) this.#table.addStart(hash)
      addWord(hash, hashOf(stem(text, l)))
    })
    this.#table.add(hash, row)
    if (!words[0]!.isHan && l === 0 && words.length <= joinedMost) this.#table.add(joinedHash(all), row)
  }
}

// Analyses one document into columns, words and impacts (BM25F, saturated once over all fields). Asks nothing.
import { roomy, u16, u32 } from './arrays.ts'
import type { AnyDocument, BusinessDocument, ProductDocument } from './documents.ts'
import { internSpec, memberWord, type Lexicon } from './lexicon.ts'
import type { Waiting } from './mutable.ts'
import { bounds, type Field, fieldOfSpec, type Kind, type Schema, schemas, turningWords } from './schema.ts'
import { JOINED, PIECE, tokenise, tokens } from './tokens.ts'
import { wholeHash } from './whole.ts'

const MOST_PHRASES = 20_000

/** Keeps scratch between documents: synchronous use only, and only until the words are renumbered. */
export class Analysis {
  #kind: Kind
  #schema: Schema
  #lexicon: Lexicon
  #mass = new Float64Array(1024)
  #touched = u32(1024)
  #count = 0
  #field = u32(1024)
  #parts = new Float64Array(1024)
  #inField = 0
  #length = 0
  #strengths = u16(1024)
  #turning: Set<number>
  /** The words of texts that many documents share: names of categories and places. */
  #phrases = new Map<string, { words: number[]; length: number }>()
  #members = new Map<string, number>()

  constructor(kind: Kind, lexicon: Lexicon) {
    this.#kind = kind
    this.#schema = schemas[kind]
    this.#lexicon = lexicon
    this.#turning = new Set(turningWords.map((word) => lexicon.words.internText(word)))
  }

  write(document: AnyDocument, packed: Uint8Array, into: Waiting): number {
    const doc = into.next(document.id, packed)
    const { columns } = into
    const { country, industry, businessType } = this.#lexicon
    columns.businessType[doc] = businessType.internText(document.businessType)
    columns.country[doc] = country.internText(document.country)
    columns.industry[doc] = industry.internText(document.industry)
    columns.verified[doc] = document.verified ? 1 : 0
    columns.registered[doc] = document.registered
    this.#count = 0
    this.#name(document.name, into, doc)
    if (this.#kind === 'product') this.#product(document as ProductDocument, into, doc)
    else this.#business(document as BusinessDocument, into, doc)
    this.#finish(into)
    return doc
  }

  #name(name: string, into: Waiting, doc: number): void {
    const { columns } = into
    const at = columns.nameStarts[doc]!
    columns.names = roomy(columns.names, at + bounds.nameWords)
    let kept = 0
    let worth = 1
    this.#collect(name, 1, (word, kind) => {
      if (this.#turning.has(word)) worth = 0.5
      if (kind !== PIECE && kind !== JOINED && kept < bounds.nameWords) columns.names[at + kept++] = word
      return worth
    })
    columns.nameStarts[doc + 1] = at + kept
    this.#flush(this.#schema.fields.name!)
    const hash = wholeHash(name)
    if (hash !== undefined) into.addWhole(hash)
  }

  #product(product: ProductDocument, into: Waiting, doc: number): void {
    const lexicon = this.#lexicon
    const { fields } = this.#schema
    const { columns } = into
    columns.brand[doc] = lexicon.brand.internText(product.brand ?? '')
    columns.business[doc] = lexicon.business.internText(product.businessID)
    this.#memberships(into, doc, [product.category, product.subCategory], product.industry)
    this.#texts([product.text], fields.text!)
    if (product.code) this.#code(product.code, product.brand, into)
    if (product.brand) this.#texts([product.brand], fields.brand!)
    const specs = product.specs.slice(0, bounds.specs)
    for (const name of ['type', 'compatibility', 'specs'] as const) {
      for (const { key, value } of specs) if (fieldOfSpec(key, value) === name) this.#collect(value)
      this.#flush(fields[name]!)
    }
    for (const phrase of product.taxonomy) this.#collectShared(phrase)
    this.#texts(product.keywords, fields.taxonomy!)
    let end = columns.specStarts[doc]!
    columns.specs = roomy(columns.specs, end + specs.length)
    const begin = end
    for (const { key, value } of specs) {
      const pair = internSpec(lexicon, key, value)
      if (!columns.specs.subarray(begin, end).includes(pair)) columns.specs[end++] = pair
    }
    columns.specStarts[doc + 1] = end
  }

  #code(code: string, brand: string | undefined, into: Waiting): void {
    this.#texts([code], this.#schema.fields.code!)
    const hash = wholeHash(code)
    if (hash === undefined) return
    into.addWhole(hash)
    const both = brand ? wholeHash(code, wholeHash(brand)) : undefined
    if (both !== undefined && both !== hash) into.addWhole(both)
  }

  #business(business: BusinessDocument, into: Waiting, doc: number): void {
    const { fields } = this.#schema
    into.columns.specStarts[doc + 1] = into.columns.specStarts[doc]!
    this.#memberships(into, doc, business.categories, business.industry)
    for (const phrase of business.taxonomy) this.#collectShared(phrase)
    this.#texts(business.keywords, fields.taxonomy!)
    for (const phrase of business.place) this.#collectShared(phrase)
    this.#flush(fields.place!)
    this.#texts([business.text], fields.text!)
    if (business.products) this.#texts(business.products, fields.products!)
  }

  /** Categories as column values, and all memberships as words of full weight. */
  #memberships(into: Waiting, doc: number, categories: (string | undefined)[], industry: string): void {
    const { columns } = into
    const { category } = this.#lexicon
    const begin = columns.categoryStarts[doc]!
    let end = begin
    columns.categories = roomy(columns.categories, end + categories.length)
    for (const id of categories) {
      if (!id) continue
      const value = category.internText(id)
      if (columns.categories.subarray(begin, end).includes(value)) continue
      columns.categories[end++] = value
      this.#add(this.#member(id), 1e9)
    }
    columns.categoryStarts[doc + 1] = end
    if (industry) this.#add(this.#member(industry), 1e9)
  }

  #texts(texts: string[], field: Field): void {
    for (const text of texts) this.#collect(text)
    this.#flush(field)
  }

  /** Adds a text's words to the field under way; `worthOf` may weigh each. */
  #collect(text: string, worth = 1, worthOf?: (word: number, kind: number) => number): void {
    if (text === '') return
    tokenise(text)
    const { count, chars, starts, kinds } = tokens
    const words = this.#lexicon.words
    this.#field = roomy(this.#field, this.#inField + count)
    this.#parts = roomy(this.#parts, this.#inField + count)
    for (let i = 0; i < count; i++) {
      const word = words.intern(chars, starts[i]!, starts[i + 1]!)
      const kind = kinds[i]!
      if (kind !== PIECE && kind !== JOINED) this.#length++
      this.#field[this.#inField] = word
      this.#parts[this.#inField++] = worthOf ? worthOf(word, kind) : worth
    }
  }

  #collectShared(text: string): void {
    let phrase = this.#phrases.get(text)
    if (!phrase) {
      const from = this.#inField
      const before = this.#length
      this.#collect(text)
      phrase = { words: [...this.#field.subarray(from, this.#inField)], length: this.#length - before }
      if (this.#phrases.size < MOST_PHRASES) this.#phrases.set(text, phrase)
      return
    }
    this.#length += phrase.length
    this.#field = roomy(this.#field, this.#inField + phrase.words.length)
    this.#parts = roomy(this.#parts, this.#inField + phrase.words.length)
    for (const word of phrase.words) {
      this.#field[this.#inField] = word
      this.#parts[this.#inField++] = 1
    }
  }

  #member(id: string): number {
    let word = this.#members.get(id)
    if (word === undefined) this.#members.set(id, (word = this.#lexicon.words.internText(memberWord(id))))
    return word
  }

  #flush(field: Field): void {
    const share = field.weight / (1 - field.length + (field.length * this.#length) / field.usual)
    for (let i = 0; i < this.#inField; i++) this.#add(this.#field[i]!, share * this.#parts[i]!)
    this.#inField = this.#length = 0
  }

  #add(word: number, mass: number): void {
    if (word >= this.#mass.length) this.#mass = roomy(this.#mass, word + 1)
    if (this.#mass[word] === 0) {
      this.#touched = roomy(this.#touched, this.#count + 1)
      this.#touched[this.#count++] = word
    }
    this.#mass[word]! += mass
  }

  #finish(into: Waiting): void {
    const { saturation, cover } = this.#schema
    this.#strengths = roomy(this.#strengths, this.#count)
    for (let i = 0; i < this.#count; i++) {
      const word = this.#touched[i]!
      const mass = this.#mass[word]!
      this.#mass[word] = 0
      this.#strengths[i] = Math.round((65535 * (cover + mass / (mass + saturation))) / (1 + cover))
    }
    into.close(this.#touched, this.#strengths, this.#count)
  }
}

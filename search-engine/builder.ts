// Analyses one document into columns, traits, words and impacts. Asks nothing.
import { roomy } from './arrays.ts'
import type { AnyDocument, BusinessDocument, ProductDocument } from './documents.ts'
import { Impacts, type Phrase } from './impacts.ts'
import { internSpec, type Lexicon, memberWord, pairOf } from './lexicon.ts'
import type { Waiting } from './mutable.ts'
import { bounds, fieldOfSpec, type Kind, type Schema, schemas, turningWords } from './schema.ts'
import { JOINED, PIECE, tokenise } from './tokens.ts'
import { hashOfTokens, LONGEST_WHOLE, wholeHash } from './whole.ts'

/** One pair of key and value as it is written again and again. */
type Written = {
  spec: number
  field: 'type' | 'compatibility' | 'specs' | undefined
  value: string
  remembered: boolean
  phrase?: Phrase
}

const MOST_SPECS = 50_000
const LONGEST_SPEC = 40

/** To be made anew when the words are renumbered. */
export class Analysis {
  #kind: Kind
  #schema: Schema
  #lexicon: Lexicon
  #impacts: Impacts
  #turning: Set<number>
  #members = new Map<string, number>()
  #makers = new Map<string, number>()
  #specs = new Map<string, Map<string, Written>>()
  #remembered = 0

  constructor(kind: Kind, lexicon: Lexicon) {
    this.#kind = kind
    this.#schema = schemas[kind]
    this.#lexicon = lexicon
    this.#impacts = new Impacts(this.#schema, lexicon.words)
    this.#turning = new Set(turningWords.map((word) => lexicon.words.internText(word)))
  }

  /** Writes the document as the next of the waiting ones; answers its number. */
  write(document: AnyDocument, packed: Uint8Array, into: Waiting): number {
    const doc = into.next(document.id, packed)
    const { columns, traits } = into
    const { country, industry, businessType } = this.#lexicon
    traits.businessType[doc] = businessType.internText(document.businessType)
    traits.country[doc] = country.internText(document.country)
    traits.industry[doc] = industry.internText(document.industry)
    columns.verified[doc] = traits.verified[doc] = document.verified ? 1 : 0
    columns.registered[doc] = document.registered
    this.#name(document.name, into, doc)
    if (this.#kind === 'product') this.#product(document as ProductDocument, into, doc)
    else this.#business(document as BusinessDocument, into, doc)
    this.#impacts.finish(into)
    return doc
  }

  #name(name: string, into: Waiting, doc: number): void {
    const { columns } = into
    const at = columns.nameStarts[doc]!
    columns.names = roomy(columns.names, at + bounds.nameWords)
    let kept = 0
    let worth = 1
    this.#impacts.collect(name, (word, kind) => {
      if (this.#turning.has(word)) worth = 0.5
      if (kind !== PIECE && kind !== JOINED && kept < bounds.nameWords) columns.names[at + kept++] = word
      return worth
    })
    columns.nameStarts[doc + 1] = at + kept
    if (name.length <= LONGEST_WHOLE) into.addWhole(hashOfTokens())
    this.#impacts.flush(this.#schema.fields.name!)
  }

  #product(product: ProductDocument, into: Waiting, doc: number): void {
    const { fields } = this.#schema
    const impacts = this.#impacts
    into.traits.brand[doc] = this.#lexicon.brand.internText(product.brand ?? '')
    into.columns.business[doc] = this.#lexicon.business.internText(product.businessID)
    this.#memberships(into, doc, [product.category, product.subCategory], product.industry)
    impacts.texts([product.text], fields.text!)
    if (product.code) this.#code(product.code, product.brand, into)
    if (product.brand) impacts.collectShared(product.brand)
    impacts.flush(fields.brand!)
    this.#productSpecs(product.specs.slice(0, bounds.specs), into, doc)
    for (const phrase of product.taxonomy) impacts.collectShared(phrase)
    impacts.texts(product.keywords, fields.taxonomy!)
  }

  #productSpecs(given: ProductDocument['specs'], { columns }: Waiting, doc: number): void {
    const specs = given.map(({ key, value }) => this.#spec(key, value))
    const begin = columns.specStarts[doc]!
    let end = begin
    columns.specs = roomy(columns.specs, end + specs.length)
    for (const { spec } of specs) if (!columns.specs.subarray(begin, end).includes(spec)) columns.specs[end++] = spec
    columns.specStarts[doc + 1] = end
    for (const name of ['type', 'compatibility', 'specs'] as const) {
      for (const spec of specs) {
        if (spec.field !== name) continue
        if (spec.phrase) this.#impacts.collectPhrase(spec.phrase)
        else if (spec.remembered) spec.phrase = this.#impacts.phraseOf(spec.value)
        else this.#impacts.collect(spec.value)
      }
      this.#impacts.flush(this.#schema.fields[name]!)
    }
  }

  #spec(key: string, value: string): Written {
    let ofKey = this.#specs.get(key)
    if (!ofKey) this.#specs.set(key, (ofKey = new Map()))
    let spec = ofKey.get(value)
    if (spec) return spec
    const known = this.#lexicon.specs.size
    spec = { spec: internSpec(this.#lexicon, key, value), field: fieldOfSpec(key, value), value, remembered: false }
    // most pairs come once only: worth remembering is what comes again
    if (pairOf(spec.spec) < known && value.length <= LONGEST_SPEC && this.#remembered++ < MOST_SPECS) {
      spec.remembered = true
      ofKey.set(value, spec)
    }
    return spec
  }

  #code(code: string, brand: string | undefined, into: Waiting): void {
    this.#impacts.texts([code], this.#schema.fields.code!)
    if (code.length > LONGEST_WHOLE) return
    // the tokens of the code still stand; those of the maker are hashed once for all its products
    const alone = hashOfTokens()
    let maker = brand && this.#makers.get(brand)
    if (brand && maker === undefined) {
      maker = wholeHash(brand)
      if (maker !== undefined && this.#makers.size < MOST_SPECS) this.#makers.set(brand, maker)
      tokenise(code)
    }
    const both = maker ? hashOfTokens(maker) : undefined
    into.addWhole(alone)
    if (both !== alone) into.addWhole(both)
  }

  #business(business: BusinessDocument, into: Waiting, doc: number): void {
    const { fields } = this.#schema
    const impacts = this.#impacts
    into.columns.specStarts[doc + 1] = into.columns.specStarts[doc]!
    this.#memberships(into, doc, business.categories, business.industry)
    for (const phrase of business.taxonomy) impacts.collectShared(phrase)
    impacts.texts(business.keywords, fields.taxonomy!)
    for (const phrase of business.place) impacts.collectShared(phrase)
    impacts.flush(fields.place!)
    impacts.texts([business.text], fields.text!)
    if (business.products) impacts.texts(business.products, fields.products!)
  }

  /** Categories as traits, and all memberships as words of full weight. */
  #memberships(into: Waiting, doc: number, categories: (string | undefined)[], industry: string): void {
    const { traits } = into
    const { category } = this.#lexicon
    const begin = traits.categoryStarts[doc]!
    let end = begin
    traits.categories = roomy(traits.categories, end + categories.length)
    for (const id of categories) {
      if (!id) continue
      const value = category.internText(id)
      if (traits.categories.subarray(begin, end).includes(value)) continue
      traits.categories[end++] = value
      this.#impacts.add(this.#member(id), 1e9)
    }
    traits.categoryStarts[doc + 1] = end
    if (industry) this.#impacts.add(this.#member(industry), 1e9)
  }

  #member(id: string): number {
    let word = this.#members.get(id)
    if (word === undefined) this.#members.set(id, (word = this.#lexicon.words.internText(memberWord(id))))
    return word
  }
}

// Analyzer of documents.
import { grown } from '../segments/arrays.ts'
import type { AnyDocument, BusinessDocument, ProductDocument } from '../documents.ts'
import { evidenceBits } from '../segments/facet-rows.ts'
import { Impacts, type Phrase } from '../segments/impacts.ts'
import { internSpec, type Lexicon, membershipWord, specPair, typeWord } from '../segments/lexicon.ts'
import type { MutableSegment } from '../segments/mutable-segment.ts'
import {
  limits,
  fieldOfSpec,
  type Field,
  type Kind,
  machineTranslationWeight,
  qualifierWords,
  SAID_BIT,
  type Schema,
  schemas,
  type ShownField,
  shownFields,
} from '../schema.ts'
import { JOINED, PIECE, tokenize, tokens, tokenText } from './tokens.ts'
import { fittedHead, headWords } from './product-type.ts'
import { headOfCompany, isSaid, openingOf, saidIn, withoutLegalForm, withoutForms } from './company-text.ts'
import { hashOfTokens, MAX_EXACT_LENGTH, exactHash } from '../segments/exact-hash.ts'

type CachedSpec = {
  spec: number
  field: 'type' | 'compatibility' | 'specs' | undefined
  value: string
  cached: boolean
  phrase?: Phrase
}

const MAX_CACHED_SPECS = 50_000
const MAX_SPEC_LENGTH = 40

const LEGAL_FORM = 0.02
const OF_COMPANY = 0.2
const FITTED = 0.2

function tokensIn(text: string): number {
  tokenize(text)
  return tokens.count
}

/** Bound to one word numbering: create anew after renumbering. */
export class DocumentAnalyzer {
  #kind: Kind
  #schema: Schema
  #machine: Field
  #lexicon: Lexicon
  #impacts: Impacts
  #qualifiers: Set<number>
  #typeWords = new Map<string, number>()
  #membershipWords = new Map<string, number>()
  #brandHashes = new Map<string, number>()
  #bits: Map<ShownField, number>
  #specs = new Map<string, Map<string, CachedSpec>>()
  #cached = 0

  constructor(kind: Kind, lexicon: Lexicon) {
    this.#kind = kind
    this.#schema = schemas[kind]
    const { text } = this.#schema.fields
    this.#machine = { ...text!, weight: text!.weight * machineTranslationWeight }
    this.#bits = new Map(shownFields[kind].map((field, bit) => [field, 1 << bit]))
    this.#lexicon = lexicon
    this.#impacts = new Impacts(this.#schema, lexicon.words)
    this.#qualifiers = new Set(qualifierWords.map((word) => lexicon.words.internText(word)))
  }

  write(document: AnyDocument, packed: Uint8Array, into: MutableSegment): number {
    const doc = into.beginDocument(document.id, packed)
    const { columns, facetRows } = into
    const { country, industry, businessType } = this.#lexicon
    facetRows.businessType[doc] = businessType.internText(document.businessType)
    facetRows.country[doc] = country.internText(document.country)
    facetRows.industry[doc] = industry.internText(document.industry)
    columns.verified[doc] = facetRows.verified[doc] = document.verified ? 1 : 0
    facetRows.run[doc] = document.run ? 1 : 0
    facetRows.replies[doc] = 'replies' in document && document.replies ? 1 + Number(document.replies === 'day') : 0
    facetRows.evidence[doc] = 'evidence' in document ? evidenceBits(document.evidence ?? []) : 0
    columns.registered[doc] = document.registered
    this.#name(document.name, into, doc)
    if (this.#kind === 'product') this.#product(document as ProductDocument, into, doc)
    else this.#business(document as BusinessDocument, into, doc)
    this.#impacts.finish(into)
    return doc
  }

  #in(field: ShownField): void {
    this.#impacts.bit = this.#bits.get(field)!
  }

  #name(name: string, into: MutableSegment, doc: number): void {
    const { columns } = into
    const plain = this.#kind === 'business' ? withoutLegalForm(name) : name
    const plainTokens = plain === name ? Infinity : tokensIn(plain)
    let token = 0
    const at = columns.nameStarts[doc]!
    columns.names = grown(columns.names, at + limits.nameWords)
    let kept = 0
    let boost = 1
    this.#in('name')
    this.#impacts.collect(name, (word, kind) => {
      if (this.#qualifiers.has(word)) boost = 0.5
      if (kind !== PIECE && kind !== JOINED && kept < limits.nameWords) columns.names[at + kept++] = word
      return token++ < plainTokens ? boost : LEGAL_FORM
    })
    columns.nameStarts[doc + 1] = at + kept
    if (name.length <= MAX_EXACT_LENGTH) into.addExactHash(hashOfTokens())
    this.#impacts.flush(this.#schema.fields.name!)
    if (plain !== name && plain.includes(' ')) into.addExactHash(exactHash(plain))
  }

  #type(name: string, type: string | undefined): void {
    const [head] = headWords(name)
    for (const text of [head, type && headWords(type)[0]]) this.#addType(text)
    this.#addType(fittedHead(name), FITTED)
  }

  #addType(head: string | undefined, weight = 1e9): void {
    const word = head && this.#typeWordOf(head)
    if (word) this.#impacts.add(word, weight)
  }

  #typeWordOf(head: string): number | undefined {
    let word = this.#typeWords.get(head)
    if (word === undefined) {
      tokenize(head, true, 60)
      if (tokens.count === 0) return undefined
      this.#typeWords.set(head, (word = this.#lexicon.words.internText(typeWord(tokenText(0)))))
    }
    return word
  }

  #product(product: ProductDocument, into: MutableSegment, doc: number): void {
    const { fields } = this.#schema
    const impacts = this.#impacts
    into.facetRows.brand[doc] = this.#lexicon.brand.internText(product.brand ?? '')
    into.columns.business[doc] = this.#lexicon.business.internText(product.businessID)
    this.#memberships(into, doc, [product.category, product.subCategory], product.industry)
    this.#in('text')
    impacts.texts([product.text], fields.text!)
    this.#type(product.name, product.specs.find(({ key, value }) => fieldOfSpec(key, value) === 'type')?.value)
    this.#in('code')
    if (product.code) this.#code(product.code, product.brand, into)
    this.#in('brand')
    if (product.brand) impacts.collectShared(product.brand)
    impacts.flush(fields.brand!)
    this.#in('specs')
    this.#productSpecs(product.specs.slice(0, limits.specs), into, doc)
    this.#in('category')
    for (const phrase of product.taxonomy) impacts.collectShared(phrase)
    this.#in('keywords')
    for (const keyword of product.keywords) impacts.collect(keyword)
    this.#in('company')
    if (product.company) impacts.collect(product.company)
    impacts.flush(fields.taxonomy!)
    this.#translated(product.translated)
  }

  /** NOTE: after all other fields, since they are compared with their weights. */
  #translated(texts: readonly string[] = []): void {
    this.#in('text')
    for (const text of texts) this.#impacts.raise(text, this.#machine)
  }

  #productSpecs(given: ProductDocument['specs'], { columns }: MutableSegment, doc: number): void {
    const specs = given.map((spec) => this.#spec(spec))
    const begin = columns.specStarts[doc]!
    let end = begin
    columns.specs = grown(columns.specs, end + specs.length)
    for (const { spec } of specs) if (!columns.specs.subarray(begin, end).includes(spec)) columns.specs[end++] = spec
    columns.specStarts[doc + 1] = end
    for (const name of ['type', 'compatibility', 'specs'] as const) {
      for (const spec of specs) {
        if (spec.field !== name) continue
        if (spec.phrase) this.#impacts.collectPhrase(spec.phrase)
        else if (spec.cached) spec.phrase = this.#impacts.phraseOf(spec.value)
        else this.#impacts.collect(spec.value)
      }
      this.#impacts.flush(this.#schema.fields[name]!)
    }
  }

  #spec({ key, value, facet = key }: ProductDocument['specs'][number]): CachedSpec {
    let ofKey = this.#specs.get(key)
    if (!ofKey) this.#specs.set(key, (ofKey = new Map()))
    let spec = ofKey.get(value)
    if (spec) return spec
    const sizeBefore = this.#lexicon.specs.size
    spec = { spec: internSpec(this.#lexicon, facet, value), field: fieldOfSpec(key, value), value, cached: false }
    if (specPair(spec.spec) < sizeBefore && value.length <= MAX_SPEC_LENGTH && this.#cached++ < MAX_CACHED_SPECS) {
      spec.cached = true
      ofKey.set(value, spec)
    }
    return spec
  }

  #code(code: string, brand: string | undefined, into: MutableSegment): void {
    this.#impacts.texts([code], this.#schema.fields.code!)
    if (code.length > MAX_EXACT_LENGTH) return
    // `tokens` still holds the code.
    const alone = hashOfTokens()
    let brandHash = brand && this.#brandHashes.get(brand)
    if (brand && brandHash === undefined) {
      brandHash = exactHash(brand)
      if (brandHash !== undefined && this.#brandHashes.size < MAX_CACHED_SPECS) this.#brandHashes.set(brand, brandHash)
      tokenize(code)
    }
    const both = brandHash ? hashOfTokens(brandHash) : undefined
    into.addExactHash(alone)
    if (both !== alone) into.addExactHash(both)
  }

  #business(business: BusinessDocument, into: MutableSegment, doc: number): void {
    const { fields } = this.#schema
    const impacts = this.#impacts
    into.columns.specStarts[doc + 1] = into.columns.specStarts[doc]!
    this.#memberships(into, doc, business.categories, business.industry)
    this.#in('category')
    for (const phrase of business.taxonomy) impacts.collectShared(phrase)
    this.#in('keywords')
    impacts.texts(business.keywords, fields.taxonomy!)
    this.#in('place')
    for (const phrase of business.place) impacts.collectShared(phrase)
    impacts.flush(fields.place!)
    const text = withoutForms(business.text, business.name)
    this.#in('text')
    const opening = openingOf(text)
    impacts.texts([opening], fields.opening!)
    impacts.texts([text], fields.text!)
    impacts.mark(saidIn(opening, text, business.name), SAID_BIT)
    this.#in('offered')
    for (const phrase of business.offered ?? []) impacts.collectShared(phrase)
    impacts.flush(fields.offered!)
    this.#in('products')
    if (business.products) impacts.texts(business.products, fields.products!)
    this.#translated(business.translated?.map((one) => withoutForms(one, business.name)))
    const named = isSaid(business.name, text) ? [headOfCompany(withoutLegalForm(business.name))] : []
    const things = [...business.taxonomy, ...(business.products ?? [])]
    const heads = [...named, ...things.map((name) => headWords(name)[0])]
    for (const head of new Set(heads)) this.#addType(head, OF_COMPANY)
  }

  #memberships(into: MutableSegment, doc: number, categories: (string | undefined)[], industry: string): void {
    const { facetRows } = into
    const { category } = this.#lexicon
    const begin = facetRows.categoryStarts[doc]!
    let end = begin
    facetRows.categories = grown(facetRows.categories, end + categories.length)
    for (const id of categories) {
      if (!id) continue
      const value = category.internText(id)
      if (facetRows.categories.subarray(begin, end).includes(value)) continue
      facetRows.categories[end++] = value
      this.#impacts.add(this.#membership(id), 1e9)
    }
    facetRows.categoryStarts[doc + 1] = end
    if (industry) this.#impacts.add(this.#membership(industry), 1e9)
  }

  #membership(id: string): number {
    let word = this.#membershipWords.get(id)
    if (word === undefined) this.#membershipWords.set(id, (word = this.#lexicon.words.internText(membershipWord(id))))
    return word
  }
}

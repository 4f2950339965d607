// Documents as OpenSearch stores them.
import { type AnyDocument, type EvidenceKind, evidenceKinds } from '../documents.ts'
import { type Kind, limits } from '../schema.ts'
import { packId } from '../segments/ids.ts'
import { emptyLexicon, type Lexicon } from '../segments/lexicon.ts'
import { MutableSegment } from '../segments/mutable-segment.ts'
import { isStrong } from '../query/company-things.ts'
import { DECLARED, OWN_TYPE } from '../query/thing-matches.ts'
import { DocumentAnalyzer } from '../text/analyzer.ts'

const WORDS_KEPT = 200_000
const TYPE_MARK = '\u0002'
export const SPEC_MARK = '\u0001'
export const IMPACT_MARK = '\u0004'

export type StoredDocument = {
  id: string
  words: string
  names: string
  name: string
  isCut: boolean
  exact: string[]
  types: string[]
  declared: string[]
  /** Words by which a company says what it sells; `told`: where a bound thing is asked for. */
  said: string[]
  told: string[]
  businessType: string
  country: string
  industry: string
  category: string[]
  brand: string
  verified: boolean
  run: boolean
  replies: string[]
  evidence: readonly EvidenceKind[]
  owner: string
  facts: string
  specs: string[]
  specKeys: string[]
  registered: number
  document: AnyDocument
}

type OwnWords = Record<'words' | 'types' | 'declared' | 'said' | 'told', string[]>

export class StoredDocuments {
  #kind: Kind
  #lexicon: Lexicon = emptyLexicon()
  #analyzer: DocumentAnalyzer

  constructor(kind: Kind) {
    this.#kind = kind
    this.#analyzer = new DocumentAnalyzer(kind, this.#lexicon)
  }

  of(document: AnyDocument): StoredDocument {
    if (this.#lexicon.words.size > WORDS_KEPT) {
      this.#lexicon = emptyLexicon()
      this.#analyzer = new DocumentAnalyzer(this.#kind, this.#lexicon)
    }
    const segment = new MutableSegment(false)
    this.#analyzer.write(document, packId(document.id), segment)
    const { words: dictionary } = this.#lexicon
    const names = Array.from(segment.columns.names.subarray(0, segment.columns.nameStarts[1]), (word) =>
      dictionary.text(word),
    )
    const own = { words: [], types: [], declared: [], said: [], told: [] } as OwnWords
    for (let at = 0; at < segment.postingStarts[1]!; at++) {
      const word = dictionary.text(segment.words[at]!)
      const impact = segment.postingImpacts[at]!
      const fields = segment.postingFields[at]!
      own.words.push(word + IMPACT_MARK + impact)
      if (word.startsWith(TYPE_MARK)) {
        if (this.#kind === 'business' || impact >= OWN_TYPE) own.types.push(word)
      } else if (this.#kind === 'business') {
        if (isStrong(fields, false)) own.said.push(word)
        if (isStrong(fields, true)) own.told.push(word)
      } else if ((fields & DECLARED) !== 0) own.declared.push(word)
    }
    const { id, businessType, country, industry, verified, registered } = document
    const facets = { businessType, country, industry, verified, registered, run: document.run ?? false }
    return {
      id,
      ...facets,
      ...own,
      ...ofKind(document),
      words: own.words.join(' '),
      names: names.join(' '),
      name: names.join(' '),
      isCut: names.length >= limits.nameWords,
      exact: [...new Set(Array.from(segment.hashValues.subarray(0, segment.hashCount), String))],
      document,
    }
  }
}

type OfKind = Pick<
  StoredDocument,
  'category' | 'brand' | 'replies' | 'evidence' | 'owner' | 'facts' | 'specs' | 'specKeys'
>

function evidenceIn({ evidence = [] }: AnyDocument): EvidenceKind[] {
  return evidenceKinds.filter((kind) => evidence.includes(kind))
}

function ofKind(document: AnyDocument): OfKind {
  if ('specs' in document) {
    const { category, subCategory, specs: given } = document
    const specs = given
      .slice(0, limits.specs)
      .map(({ key, value, facet = key }) => [facet.trim(), value.trim()] as const)
    return {
      category: [category ?? '', subCategory ?? ''].filter((id) => id !== ''),
      brand: document.brand ?? '',
      replies: [],
      evidence: evidenceIn(document),
      owner: document.businessID,
      facts: document.businessFacts ?? '',
      specs: [...new Set(specs.map((pair) => pair.join(SPEC_MARK)))],
      specKeys: [...new Set(specs.map(([key]) => key))],
    }
  }
  const { categories, replies } = document
  return {
    category: categories.filter((id) => id !== ''),
    brand: '',
    replies: replies === undefined ? [] : replies === 'day' ? ['most', 'day'] : ['most'],
    evidence: evidenceIn(document),
    owner: '',
    facts: '',
    specs: [],
    specKeys: [],
  }
}

// Documents, queries and results.
import type { Kind, ShownField } from './schema.ts'
import type { AmountRange } from './text/quantities.ts'

export type Replies = 'most' | 'day'

/** Bit positions in facet rows, 16 at most: append only. The last three are of products. */
export const evidenceKinds = [
  'register',
  'vat',
  'lei',
  'duns',
  'domain',
  'address',
  'bank',
  'certificate',
  'visit',
  'datasheet',
  'cad',
  'declaration',
] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

export type BusinessDocument = {
  id: string
  name: string
  text: string
  businessType: string
  country: string
  industry: string
  categories: string[]
  verified: boolean
  run?: boolean | undefined
  replies?: Replies | undefined
  evidence?: readonly EvidenceKind[] | undefined
  registered: number
  taxonomy: string[]
  keywords: string[]
  place: string[]
  products?: string[]
  offered?: string[]
  translated?: readonly string[]
}

export type ProductDocument = {
  id: string
  name: string
  text: string
  /** Machine translations, one text a language. */
  translated?: readonly string[]
  code?: string
  brand?: string
  businessID: string
  businessFacts?: string
  businessType: string
  country: string
  industry: string
  category?: string
  subCategory?: string
  verified: boolean
  run?: boolean | undefined
  evidence?: readonly EvidenceKind[] | undefined
  registered: number
  /** `facet`: shared by keys of one meaning. */
  specs: { key: string; value: string; facet?: string | undefined }[]
  taxonomy: string[]
  keywords: string[]
  company?: string
}

export type DocumentOf<K extends Kind> = K extends 'business' ? BusinessDocument : ProductDocument
export type AnyDocument = BusinessDocument | ProductDocument

export type Among = { ids: readonly string[]; owners: readonly string[] }

/** Values of a list are OR, lists are AND; an empty list filters nothing. */
export type Filter = {
  businessType?: string[]
  country?: string[]
  industry?: string[]
  category?: string[]
  brand?: string[]
  verified?: boolean
  run?: boolean | undefined
  replies?: Replies | undefined
  evidence?: readonly EvidenceKind[] | undefined
  specs?: { key: string; values: string[]; ranges?: AmountRange[] }[]
  business?: string
  except?: string[]
  /** Ids, and businesses whose products count as well; all totals are of these. */
  among?: Among
}

export type SearchQuery = {
  text: string
  filter?: Filter
  skip: number
  size: number
  facets?: boolean
  /** Relevance (default) ties by verified, then newest. */
  sort?: 'relevance' | 'newest'
  /** The whole text: a name of exactly these words ranks first. */
  name?: string
  exactly?: boolean
  concepts?: Concept[]
  wishes?: Wishes
  thing?: QueryThing
  /** Raised within their tier; weights 0–1. */
  chosen?: readonly ChosenDocument[]
  explain?: boolean
  /** Before its correction: other words are corrections. */
  typed?: string
  /** Documents of these categories alone; the words are ignored. */
  members?: string[]
  /** `inNamesOnly`: documents are excluded by their names. `names`: the word in other languages. */
  without?: { text: string; inNamesOnly: boolean; names?: readonly string[] }[]
}

export type QueryThing = {
  text: string
  categories: string[]
  names: string[]
  relatedCategories: string[]
  memberCategories: string[]
  otherCategories: string[]
  kindCategories: string[]
  isWide: boolean
  /** Named in another language than English: products of other industries are not it. */
  isForeign?: boolean
  industries: string[]
  otherThings: string[]
  bindingWords: string[]
  boundBy?: string[]
  accessories: readonly string[]
}

export type ChosenDocument = { id: string; weight: number }

export type Concept = {
  text: string
  equivalents: string[]
  categories?: string[]
}

export type Wishes = {
  types?: string[]
  businessType?: string[]
  country?: string[]
  /** Among fitting documents, these come first. */
  places?: string[]
}

export type Facet = { value: string; count: number }[]

export type Facets = {
  businessType: Facet
  country: Facet
  industry: Facet
  category: Facet
  brand?: Facet
  verified?: Facet
  run?: Facet
  /** 'most' counts 'day' too. */
  replies?: Facet
  evidence?: Facet
  /** The most informative keys and every filtered one. */
  specs?: { key: string; values: Facet; range?: Required<AmountRange> & { bars: number[] } }[]
}

/** Points are shares of a whole text's. `fields` together hold the words `found`. */
export type WordReason = {
  text: string
  form:
    | 'typed'
    | 'amount'
    | 'nearAmount'
    | 'inflected'
    | 'prefix'
    | 'compound'
    | 'correction'
    | 'equivalent'
    | 'category'
    | 'head'
  found: string
  phrase?: string
  fields: ShownField[]
  weight: number
  points: number
}

export type Reasons = {
  tier: 'exact' | 'near' | 'all' | 'relaxed' | 'members' | 'browsed'
  exact?: { by: 'name' | 'code'; corrected?: string }
  words: WordReason[]
  missing: string[]
  thing: ('type' | 'category' | 'name' | 'text')[]
  wishes: { kind: 'role' | 'place'; isMet: boolean }[]
  bonuses: { by: 'type' | 'category' | 'place' | 'wishes' | 'chosen' | 'mention'; points: number }[]
  distance?: number
  verified: boolean
  order: ('verified' | 'newest')[]
}

export type SearchResult = {
  ids: string[]
  reasons?: Reasons[]
  /** Descending. Whole part is the tier: from 4 exact name or code, +2 all words of a relaxed query, +1 all wishes. */
  scores: number[]
  total: number
  mentions?: number
  facets?: Facets
  corrected?: string
  relaxed?: boolean
  /** Similar codes of the hits, when no document has the query's. */
  near?: string[]
  fitting?: number
  strict?: number
}

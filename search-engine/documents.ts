// Types of documents, queries and results.
import type { Kind } from './schema.ts'
import type { AmountRange } from './text/quantities.ts'

export type Replies = 'most' | 'day'

/** Kinds of checked evidence, each a bit of a facet row by its place here: append only. */
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
] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

export type BusinessDocument = {
  id: string
  name: string
  text: string
  businessType: string
  country: string
  industry: string
  /** Ids of categories and subcategories. */
  categories: string[]
  verified: boolean
  /** Answers most inquiries; `day`: usually within one. */
  replies?: Replies | undefined
  /** Kinds of verified and unexpired claims. */
  evidence?: readonly EvidenceKind[] | undefined
  /** Unix milliseconds. */
  registered: number
  /** Names of its industry and categories in every language. */
  taxonomy: string[]
  keywords: string[]
  /** City, state and country names in every language. */
  place: string[]
  /** Names of its products, and of their categories in every language. */
  products?: string[]
  offered?: string[]
}

export type ProductDocument = {
  id: string
  name: string
  text: string
  /** Part number or model. */
  code?: string
  brand?: string
  businessID: string
  businessType: string
  country: string
  industry: string
  category?: string
  subCategory?: string
  verified: boolean
  /** Unix milliseconds. */
  registered: number
  specs: { key: string; value: string }[]
  taxonomy: string[]
  keywords: string[]
}

export type DocumentOf<K extends Kind> = K extends 'business' ? BusinessDocument : ProductDocument
export type AnyDocument = BusinessDocument | ProductDocument

/** Values within a list are OR, lists are AND; an empty list is no filter. */
export type Filter = {
  businessType?: string[]
  country?: string[]
  industry?: string[]
  /** Ids of categories or subcategories. */
  category?: string[]
  brand?: string[]
  verified?: boolean
  /** Businesses only: at least this one. */
  replies?: Replies | undefined
  /** Businesses only. */
  evidence?: readonly EvidenceKind[] | undefined
  /** Values and ranges of one key are alternatives. */
  specs?: { key: string; values: string[]; ranges?: AmountRange[] }[]
  /** Id of the owning business. */
  business?: string
}

export type SearchQuery = {
  text: string
  filter?: Filter
  skip: number
  size: number
  facets?: boolean
  /** Relevance (the default) ties by verified, then newest; 'newest' sorts by time alone. */
  sort?: 'relevance' | 'newest'
  /** The whole text where `text` is a part of it: a name of exactly these words ranks first. */
  name?: string
  /** No other spelling of a word, and every word required. */
  exactly?: boolean
  /** Things that the text names. */
  concepts?: Concept[]
  wishes?: Wishes
}

/** A thing named by some of the words of a query: other words for it, and categories of its kind, match as those words do. */
export type Concept = {
  /** The part of the query that names it. */
  text: string
  equivalents: string[]
  /** Ids of categories, subcategories or industries. */
  categories?: string[]
}

/** Documents that fit all of them come first; the others follow. */
export type Wishes = {
  /** Heads of the name of the wished thing, in any language. */
  types?: string[]
  businessType?: string[]
  country?: string[]
  /** Names of a city or state: of those that fit, the ones there come first. */
  places?: string[]
}

/** By count, then by value; at most 50. */
export type Facet = { value: string; count: number }[]

export type Facets = {
  businessType: Facet
  country: Facet
  industry: Facet
  category: Facet
  brand?: Facet
  /** 'true' and 'false'. */
  verified?: Facet
  /** Of businesses; 'most' counts those of 'day' too. */
  replies?: Facet
  /** Of businesses. */
  evidence?: Facet
  /**
   * The most informative keys and every filtered one; at most 20 values each. `range`: unit and ends where the values are amounts, and how
   * many documents stand in equal steps between.
   */
  specs?: { key: string; values: Facet; range?: Required<AmountRange> & { bars: number[] } }[]
}

export type SearchResult = {
  ids: string[]
  /** Descending. The whole part is the tier: from 4 on an exact name or code, 2 more for all words of a relaxed query, 1 more for all wishes. */
  scores: number[]
  total: number
  facets?: Facets
  /** The text with misspelled words corrected. */
  corrected?: string
  /** Set when not all words had to match. */
  relaxed?: boolean
  /** Codes and numbers of the hits that are near to one of the query which no document has. */
  near?: string[]
  /** With wishes: how many documents fit all of them; they rank first. */
  fitting?: number
  /** With `relaxed`: how many documents match all words; they rank first. */
  strict?: number
}

// What goes in and what comes out: documents, questions, answers. Types only.
import type { Kind } from './schema.ts'

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
  /** Unix milliseconds. */
  registered: number
  /** Names of its industry and categories in every language. */
  taxonomy: string[]
  keywords: string[]
  /** City, state and country names in every language. */
  place: string[]
  /** Names of its products. */
  products?: string[]
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

/** Values within one list are alternatives, the lists all hold. An empty list is no filter. */
export type Filter = {
  businessType?: string[]
  country?: string[]
  industry?: string[]
  /** Ids of categories or subcategories. */
  category?: string[]
  brand?: string[]
  verified?: boolean
  specs?: { key: string; values: string[] }[]
  /** Id of the owning business. */
  business?: string
}

export type Question = {
  text: string
  filter?: Filter
  skip: number
  size: number
  facets?: boolean
  /** 'newest' looks at the time alone; the default is relevance, then verified, then newest. */
  sort?: 'relevance' | 'newest'
  /** Ids of categories, subcategories or industries that the text names: their documents match as well, and first. */
  categories?: string[]
}

/** Most frequent first, then by value; at most 50. */
export type Facet = { value: string; count: number }[]

export type Facets = {
  businessType: Facet
  country: Facet
  industry: Facet
  category: Facet
  brand?: Facet
  /** 'true' and 'false'. */
  verified?: Facet
  /** The most telling ones, at most 20 values each; every filtered one. */
  specs?: { key: string; values: Facet }[]
}

export type Found = {
  ids: string[]
  /** 0–1 for how well the text fits, 1–2 for members of the named category, above 2 for the very name or code. */
  scores: number[]
  total: number
  facets?: Facets
  /** The text with its misspelt words set right. */
  corrected?: string
  /** Set where not all words had to match. */
  relaxed?: boolean
  /** With `relaxed`: how many documents match all words; these stand first. */
  strict?: number
}

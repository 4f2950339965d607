// The structure of a question.
import type { Concept, QueryThing, SearchQuery, Wishes } from '../documents.ts'

export type Meaning = { kind: 'role' | 'place' | 'category'; text: string; value: string }

/** UTF-16 units of the typed text. */
export type Part = {
  kind:
    | 'thing'
    | 'binding'
    | 'material'
    | 'amount'
    | 'dimension'
    | 'norm'
    | 'code'
    | 'brand'
    | 'place'
    | 'role'
    | 'exclusion'
    | 'filler'
    | 'word'
  start: number
  end: number
  text: string
  value: string
  /** 0–1. */
  confidence: number
}

export type Thing = QueryThing & { types: string[]; confidence: number }

export type Question = {
  text: string
  readonly parts: Part[]
  readonly key: string | undefined
  thing: Thing | undefined
  meanings: Meaning[]
  words: string
  concepts: Concept[]
  wishes: Wishes
  without: NonNullable<SearchQuery['without']>
}

// Questions to a search process, and its answers.
import * as z from 'zod'
import { searchTextMost } from '#contract/foundation/constants.ts'
import type { PhraseDraft } from '#api/foundation/context.ts'
import {
  type BackendState as State,
  evidenceKinds,
  type Filter as EngineFilter,
  type QueryThing,
  type SearchQuery as Query,
  type SearchResult as Result,
  type Wishes,
} from '#search-engine/index.ts'

/** Every field of an engine's type, and no other. */
type FieldsOf<T> = { [K in keyof Required<T>]: z.ZodType }

const text = z.string().max(10 * searchTextMost)
const texts = z.array(text).max(5000)
const flag = z.boolean().exactOptional()
const some = texts.exactOptional()

const filter = {
  businessType: some,
  country: some,
  industry: some,
  category: some,
  brand: some,
  verified: flag,
  run: z.boolean().optional(),
  replies: z.enum(['most', 'day']).optional(),
  evidence: z.array(z.enum(evidenceKinds)).readonly().optional(),
  specs: z
    .array(
      z.object({
        key: text,
        values: texts,
        ranges: z
          .array(z.object({ unit: text, min: z.number().optional(), max: z.number().optional() }))
          .exactOptional(),
      }),
    )
    .exactOptional(),
  business: text.exactOptional(),
  except: some,
  among: z.object({ ids: z.array(text).max(10_000).readonly(), owners: texts.readonly() }).exactOptional(),
} satisfies FieldsOf<EngineFilter>

const wishes = { types: some, businessType: some, country: some, places: some } satisfies FieldsOf<Wishes>

const thing = {
  text,
  categories: texts,
  names: texts,
  relatedCategories: texts,
  kindCategories: texts,
  memberCategories: texts,
  otherCategories: texts,
  isWide: z.boolean(),
  isForeign: flag,
  industries: texts,
  otherThings: texts,
  bindingWords: texts,
  boundBy: some,
  accessories: texts.readonly(),
} satisfies FieldsOf<QueryThing>

const query = {
  text,
  filter: z.object(filter).exactOptional(),
  skip: z.int().min(0),
  size: z.int().min(0),
  facets: flag,
  sort: z.enum(['relevance', 'newest']).exactOptional(),
  name: text.exactOptional(),
  exactly: flag,
  concepts: z
    .array(z.object({ text, equivalents: texts, categories: some }))
    .max(1000)
    .exactOptional(),
  wishes: z.object(wishes).exactOptional(),
  thing: z.object(thing).exactOptional(),
  chosen: z
    .array(z.object({ id: text, weight: z.number() }))
    .readonly()
    .exactOptional(),
  explain: flag,
  typed: text.exactOptional(),
  members: some,
  without: z.array(z.object({ text, inNamesOnly: z.boolean() })).exactOptional(),
} satisfies FieldsOf<Query>

export const IndexName = z.enum(['business', 'product', 'people'])
export const SearchQuery = z.object(query)
export const Draft = z.custom<PhraseDraft>((value) => typeof value === 'object' && value !== null)

// Answers are of another process of this site.
type Counts = Record<'country' | 'category', [string, number][]>
export const SearchResult = z.custom<Result>()
export const BackendState = z.custom<Omit<State, 'counts'> & { counts: Record<keyof State['counts'], Counts> }>()

// Saved searches.
import * as z from 'zod'
import { capability } from '#contract/foundation/endpoint.ts'
import { locales } from '#contract/foundation/locales.ts'
import { savedSearchesMost, savedSearchNameMost } from '#contract/foundation/constants.ts'
import { Id, Instant, text } from '#contract/foundation/shapes.ts'
import { search } from '#contract/discovery/search.ts'
import { savedTypes, searchPaces } from './kinds.ts'
import { News } from './watches.ts'

const unkept = {
  skip: true,
  size: true,
  limit: true,
  facets: true,
  explain: true,
  sort: true,
  portal: true,
} as const

export const SavedQuestion = z.discriminatedUnion('resourceType', [
  search.business.body.omit(unkept).extend({ resourceType: z.literal('business') }),
  search.product.body.omit(unkept).extend({ resourceType: z.literal('product') }),
])
export type SavedQuestion = z.output<typeof SavedQuestion>

const name = text(savedSearchNameMost).pipe(z.string().min(1))
const pace = z.enum(searchPaces)

export const SavedSearch = z.object({
  id: z.string(),
  name: z.string(),
  resourceType: z.enum(savedTypes),
  question: SavedQuestion,
  filters: z
    .array(z.string())
    .describe('names of types, countries, industries, categories, brands and specifications, for its reader'),
  locale: z.enum(locales).describe('the language in which the question is read'),
  portal: z.string().nullable(),
  pace,
  savedAt: Instant,
  paused: z.boolean().describe('nobody opened it for half a year, nor answered the email that asked'),
  count: z.int().describe('new hits that were not opened'),
  latest: Instant.nullable().describe('of the last new hit'),
  hits: z.array(News).describe('the last new hits'),
})
export type SavedSearch = z.output<typeof SavedSearch>

export const savedSearches = capability({
  list: {
    method: 'GET',
    path: '/saved-search',
    summary: 'The own saved searches, the latest first, with their last new hits.',
    signedIn: true,
    answer: z.object({ data: z.array(SavedSearch), most: z.literal(savedSearchesMost) }),
  },
  save: {
    method: 'POST',
    path: '/saved-search',
    summary:
      'Saves a search: new hits are told from now on. The same question in the same language is kept once, with the name and pace that it has; a pause ends.',
    signedIn: true,
    body: z.object({
      name,
      pace: pace.default('daily'),
      question: SavedQuestion,
      portal: z.string().max(40).optional(),
    }),
    answer: SavedSearch,
    refusals: ['Conflict'],
  },
  change: {
    method: 'PUT',
    path: '/saved-search/:id',
    summary: 'Changes name or pace; another pace ends a pause.',
    signedIn: true,
    params: Id,
    body: z.object({ name: name.optional(), pace: pace.optional() }),
    answer: SavedSearch,
    refusals: ['NotFound'],
  },
  open: {
    method: 'POST',
    path: '/saved-search/:id/open',
    summary: 'Marks the hits of a saved search as opened. Safe to repeat.',
    signedIn: true,
    params: Id,
    answer: z.object({}),
    refusals: ['NotFound'],
  },
  remove: {
    method: 'DELETE',
    path: '/saved-search/:id',
    summary: 'Removes a saved search and what it alone told. Safe to repeat.',
    signedIn: true,
    params: Id,
    answer: z.object({}),
  },
})

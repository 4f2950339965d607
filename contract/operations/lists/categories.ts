// Categories, maintained by administrators.
import * as z from 'zod'
import { capability } from '#contract/foundation/endpoint.ts'
import { Id, Named, Uuid } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'
import { act, entryFacts, EntryNames, entryStates, NamesOfEntry, reason } from './entries.ts'

const CategoryRow = z.object({
  id: z.string(),
  key: z.string(),
  kind: z.enum(['industry', 'category', 'subCategory']),
  name: z.string(),
  path: z.array(Named).describe('from the industry down to what is above it'),
  companies: z.int().describe('public ones that chose it; of an industry, whose industry it is; counted once an hour'),
  products: z.int().describe('public ones that stand in it or below'),
  ...entryFacts,
})
export type CategoryRow = z.output<typeof CategoryRow>

const Category = CategoryRow.extend({
  names: NamesOfEntry,
  delivered: NamesOfEntry.nullable().describe('as it came with the software; null: it was added'),
  slug: z.string().nullable().describe('of the page of a category'),
  below: z.array(Named).describe('what is offered below it'),
  successor: Named.nullable().describe('of a retired one: what its companies and products move to'),
  moving: z.boolean().describe('its companies and products are on their way'),
})
export type Category = z.output<typeof Category>

const administrators = { signedIn: true, staff: ['administrator'] } as const
const one = { ...administrators, params: Id, answer: Category } as const

export const categories = capability({
  table: {
    ...administrators,
    method: 'GET',
    path: '/console/categories',
    summary: 'Categories and subcategories of all industries, in the order of the tree.',
    query: tableQuery(['order', 'name', 'companies', 'products'], 'order', {
      industry: z
        .string()
        .regex(/^\d{4}$/)
        .optional()
        .describe('key of an industry'),
      kind: z.enum(['category', 'subCategory']).optional(),
      state: z.enum(entryStates).optional().describe('only those in this state'),
      content: z.enum(['none']).optional().describe('none: only those without a company and without a product'),
    }),
    answer: tableOf(CategoryRow),
  },
  read: {
    ...one,
    method: 'GET',
    path: '/console/categories/:id',
    summary: 'A category with its names in every language; also an industry, which stays as it is.',
    refusals: ['NotFound'],
  },
  add: {
    ...administrators,
    method: 'POST',
    path: '/console/categories',
    summary:
      'Adds a category below an industry, or a subcategory below a category; its key is made of the English name.',
    body: z.object({ parentID: Uuid, names: EntryNames, reason }),
    answer: Category,
    refusals: ['NotFound', 'Conflict'],
  },
  rename: {
    ...one,
    method: 'PUT',
    path: '/console/categories/:id/names',
    summary: 'Changes the names of a category; without names it has those of the software again.',
    body: act.extend({ names: EntryNames.nullish() }),
    refusals: ['NotFound', 'Conflict'],
  },
  retire: {
    ...one,
    method: 'PUT',
    path: '/console/categories/:id/retire',
    summary:
      'Offers a category no longer. What has it keeps it, unless a successor is named: then all moves there in the background, and its page leads there. Safe to repeat.',
    body: act.extend({ successorID: Uuid.nullish() }),
    refusals: ['NotFound', 'Conflict'],
  },
  restore: {
    ...one,
    method: 'PUT',
    path: '/console/categories/:id/restore',
    summary: 'Offers a retired category again. What moved stays where it is. Safe to repeat.',
    body: act,
    refusals: ['NotFound', 'Conflict'],
  },
})

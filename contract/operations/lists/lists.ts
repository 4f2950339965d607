// Reference lists, maintained by administrators.
import * as z from 'zod'
import { text } from '#contract/foundation/shapes.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'
import { act, entryFacts, EntryNames, entryStates, NamesOfEntry, reason } from './entries.ts'
import { listNames } from './names.ts'

const List = z.enum(listNames).describe('name of a reference list')

const ListSummary = z.object({
  list: List,
  entries: z.int().describe('all, retired ones included'),
  renamed: z.int(),
  added: z.int(),
  retired: z.int(),
})
export type ListSummary = z.output<typeof ListSummary>

const ListEntry = z.object({
  list: List,
  code: z.string(),
  names: NamesOfEntry,
  plurals: NamesOfEntry.nullable().describe('where the list has them'),
  delivered: z
    .object({ names: NamesOfEntry, plurals: NamesOfEntry.nullable() })
    .nullable()
    .describe('as it came with the software; null: it was added'),
  uses: z.int().nullable().describe('profiles of companies and people that have it; null: not counted'),
  ...entryFacts,
})
export type ListEntry = z.output<typeof ListEntry>

const administrators = { signedIn: true, staff: ['administrator'] } as const
const Code = text(60).pipe(z.string().min(1)).describe('code of an entry')
const one = { ...administrators, params: z.object({ list: List, code: Code }), answer: ListEntry } as const

export const lists = capability({
  all: {
    ...administrators,
    method: 'GET',
    path: '/console/lists',
    summary: 'The reference lists, and how much of each the operator changed.',
    answer: z.array(ListSummary),
  },
  table: {
    ...administrators,
    method: 'GET',
    path: '/console/lists/:list',
    summary: 'The entries of a list, in the order in which they are offered.',
    params: z.object({ list: List }),
    query: tableQuery(['order', 'code', 'name', 'uses'], 'order', {
      state: z.enum(entryStates).optional().describe('only those in this state'),
    }),
    answer: tableOf(ListEntry),
  },
  read: {
    ...one,
    method: 'GET',
    path: '/console/lists/:list/:code',
    summary: 'An entry with its names in every language.',
    refusals: ['NotFound'],
  },
  add: {
    ...administrators,
    method: 'POST',
    path: '/console/lists/:list',
    summary: 'Adds an entry to a list that no standard fixes; its code is made of the English name.',
    params: z.object({ list: List }),
    body: z.object({ names: EntryNames, reason }),
    answer: ListEntry,
    refusals: ['Conflict'],
  },
  rename: {
    ...one,
    method: 'PUT',
    path: '/console/lists/:list/:code/names',
    summary: 'Changes the names of an entry; without names it has those of the software again.',
    body: act.extend({ names: EntryNames.nullish(), plurals: EntryNames.nullish() }),
    refusals: ['NotFound', 'Conflict'],
  },
  retire: {
    ...one,
    method: 'PUT',
    path: '/console/lists/:list/:code/retire',
    summary: 'Offers an entry no longer. What has it keeps it. Safe to repeat.',
    body: act,
    refusals: ['NotFound', 'Conflict'],
  },
  restore: {
    ...one,
    method: 'PUT',
    path: '/console/lists/:list/:code/restore',
    summary: 'Offers a retired entry again. Safe to repeat.',
    body: act,
    refusals: ['NotFound', 'Conflict'],
  },
})

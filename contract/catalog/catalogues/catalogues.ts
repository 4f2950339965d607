// Catalogs as tables: upload, import, export.
import * as z from 'zod'
import { cellProblems, importRowsMost, isCatalogueColumn, rowsAtOnceMost } from './columns.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required } from '#contract/foundation/fields.ts'
import { Instant, listOf, paging, text, Uuid } from '#contract/foundation/shapes.ts'

const Column = text(120).refine(isCatalogueColumn, 'is not a column of a catalogue')
const Cells = z.record(Column, z.union([text(8000), z.number()]))
const Outcome = z.enum(['added', 'changed', 'unchanged', 'refused'])
const importStatuses = ['open', 'waiting', 'running', 'done', 'failed', 'cancelled', 'undoing', 'undone'] as const

const Counts = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  drafts: z.int().describe('kept as drafts because the membership shows no more'),
})
export type Counts = z.output<typeof Counts>

export const CatalogueImport = z.object({
  importID: z.string(),
  fileName: z.string(),
  status: z.enum(importStatuses).describe('failed: nothing was changed'),
  rows: z.int(),
  rowsDone: z.int(),
  links: z.int().describe('pictures that the server has to fetch'),
  linksDone: z.int(),
  counts: Counts.nullable().describe('what it would do, and once done, what it did'),
  askedAt: Instant,
  endedAt: Instant.nullable(),
  undoUntil: Instant.nullable().describe('until then it can be undone; null: it cannot'),
  undoKept: z.int().describe('products that undoing it left as they are, because they were edited since'),
})
export type CatalogueImport = z.output<typeof CatalogueImport>

export const ImportRow = z.object({
  row: z.int().describe('as counted in the file'),
  name: z.string(),
  partNumber: z.string(),
  outcome: Outcome,
  draft: z.boolean(),
  problems: z.array(z.object({ column: z.string(), problem: z.enum(cellProblems), text: z.string() })),
  productID: z.string().nullable(),
})
export type ImportRow = z.output<typeof ImportRow>

const edit = { signedIn: 'verified', needs: { permission: 'editProducts', by: 'businessID' } } as const
const look = { signedIn: true, needs: { permission: 'editProducts', by: 'businessID' } } as const
const Import = z.object({ importID: Uuid })
const Own = z.object({ businessID: Uuid })

export const catalogues = capability({
  begin: {
    method: 'POST',
    path: '/catalogue/import',
    summary: 'Begins an import: then its rows are sent, it is judged, its pictures are sent, and it is started.',
    ...edit,
    body: Own.extend({
      fileName: required(200),
      decimal: z.enum(['.', ',']).default('.').describe('the sign before decimals in numbers written as text'),
      mapping: z.record(text(200), z.union([Column, z.literal('')])).describe('by heading; empty: left out'),
    }),
    answer: CatalogueImport,
  },
  addRows: {
    method: 'POST',
    path: '/catalogue/import/:importID/rows',
    summary: `Sends rows of it; a row sent again counts once. At most ${importRowsMost} in all.`,
    ...edit,
    params: Import,
    body: Own.extend({
      rows: z
        .array(z.object({ row: z.int().min(1).max(10_000_000), cells: Cells }))
        .min(1)
        .max(rowsAtOnceMost),
    }),
    answer: z.object({ rows: z.int() }),
    refusals: ['NotFound', 'Conflict', 'PayloadTooLarge'],
  },
  check: {
    method: 'POST',
    path: '/catalogue/import/:importID/check',
    summary: 'Judges all rows and says what would become of them. Changes no product.',
    ...edit,
    params: Import,
    body: Own.extend({
      pictures: z
        .array(z.object({ name: required(300), key: required(100) }))
        .max(20_000)
        .default([])
        .describe('that can be sent: file names, with something that changes with the content'),
    }),
    answer: CatalogueImport.extend({ pictures: z.array(z.string()).describe('names of those that have to be sent') }),
    refusals: ['NotFound', 'Conflict'],
  },
  addPictures: {
    method: 'POST',
    path: '/catalogue/import/:importID/pictures',
    summary: 'Says which uploads are the pictures that rows name.',
    ...edit,
    params: Import,
    body: Own.extend({
      pictures: z
        .array(z.object({ name: required(300), token: z.string().max(200) }))
        .min(1)
        .max(100),
    }),
    answer: z.object({}),
    refusals: ['NotFound', 'Conflict'],
  },
  start: {
    method: 'POST',
    path: '/catalogue/import/:importID/start',
    summary: 'Starts it: all rows become products, or none. Conflict: another one is under way, or rows are refused.',
    ...edit,
    params: Import,
    body: Own.extend({ skipRefused: z.boolean().default(false).describe('leave refused rows out') }),
    answer: CatalogueImport,
    refusals: ['NotFound', 'Conflict'],
  },
  cancel: {
    method: 'POST',
    path: '/catalogue/import/:importID/cancel',
    summary: 'Takes it back as long as it has not begun. Safe to repeat.',
    ...edit,
    params: Import,
    body: Own,
    answer: CatalogueImport,
    refusals: ['NotFound', 'Conflict'],
  },
  undo: {
    method: 'POST',
    path: '/catalogue/import/:importID/undo',
    summary:
      'Undoes it as a whole: added products are removed, changed ones are as before. Edited ones stay. Safe to repeat.',
    ...edit,
    params: Import,
    body: Own,
    answer: CatalogueImport,
    refusals: ['NotFound', 'Conflict'],
  },
  read: {
    method: 'GET',
    path: '/catalogue/import/:importID',
    summary: 'How far it is.',
    ...look,
    params: Import,
    query: Own,
    answer: CatalogueImport,
    refusals: ['NotFound'],
  },
  rows: {
    method: 'GET',
    path: '/catalogue/import/:importID/rows',
    summary: 'What would become, or has become, of its rows, in the order of the file.',
    ...look,
    params: Import,
    query: Own.extend({ outcome: Outcome.optional(), ...paging(1000) }),
    answer: listOf(ImportRow),
    refusals: ['NotFound'],
  },
  imports: {
    method: 'GET',
    path: '/catalogue/imports',
    summary: 'The last imports of a business, and how the columns of the last one were understood.',
    ...look,
    query: Own,
    answer: z.object({ imports: z.array(CatalogueImport), mapping: z.record(z.string(), z.string()) }),
  },
  export: {
    method: 'GET',
    path: '/catalogue/export',
    summary: 'All products of a business as rows of a table that can be imported again.',
    ...look,
    query: Own.extend(paging(500)),
    answer: z.object({ rows: z.array(z.record(z.string(), z.union([z.string(), z.number()]))), total: z.int() }),
  },
})

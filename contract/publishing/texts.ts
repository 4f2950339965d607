// Site texts as typed blocks, never HTML.
import * as z from 'zod'
import { PublishAt, versionedStates, versionFields } from './versions.ts'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required } from '#contract/foundation/fields.ts'
import { locales } from '#contract/foundation/locales.ts'
import { Id, Instant, text } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'

export const textCollections = ['pages', 'b2b-tips', 'agreements'] as const
export type TextCollection = (typeof textCollections)[number]

const Run = z.object({
  text: z.string(),
  strong: z.literal(true).optional(),
  em: z.literal(true).optional(),
  code: z.literal(true).optional(),
  href: z.string().optional().describe('a path of this site, an anchor, https: or mailto:'),
})
export type Run = z.output<typeof Run>
const Runs = z.array(Run)

const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), id: z.string(), runs: Runs }),
  z.object({ kind: z.literal('paragraph'), runs: Runs }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(Runs) }),
  z.object({
    kind: z.literal('table'),
    numbers: z.array(z.boolean()).describe('columns that are aligned right'),
    head: z.array(Runs),
    rows: z.array(z.array(Runs)),
  }),
  z.object({ kind: z.literal('quote'), paragraphs: z.array(Runs) }),
  z.object({ kind: z.literal('figure'), src: z.string(), alt: z.string(), caption: z.string() }),
])
export type Block = z.output<typeof Block>

const Heading = {
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  minutes: z.int().describe('time to read'),
  updated: z.string().describe('day'),
}
const TextSummary = z.object(Heading)
export type TextSummary = z.output<typeof TextSummary>

const Text = z.object({
  ...Heading,
  locale: z.enum(locales),
  keywords: z.array(z.string()),
  related: z
    .array(z.object({ id: z.string(), kind: z.enum(['industry', 'category']), name: z.string() }))
    .describe('industries and categories that the text is about'),
  contents: z.array(z.object({ id: z.string(), text: z.string() })).describe('headings of the second level'),
  blocks: z.array(Block),
})
export type Text = z.output<typeof Text>

const TextRow = z.object({
  collection: z.enum(textCollections),
  slug: z.string(),
  lang: z.enum(locales),
  title: z.string(),
  state: z.enum(versionedStates),
  changedAt: Instant.nullable().describe('publication of the newest version; null: as it came'),
})
export type TextRow = z.output<typeof TextRow>

const TextVersion = z.object({ ...versionFields, title: z.string(), source: z.string() })

const TextSources = z.object({
  collection: z.enum(textCollections),
  slug: z.string(),
  lang: z.enum(locales),
  source: z.string().describe('Markdown with front matter, as it is shown now'),
  fileSource: z.string().describe('as it came with the software'),
  versions: z.array(TextVersion).describe('the newest first'),
})
export type TextSources = z.output<typeof TextSources>

export const textSourceMost = 100_000
const Source = z.string().max(textSourceMost).describe('Markdown with front matter')
const reason = required(staffReasonMost)
const administrators = { signedIn: true, staff: ['administrator'] } as const
const Lang = z.object({ lang: z.enum(locales).optional() })
const collection = z.enum(textCollections)
const TextName = z.object({ collection, slug: text(80), lang: z.enum(locales) })

export const texts = capability({
  list: {
    method: 'GET',
    path: '/texts/:collection',
    summary: 'The texts of a collection with title, description and reading time, in their order.',
    params: z.object({ collection }),
    query: Lang,
    answer: z.array(TextSummary),
  },
  read: {
    method: 'GET',
    path: '/texts/:collection/:slug',
    summary: 'A text of the site in one language, as typed blocks without HTML.',
    params: z.object({ collection, slug: text(80) }),
    query: Lang,
    answer: Text,
    refusals: ['NotFound'],
  },
  table: {
    ...administrators,
    method: 'GET',
    path: '/console/texts',
    summary: 'All texts of the site in every language, and whether the operator changed them.',
    query: tableQuery(['slug', 'changedAt'], 'slug', {
      collection: collection.optional(),
      lang: z.enum(locales).optional(),
      state: z.enum(versionedStates).optional().describe('only those in this state'),
    }),
    answer: tableOf(TextRow),
  },
  sources: {
    ...administrators,
    method: 'GET',
    path: '/console/texts/:collection/:slug/:lang',
    summary: 'A text as Markdown, with its versions.',
    params: TextName,
    answer: TextSources,
    refusals: ['NotFound'],
  },
  preview: {
    ...administrators,
    method: 'POST',
    path: '/console/texts/:collection/:slug/:lang/preview',
    summary: 'How Markdown would look as this text, or why it can not be shown. Changes nothing.',
    params: TextName,
    body: z.object({ source: Source }),
    answer: z.object({ text: Text.nullable(), problem: z.string() }),
    refusals: ['NotFound'],
  },
  write: {
    ...administrators,
    method: 'POST',
    path: '/console/texts/:collection/:slug/:lang',
    summary: 'Writes a version of a text, shown at once or from a time on.',
    params: TextName,
    body: z.object({ source: Source, publishAt: PublishAt, reason }),
    answer: TextSources,
    refusals: ['NotFound'],
  },
  withdraw: {
    ...administrators,
    method: 'PUT',
    path: '/console/texts/version/:id/withdraw',
    summary: 'Withdraws a version: the one before it is shown, or the file. Safe to repeat.',
    params: Id,
    body: z.object({ reason }),
    answer: TextSources,
    refusals: ['NotFound'],
  },
  restore: {
    ...administrators,
    method: 'PUT',
    path: '/console/texts/version/:id/restore',
    summary: 'Takes a withdrawal back. Safe to repeat.',
    params: Id,
    body: z.object({ reason }),
    answer: TextSources,
    refusals: ['NotFound'],
  },
})

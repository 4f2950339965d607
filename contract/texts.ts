// Texts of the site: articles, legal and informational pages as typed blocks, never as HTML.
import * as z from 'zod'
import { capability } from './endpoint.ts'
import { locales } from './locales.ts'

/** Folders of texts: pages of the site, and articles on exporting in their order. */
export const textCollections = ['pages', 'b2b-tips'] as const
export type TextCollection = (typeof textCollections)[number]

const Run = z.object({
  text: z.string(),
  strong: z.literal(true).optional(),
  em: z.literal(true).optional(),
  code: z.literal(true).optional(),
  href: z.string().optional().describe('a path of this site, an anchor, https: or mailto:'),
})
/** Text with its emphasis and links, in a row. */
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

const Lang = z.object({ lang: z.enum(locales).optional() })
const collection = z.enum(textCollections)

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
    params: z.object({ collection, slug: z.string().max(80) }),
    query: Lang,
    answer: Text,
    refusals: ['NotFound'],
  },
})

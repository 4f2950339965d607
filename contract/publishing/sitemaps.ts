// Sitemap addresses.
import * as z from 'zod'
import { capability } from '#contract/foundation/endpoint.ts'
import { Instant, Uuid } from '#contract/foundation/shapes.ts'
import { readVersions } from '#contract/foundation/versions.ts'

export const sitemapKinds = ['businesses', 'products', 'people', 'posts'] as const
export type SitemapKind = (typeof sitemapKinds)[number]
/** Per sitemap part, and per answer. */
export const sitemapPartSize = 5000
export const sitemapPageSize = 1000
export const feedSize = 30

const kind = z.enum(sitemapKinds).describe('of the pages')

export const sitemaps = capability({
  parts: {
    method: 'GET',
    path: '/sitemaps/:kind',
    summary: 'The pages of a kind in parts of 5,000, counted once an hour.',
    params: z.object({ kind }),
    answer: z.array(
      z.object({
        nextID: z.string().describe('the first page of the part'),
        count: z.int(),
        changedAt: Instant.describe('when a page of the part changed last'),
      }),
    ),
  },
  pages: {
    method: 'GET',
    path: '/sitemaps/:kind/pages',
    summary: 'Pages of a kind in the order of their ids, with the readable part of their address.',
    params: z.object({ kind }),
    query: z.object({
      nextID: Uuid.optional(),
      size: z.coerce
        .number()
        .int()
        .min(1)
        .transform((value) => Math.min(value, sitemapPageSize))
        .default(sitemapPageSize),
    }),
    answer: z.object({
      data: z.array(
        z.object({
          id: z.string(),
          key: z.string(),
          changedAt: Instant,
          languages: z.array(z.string()).optional().describe('absent: all'),
        }),
      ),
      nextID: z.string().optional(),
    }),
  },
  newest: {
    method: 'GET',
    path: '/sitemaps/:kind/newest',
    summary:
      'The newest companies or products, for feeds: only those to which something real has happened (imported, checked, or an answered inquiry).',
    params: z.object({ kind: z.enum(['businesses', 'products']) }),
    answer: z.array(
      z.object({
        id: z.string(),
        key: z.string(),
        title: z.string(),
        summary: z.string(),
        languages: readVersions({ title: z.string(), summary: z.string() }).languages.describe(
          'a name of a company has none',
        ),
        author: z.string().optional().describe('the company of a product'),
        at: Instant,
      }),
    ),
  },
})

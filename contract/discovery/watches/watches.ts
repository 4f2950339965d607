// Watches and their news.
import * as z from 'zod'
import { presences } from '#contract/identity/businesses/presence.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { watchesMost } from '#contract/foundation/constants.ts'
import { Cursor, pageOf } from '#contract/identity/actors.ts'
import { Country, Instant, Photo, Uuid } from '#contract/foundation/shapes.ts'
import { newsKinds, savedTypes, watchables, watchPaces } from './kinds.ts'

const Price = z.object({ amount: z.number().nullable(), currency: z.string().nullable(), unit: z.string().nullable() })
const NewsValue = z
  .object({
    price: Price.optional(),
    names: z.array(z.string()).optional().describe('of certificates'),
    number: z.number().optional().describe('days of a lead time, or things of an import'),
    yes: z.boolean().optional(),
    text: z.string().optional(),
  })
  .nullable()
  .describe('one of the fields, by the kind; null: nothing is stated')
export type NewsValue = z.output<typeof NewsValue>

export const Thing = z.object({
  resourceType: z.enum(savedTypes),
  resourceID: z.string(),
  key: z.string(),
  name: z.string(),
  company: z.object({
    businessID: z.string(),
    key: z.string(),
    companyName: z.string(),
    country: Country,
    presence: z.enum(presences),
    verified: z.boolean(),
  }),
  photo: Photo.nullable(),
})
export type Thing = z.output<typeof Thing>

export const News = z.object({
  id: z.string(),
  kind: z.enum(newsKinds),
  at: Instant,
  openedAt: Instant.nullable(),
  thing: Thing,
  old: NewsValue,
  new: NewsValue,
  searches: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe('saved searches and categories that found it'),
})
export type News = z.output<typeof News>

const WatchEntry = z.object({
  resourceType: z.enum(watchables),
  resourceID: z.string(),
  name: z.string(),
  thing: Thing.optional().describe('absent for a category'),
  watchedAt: Instant,
  latest: News.nullable(),
})
export type WatchEntry = z.output<typeof WatchEntry>

const Settings = z.object({ pace: z.enum(watchPaces).describe('how news of watched things are told') })
const WatchedReference = z.object({ resourceType: z.enum(watchables), resourceID: Uuid })
const State = z.object({ watching: z.boolean() })

export const watches = capability({
  list: {
    method: 'GET',
    path: '/watch',
    summary: 'The watched things, the latest first, each with its last news, and how their news are told.',
    signedIn: true,
    answer: Settings.extend({ data: z.array(WatchEntry), most: z.literal(watchesMost) }),
  },
  watch: {
    method: 'POST',
    path: '/watch',
    summary: 'Watches a product, a company or a category. Safe to repeat.',
    signedIn: true,
    body: WatchedReference,
    answer: State,
    refusals: ['NotFound', 'Conflict'],
  },
  unwatch: {
    method: 'DELETE',
    path: '/watch',
    summary: 'Watches it no longer. Safe to repeat.',
    signedIn: true,
    body: WatchedReference,
    answer: State,
  },
  open: {
    method: 'POST',
    path: '/watch/open',
    summary: 'Marks the news of a thing as opened, since its page was, and says whether it is watched. Safe to repeat.',
    signedIn: true,
    body: WatchedReference,
    answer: State,
  },
  news: {
    method: 'GET',
    path: '/watch/news',
    summary: 'News of watched things and saved searches, the latest first.',
    signedIn: true,
    query: z.object({ nextID: Cursor }),
    answer: pageOf(News).extend({ unopened: z.int() }),
  },
  openNews: {
    method: 'POST',
    path: '/watch/news/open',
    summary: 'Marks all news as opened. Safe to repeat.',
    signedIn: true,
    answer: z.object({}),
  },
  settings: {
    method: 'PUT',
    path: '/watch/settings',
    summary: 'Changes how news of watched things are told: in the app alone, or in a daily or weekly email too.',
    signedIn: true,
    body: Settings,
    answer: Settings,
  },
})

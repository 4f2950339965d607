// Reach of a business.
import * as z from 'zod'
import { comparedMost, searchPageSizeMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { Country, Instant, Photo, Uuid } from '#contract/foundation/shapes.ts'

export const reachPeriods = ['7', '30', '365'] as const
export type ReachPeriod = (typeof reachPeriods)[number]
export const reachDaysOf = { standard: 30, gold: 365, premium: 365, platinum: 365 } as const

/** People on one day. */
export const wordPersonsLeast = 3
export const countryPersonsLeast = 5
export const peersLeast = 20
export const endingDays = 180

export const reachSources = ['search', 'network', 'outside', 'direct'] as const
export type ReachSource = (typeof reachSources)[number]
export const reachKinds = [
  'seen',
  'viewed',
  'people',
  'saved',
  'compared',
  'downloaded',
  'inquiries',
  'quoted',
  'awarded',
] as const
export type ReachKind = (typeof reachKinds)[number]
export const peerKinds = ['answerMinutes', 'seen', 'viewed'] as const
export const weekKinds = ['seen', 'viewed', 'people', 'inquiries'] as const
export const endingKinds = ['certificate', 'claim', 'membership', 'document'] as const
export const nextKinds = ['answer', 'sample', 'renew', 'improve'] as const

const Count = z.int()
const ResourceType = z.enum(['business', 'product'])

export const Seal = z.object({
  words: z.string().max(100).describe('folded; empty where they may name a person'),
  key: z.string().max(64).describe('proves words, kind, ids and places to the beacon'),
})
export type Seal = z.output<typeof Seal>

const SealedAnswer = Seal.extend({
  kind: ResourceType,
  skip: z.int().min(0),
  ids: z.array(Uuid).min(1).max(searchPageSizeMost).describe('all hits of the answer, in order'),
})
export type SealedAnswer = z.output<typeof SealedAnswer>

const Series = z.object({
  kind: z.enum(reachKinds),
  total: Count,
  before: Count.nullable().describe('in as many days before; null: not kept that long'),
  values: z.array(Count).describe('a day each'),
})
const ProductReach = z.object({
  productID: z.string(),
  key: z.string(),
  name: z.string(),
  mainImage: Photo,
  seen: Count,
  viewed: Count,
  saved: Count,
  compared: Count,
  downloaded: Count.describe('documents opened'),
  inquiries: Count,
  quoted: Count,
  awarded: Count,
  answerMinutes: Count.nullable().describe('median to the first answer'),
})
const WordsReach = z.object({
  words: z.string(),
  seen: Count,
  opened: Count,
  people: Count.describe('sum of the days: each person once a day'),
  place: Count.nullable().describe('mean among the hits, from 1; null: only opened'),
})
const Visitor = z.object({
  businessID: z.string(),
  key: z.string(),
  companyName: z.string(),
  country: Country,
  days: Count.describe('on which somebody of it opened a page'),
  lastOn: z.string().describe('day in UTC'),
})
const Peers = z.object({
  category: z.string().describe('name of the first category, or of the industry where it has too few companies'),
  companies: Count,
  figures: z.array(
    z.object({
      kind: z.enum(peerKinds),
      companies: Count.describe('with this figure'),
      own: z.number().nullable(),
      first: z.number().describe('quartile'),
      median: z.number(),
      third: z.number().describe('quartile'),
      behind: z.number().nullable().describe('share of companies that do worse, 0 to 1'),
    }),
  ),
})

export const Reach = z.object({
  days: Count,
  longest: Count.describe('days that the plan shows'),
  starts: z.array(z.string()).describe('days in UTC; the last is not over'),
  series: z.array(Series),
  products: z.array(ProductReach).describe('most seen first'),
  words: z.array(WordsReach).describe(`of ${wordPersonsLeast} people on one day or more, most seen first`),
  fewerWords: z.object({ words: Count, seen: Count, opened: Count }).describe('the other words together'),
  countries: z
    .array(z.object({ country: Country, people: Count }))
    .describe(`of ${countryPersonsLeast} people on one day or more`),
  otherCountries: Count.describe('people of all other and unknown countries'),
  sources: z.array(z.object({ source: z.enum(reachSources), viewed: Count })),
  visitors: z
    .array(Visitor)
    .nullable()
    .describe('companies that chose to be seen, the latest first; null: this one did not, and sees none'),
  replies: z
    .object({ inquiries: Count, answered: Count, withinDay: Count, medianMinutes: Count.nullable() })
    .describe('of 90 days, without those of the last day that wait'),
  samples: z
    .object({
      requested: Count,
      approved: Count,
      declined: Count,
      shipped: Count,
      concluded: Count,
      waiting: Count.describe('now, for an answer or the shipment'),
      late: Count.describe('of them, longer than 72 hours or 7 days'),
    })
    .describe('asked of the company, in the period'),
  peers: Peers.nullable().describe(`null: fewer than ${peersLeast} companies in category and industry`),
})
export type Reach = z.output<typeof Reach>

const Week = z.object({ now: Count, before: Count.describe('in the week before') })
export const ReachWeek = z.object({
  from: z.string().describe('its Monday, in UTC'),
  figures: z.record(z.enum(weekKinds), Week),
})
export type ReachWeek = z.output<typeof ReachWeek>

export const ReachWork = z.object({
  waiting: z.object({
    total: Count,
    data: z.array(
      z.object({
        requestID: z.string(),
        sender: z.string(),
        country: Country.nullable(),
        about: z.string().describe('product, or own words of the subject'),
        subject: z.string(),
        rfqID: z.string().nullable(),
        createdAt: Instant,
      }),
    ),
  }),
  ending: z.array(z.object({ kind: z.enum(endingKinds), name: z.string(), endsOn: z.string() })),
  next: z
    .object({
      kind: z.enum(nextKinds),
      id: z.string().describe('inquiry (also of a sample), product, or empty'),
      name: z.string(),
      at: z.string().describe('when it came or ends; empty for a product'),
    })
    .nullable(),
})
export type ReachWork = z.output<typeof ReachWork>

const OfBusiness = z.object({ businessID: Uuid })
const readers = { signedIn: true, needs: { permission: 'readFigures', by: 'businessID' } } as const

export const reach = capability({
  tell: {
    method: 'POST',
    path: '/reach',
    summary:
      'Tells once a page what a visitor saw. Each thing counts once a person and day; answered alike whether it counts or not. Safe to repeat.',
    body: z.object({
      answer: SealedAnswer.optional().describe('of the search on the page, or that led to it'),
      seen: z
        .array(z.int().min(0).max(searchPageSizeMost))
        .max(searchPageSizeMost)
        .default([])
        .describe('indexes among the ids of the answer: half visible for a second'),
      viewed: z.object({ kind: ResourceType, id: Uuid }).optional().describe('page visible for a second'),
      compared: z.array(Uuid).max(comparedMost).default([]),
      source: z.enum(reachSources).default('direct'),
      zone: z.string().max(64).default('').describe('time zone of the browser: the country derives from it'),
    }),
    answer: z.object({}),
  },
  read: {
    method: 'GET',
    path: '/business/:businessID/reach',
    summary: 'Figures of a business by day, product, words, country and source, beside those of its category.',
    ...readers,
    params: OfBusiness,
    query: z.object({
      days: z.enum(reachPeriods).default('30').describe('period, today included; never longer than the plan shows'),
    }),
    answer: Reach,
  },
  showVisits: {
    method: 'PUT',
    path: '/business/:businessID/reach/visits',
    summary:
      'Shows a business as a visitor to those that do so too, and them to it. Ending it deletes its visits and those it saw. Safe to repeat.',
    signedIn: true,
    needs: { permission: 'shareVisits', by: 'businessID' },
    params: OfBusiness,
    body: z.object({ shown: z.boolean() }),
    answer: z.object({}),
  },
  work: {
    method: 'GET',
    path: '/business/:businessID/reach/work',
    summary: 'Inquiries that wait, evidence and plan that run out, and the next best step of a business.',
    ...readers,
    params: OfBusiness,
    answer: ReachWork,
  },
})

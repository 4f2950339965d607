// Boosts: seven days in the Promoted slot, never affecting search order.
import * as z from 'zod'
import { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { ProductCard } from '#contract/catalog/products/products.ts'
import { CountryCode, Day, Instant, Subscription, Uuid } from '#contract/foundation/shapes.ts'
import { boostPlaces } from './rules.ts'

const Count = z.int()
const Figures = z.object({ shown: Count, clicked: Count, inquiries: Count })

const Boost = z.object({
  boostID: z.string(),
  product: z.object({ productID: z.string(), name: z.string() }).nullable().describe('null: the company itself'),
  startsAt: Instant,
  endsAt: Instant,
  running: z.boolean(),
  total: Figures,
  days: z.array(Figures.extend({ day: Day })).describe('each day of the boost until today'),
})
export type Boost = z.output<typeof Boost>

export const Boosts = z.object({
  businessID: z.string(),
  companyName: z.string(),
  subscription: Subscription,
  allowance: z.object({ total: Count, used: Count, renewsOn: Day }).describe('of the calendar month'),
  boosts: z.array(Boost).describe('of a year, the latest first'),
})
export type Boosts = z.output<typeof Boosts>

const PromotedResult = z.object({
  boostID: z.string(),
  business: BusinessCard.nullable(),
  product: ProductCard.nullable(),
})
export type PromotedResult = z.output<typeof PromotedResult>

const nodesMost = 20
const exceptMost = 100
const Of = z.object({ businessID: Uuid })
const One = z.object({ boostID: Uuid })
const ofBusiness = {
  signedIn: true,
  needs: { permission: 'boost', by: 'businessID' },
  params: Of,
  answer: Boosts,
} as const
const gone = ['NotFound', 'Gone', 'Forbidden'] as const

export const boosts = capability({
  list: {
    ...ofBusiness,
    method: 'GET',
    path: '/business/:businessID/boost',
    summary: 'The boosts of a business: what is left this month, what runs, and what came of each.',
    refusals: gone,
  },
  start: {
    ...ofBusiness,
    method: 'POST',
    path: '/business/:businessID/boost',
    summary:
      'Boosts the business, or one of its products, for seven days from now. One that runs already is not begun twice.',
    body: z.object({ productID: Uuid.optional() }),
    refusals: [...gone, 'Conflict'],
  },
  stop: {
    ...ofBusiness,
    method: 'POST',
    path: '/business/:businessID/boost/:boostID/stop',
    summary: 'Ends a boost now; it is not given back. Safe to repeat.',
    params: Of.extend({ boostID: Uuid }),
    refusals: gone,
  },
  show: {
    method: 'POST',
    path: '/boost/show',
    summary: 'The boost whose turn it is in a slot, counted as shown. Null where none fits.',
    body: z.object({
      place: z.enum(boostPlaces),
      nodes: z.array(Uuid).max(nodesMost).optional().describe('industries or categories that are searched'),
      countries: z.array(CountryCode).max(nodesMost).optional().describe('only companies of these; empty: of all'),
      except: z.array(Uuid).max(exceptMost).default([]).describe('boosts that the viewer has seen often enough'),
    }),
    answer: z.object({ promoted: PromotedResult.nullable() }),
  },
  click: {
    method: 'POST',
    path: '/boost/:boostID/click',
    summary: 'Counts that the boost was clicked where it was shown, once a visitor and day.',
    params: One,
    answer: z.object({}),
    refusals: ['NotFound'],
  },
  countInquiry: {
    method: 'POST',
    path: '/boost/:boostID/inquiry',
    summary: "Counts an inquiry of the viewer's to the company as one that the boost has brought. Safe to repeat.",
    signedIn: true,
    params: One,
    body: z.object({ requestID: Uuid }),
    answer: z.object({}),
    refusals: ['NotFound'],
  },
})

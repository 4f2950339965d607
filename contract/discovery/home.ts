// Home page of strangers.
import * as z from 'zod'
import { capability } from '#contract/foundation/endpoint.ts'
import { locales } from '#contract/foundation/locales.ts'
import { Country, Photo } from '#contract/foundation/shapes.ts'

const Industry = z.object({
  key: z.string().describe('four digits, 0001 to 0015'),
  text: z.string(),
  image: z.string(),
  manufacturers: z.int().describe('as the search for it finds them'),
})

const Verified = z.object({
  businessID: z.string(),
  key: z.string(),
  companyName: z.string(),
  shortDescription: z.string(),
  country: Country,
  picture: Photo.describe('of its first product'),
  products: z.int(),
  medianMinutes: z.int().nullable().describe('until its first answer; null where too little was measured'),
})

const Answers = z.object({
  days: z.int().describe('the period that is counted, up to two days ago'),
  least: z.int().describe('inquiries below which nothing is said'),
  measured: z
    .object({
      inquiries: z.int(),
      answered: z.int(),
      companies: z.int().describe('that answered at least one'),
      quartiles: z.array(z.int()).length(3).describe('minutes until the first answer, of those answered'),
      withinTwoDays: z.number().describe('share of all, 0 to 1'),
    })
    .nullable()
    .describe('inquiries to companies that run their page; sample data is not counted'),
})

export const Home = z.object({
  companies: z.int(),
  products: z.int(),
  countries: z.int(),
  listed: z.int().describe('companies whose page nobody runs yet; counted once an hour'),
  industries: z.array(Industry),
  verified: z.object({
    total: z.int(),
    thisWeek: z.boolean().describe('false: nobody this week, these are the latest'),
    companies: z.array(Verified),
  }),
  answers: Answers,
})
export type Home = z.output<typeof Home>

export const home = capability({
  read: {
    method: 'GET',
    path: '/home',
    summary:
      'How large the directory is, its industries, companies that were verified lately, and how inquiries are answered.',
    query: z.object({ lang: z.enum(locales).optional() }),
    answer: Home,
  },
})

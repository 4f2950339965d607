// Places to buy: sellers that a maker appointed, and coverage of distributors.
import * as z from 'zod'
import { Coded, Country, Day, Instant, Named } from '#contract/foundation/shapes.ts'
import { Author } from '#contract/identity/actors.ts'
import { ConfirmedBy, Exclusive, Role } from './grid.ts'
import { stocks } from './states.ts'

export const ReplyMinutes = z.int().nullable().describe('median to its first answers; null: too few inquiries to say')

export const Coverage = z.object({
  countries: z.array(Country),
  industries: z.array(Named),
  categories: z.array(Named),
  languages: z.array(Coded),
  stock: z.enum(stocks).nullable(),
  stockPlace: z.string(),
  service: z.boolean(),
  brands: z.array(z.string()),
  room: z.boolean(),
  roles: z.array(Role),
  description: z.string(),
  statedAt: Instant.nullable(),
})
export type Coverage = z.output<typeof Coverage>

export const Seller = z.object({
  business: Author,
  website: z.string().nullable().describe('of a company that nobody runs here'),
  countries: z.array(Country),
  lines: z.array(Named).describe('id and name'),
  subject: z.string().nullable().describe('in place of lines'),
  role: Role,
  exclusivity: Exclusive,
  by: ConfirmedBy,
  at: Instant.describe('confirmed, or stated'),
  until: Day.nullable().describe('null: open, or not for the public'),
  stock: z.enum(stocks).nullable(),
  stockPlace: z.string(),
  service: z.boolean(),
  replyMinutes: ReplyMinutes,
})
export type Seller = z.output<typeof Seller>

export const Former = z.object({
  business: Author,
  countries: z.array(Country),
  lines: z.array(Named),
  until: Day.describe('was confirmed until'),
})

const Sought = z.object({
  lineID: z.string(),
  name: z.string(),
  role: Role,
  withStock: z.boolean(),
  exclusivePossible: z.boolean(),
  countries: z.array(Country),
})

export const WhereToBuy = z.object({
  maker: Author.describe('may always be asked, whatever stands below'),
  sellers: z.array(Seller).describe('those that both confirm first'),
  former: z.array(Former).describe('lapsed within a year'),
  sought: z.array(Sought),
  countries: z.array(Country.extend({ count: z.int() })).describe('with sellers'),
})
export type WhereToBuy = z.output<typeof WhereToBuy>

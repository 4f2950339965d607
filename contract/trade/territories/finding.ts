// Lines that seek somebody, distributors, and saved searches for both.
import * as z from 'zod'
import { savedSearchNameMost } from '#contract/foundation/constants.ts'
import { territoryPageSizeMost } from './constants.ts'
import { Country, CountryCode, Day, Instant, Named, paging, text, Uuid } from '#contract/foundation/shapes.ts'
import { Author } from '#contract/identity/actors.ts'
import { Role } from './grid.ts'
import { Coverage, ReplyMinutes } from './places.ts'
import { stocks } from './states.ts'

export const SoughtLine = z.object({
  lineID: z.string(),
  name: z.string(),
  description: z.string(),
  business: Author,
  categories: z.array(Named),
  role: Role,
  withStock: z.boolean(),
  wishes: z.array(z.string()),
  exclusivePossible: z.boolean(),
  noMinimum: z.boolean(),
  productCount: z.int(),
  representedIn: z.int().describe('countries with a confirmed partner that is shown'),
  countries: z.array(Country).describe('where somebody is sought'),
  until: Day.nullable(),
  replyMinutes: ReplyMinutes,
  openedAt: Instant.describe('sought since'),
})
export type SoughtLine = z.output<typeof SoughtLine>

export const FoundDistributor = Coverage.omit({ statedAt: true }).extend({
  business: Author,
  lineCount: z.int().describe('lines with a confirmed agreement that is shown'),
  replyMinutes: ReplyMinutes,
})
export type FoundDistributor = z.output<typeof FoundDistributor>

const True = z.enum(['true']).optional()
export const FacetValue = z.object({
  value: z.string(),
  name: z.string(),
  count: z.int(),
  emoji: z.string().optional(),
})
export const Facet = z.array(FacetValue)

function codes<T extends z.ZodType<string, string>>(item: T) {
  return z
    .string()
    .max(2000)
    .transform((given) => [
      ...new Set(
        given
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      ),
    ])
    .pipe(z.array(item).max(50))
    .optional()
}
const asked = {
  textQuery: text(200).default('').describe('words of names and descriptions'),
  country: codes(CountryCode).describe('to be covered; codes, comma between'),
  category: codes(Uuid).describe('those below it count too'),
  industry: codes(Uuid).describe('ids of industries, comma between'),
  role: codes(Role).describe('comma between'),
  verified: True.describe('only of verified companies'),
  ...paging(territoryPageSizeMost),
}
export const LineQuestion = z.object({
  ...asked,
  from: codes(CountryCode).describe('countries of the maker, comma between'),
  exclusivePossible: True.describe('exclusivity is possible at first'),
  noMinimum: True.describe('without a minimum order'),
})
export const DistributorQuestion = z.object({
  ...asked,
  language: codes(z.string().max(3)).describe('spoken; codes, comma between'),
  stock: z.enum(stocks).optional().describe('in the own warehouse, or to order'),
  service: True.describe('with repair or commissioning'),
  room: True.describe('takes further lines'),
})

const unkept = { skip: true, size: true, limit: true } as const
const alertPaces = ['daily', 'weekly'] as const
export const NewAlert = z.object({
  kind: z.enum(['line', 'distributor']),
  name: text(savedSearchNameMost).pipe(z.string().min(1)),
  pace: z.enum(alertPaces).default('weekly'),
  question: LineQuestion.omit(unkept)
    .extend(DistributorQuestion.omit(unkept).shape)
    .describe('parameters of the search of that kind'),
})
export type NewAlert = z.output<typeof NewAlert>
export const Alert = z.object({
  alertID: z.string(),
  kind: z.enum(['line', 'distributor']),
  name: z.string(),
  pace: z.enum(alertPaces),
  question: z.record(z.string(), z.string()).describe('parameters of the search'),
  savedAt: Instant,
})
export type TerritoryAlert = z.output<typeof Alert>

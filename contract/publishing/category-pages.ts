// Category pages.
import * as z from 'zod'
import { capability } from '#contract/foundation/endpoint.ts'
import { locales } from '#contract/foundation/locales.ts'
import { Coded, Instant, Named } from '#contract/foundation/shapes.ts'

const Industry = z.object({ id: z.string(), key: z.string(), slug: z.string(), text: z.string() })
const Counted = { companies: z.int(), changedAt: Instant.describe('when one of them changed last') }
const CategoryCount = Named.extend({ ...Counted, slug: z.string(), industry: Industry.pick({ key: true, slug: true }) })
export type CategoryCount = z.output<typeof CategoryCount>

const Figures = z.object({
  companies: z.int(),
  verified: z.int(),
  manufacturers: z.int(),
  certified: z.int().describe('with a certificate that has not expired'),
  oldest: z.int().nullable().describe('year in which the oldest was established'),
  leadTime: z
    .object({ days: z.int(), companies: z.int().describe('that state one') })
    .nullable()
    .describe('the median'),
  incoterms: z.array(Coded.extend({ count: z.int() })).describe('delivery terms accepted, most first'),
  certificates: z.array(z.object({ name: z.string(), count: z.int() })).describe('held most often'),
  cities: z.array(z.object({ name: z.string(), count: z.int() })).describe('with most of the companies'),
})
export type CategoryFigures = z.output<typeof Figures>

const Country = z.object({ code: z.string(), slug: z.string(), countryName: z.string(), emoji: z.string() })
const CategoryPage = z.object({
  industry: Industry,
  category: Named.extend({ slug: z.string() }),
  subCategories: z.array(Named.extend({ empty: z.literal(true).optional() })).describe('empty ones last'),
  neighbors: z
    .array(Named.extend({ slug: z.string() }))
    .describe('other categories of the industry that hold companies or products'),
  country: Country.nullable().describe('null: worldwide'),
  figures: Figures.describe(
    'companies, verified ones and manufacturers as the search of the category finds them; the rest of the companies that chose it, counted once an hour',
  ),
  countries: z
    .array(Country.extend({ companies: z.int() }))
    .describe('those with a page of their own, most companies first'),
  siblings: z
    .array(Named.extend({ slug: z.string(), companies: z.int() }))
    .describe('categories of the same industry that have a page for the same country, or worldwide'),
})
export type CategoryPage = z.output<typeof CategoryPage>

const lang = z.enum(locales).optional()

export const categoryPages = capability({
  list: {
    method: 'GET',
    path: '/category-pages',
    summary: 'Categories that have a page, with how many companies.',
    query: z.object({
      lang,
      industry: z
        .string()
        .regex(/^\d{4}$/)
        .optional()
        .describe('only those of the industry with this four-digit key'),
    }),
    answer: z.array(CategoryCount),
  },
  countries: {
    method: 'GET',
    path: '/category-pages/countries',
    summary: 'Every category with every country in which it has a page.',
    answer: z.array(
      z.object({
        ...Counted,
        industry: Industry.pick({ key: true, slug: true }),
        category: z.string().describe('its name in addresses'),
        country: z.string().describe('its name in addresses'),
      }),
    ),
  },
  read: {
    method: 'GET',
    path: '/category-pages/:category',
    summary: 'What the page of a category says, worldwide or of one country.',
    params: z.object({ category: z.string().max(80).describe('name of the category in addresses') }),
    query: z.object({
      lang,
      country: z.string().max(80).optional().describe('name of a country in addresses; without it worldwide'),
    }),
    answer: CategoryPage,
    refusals: ['NotFound'],
  },
})

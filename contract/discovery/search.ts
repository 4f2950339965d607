// Search and suggestions.
import * as z from 'zod'
import { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import {
  businessTypes,
  replyLevels,
  searchPageSizeMost,
  searchTextMost,
  similarMost,
} from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { locales } from '#contract/foundation/locales.ts'
import { UserCard } from '#contract/identity/people/people.ts'
import { documentGroups } from '#contract/catalog/documents/kinds.ts'
import { ProductCard } from '#contract/catalog/products/products.ts'
import { CountryCode, Id, Photo, Spec, text, Uuid } from '#contract/foundation/shapes.ts'
import { paging } from '#contract/foundation/shapes.ts'
import { presences } from '#contract/identity/businesses/presence.ts'
import { BusinessHit, ProductHit } from './search-hits.ts'
import { Seal } from './reach.ts'
import { claimKinds } from '#contract/identity/businesses/verification-kinds.ts'

const valuesMost = 60

/** One value, a comma list, or a list. Empty means no filter. */
function anyOf<T extends z.ZodType<string, string>>(item: T) {
  return z
    .union([z.string(), z.array(z.string()).max(valuesMost)])
    .transform((given) => (Array.isArray(given) ? given : given.split(',')).map((one) => one.trim()).filter(Boolean))
    .pipe(z.array(item).max(valuesMost))
    .optional()
}

const Asking = z.object({
  textQuery: text(searchTextMost).default(''),
  ...paging(searchPageSizeMost),
  country: anyOf(CountryCode),
  facets: z.boolean().default(true),
  exactly: z.boolean().optional().describe('true: no other spelling, no synonyms, nothing understood'),
  portal: z
    .string()
    .max(40)
    .optional()
    .describe('key of the portal of the page that shows the answer: the search counts among those of visitors'),
  literally: z
    .array(text(searchTextMost))
    .max(10)
    .optional()
    .describe('parts of the text that are words only, not a kind of company, a place or a category'),
})
const Explain = z.boolean().optional().describe('true: every hit says why it stands where it does')
const WithFacts = z.boolean().optional().describe('true: every hit has the facts that a table compares')
const Presence = z.enum(presences).optional().describe('run: of companies that somebody runs, who answer here')
const Sort = z.enum(['relevance', 'newest']).default('relevance')
const BusinessTypes = anyOf(z.enum(businessTypes))

const SpecRange = z.object({
  key: text(200),
  unit: z.string().max(16).default(''),
  min: z.number().optional(),
  max: z.number().optional(),
})

const FacetValue = z.object({ value: z.string(), name: z.string(), count: z.int(), emoji: z.string().optional() })
export const Facets = z.object({
  businessType: z.array(FacetValue),
  country: z.array(FacetValue),
  industry: z.array(FacetValue),
  category: z.array(FacetValue),
  verified: z.int().describe('how many are verified'),
  presence: z
    .object({ run: z.int(), listed: z.int() })
    .describe('of how many somebody runs the company, and of how many nobody does'),
  verifications: z
    .array(z.object({ value: z.enum(claimKinds), count: z.int() }))
    .optional()
    .describe('of how many companies each was checked and holds'),
  documents: z
    .array(z.object({ value: z.enum(documentGroups), count: z.int() }))
    .optional()
    .describe('of how many products there is each'),
  replies: z
    .object({ most: z.int(), day: z.int() })
    .optional()
    .describe('how many companies answer most inquiries, and how many of these usually within a day'),
  brand: z.array(FacetValue).optional(),
  specs: z
    .array(
      z.object({
        key: z.string(),
        name: z.string().optional().describe('in the language of the reader, where it differs from the key'),
        values: z.array(z.object({ value: z.string(), count: z.int() })),
        range: z
          .object({
            unit: z.string(),
            min: z.number(),
            max: z.number(),
            bars: z
              .array(z.int())
              .describe('products in equal steps from least to greatest, of the logarithm where these are far apart'),
          })
          .optional()
          .describe('where the values are amounts of one unit'),
      }),
    )
    .optional(),
})
export type Facets = z.output<typeof Facets>

export const Meaning = z.object({
  kind: z.enum(['role', 'place', 'category']),
  text: z.string().describe('the part of the text'),
  value: z.string().describe('business types, a country, state or city, or ids of categories; a comma list'),
  name: z.string(),
})
export type Meaning = z.output<typeof Meaning>

function found<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    total: z.int(),
    totalIsExact: z.boolean(),
    skip: z.int().describe('as used: past the end, that of the last page'),
    size: z.int(),
    facets: Facets.optional(),
    category: z
      .object({ id: z.string(), name: z.string(), industryID: z.string(), path: z.array(z.string()) })
      .optional(),
    understood: z.array(Meaning).optional().describe('what parts of the text were taken for; these order the hits'),
    fitting: z.int().optional().describe('how many hits fit all that was understood; they come first'),
    corrected: z.string().optional().describe('what was searched instead of a misspelt text'),
    neighbors: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .optional()
      .describe('where nothing was found: categories beside and above those that the words name'),
    emptyCategory: z
      .object({ id: z.string(), name: z.string(), above: z.string(), beside: z.array(z.string()) })
      .optional()
      .describe('the named or only filtered category, where it holds nobody; `beside`: filled ones'),
    thing: z.string().optional().describe('the part of the text that names what is asked for'),
    mentions: z
      .int()
      .optional()
      .describe('how many more have the words and are not the thing; `literally` with the thing lists them too'),
    nothing: z
      .object({
        thing: z.string(),
        makers: z.int().optional().describe('manufacturers that the words find'),
        kinds: z.array(z.object({ text: z.string(), total: z.int() })).describe('wider words, and how many they find'),
      })
      .optional()
      .describe(
        'where nothing is the thing that the words ask for, with whatever filters: ways on, beside `neighbors`',
      ),
    near: z.array(z.string()).optional().describe('numbers and codes near to one that nothing has'),
    seal: Seal.optional().describe('for the beacon of the page that shows the hits'),
    relaxed: z.boolean().optional().describe('true: not every word is in every hit'),
  })
}

export const search = capability({
  business: {
    method: 'POST',
    path: '/search/business',
    reads: true,
    summary: 'Companies by words, type, country, industry and category, with exact counts.',
    body: Asking.extend({
      businessType: BusinessTypes,
      industry: anyOf(Uuid),
      category: anyOf(Uuid),
      verified: z.boolean().optional(),
      presence: Presence,
      verifications: anyOf(z.enum(claimKinds)).describe(
        'what was checked of the company and holds; any of them matches',
      ),
      replies: z
        .enum(replyLevels)
        .optional()
        .describe('most: answer most of their inquiries; day: and usually within a day'),
      sort: Sort,
      explain: Explain,
      facts: WithFacts,
    }),
    answer: found(BusinessHit),
  },
  product: {
    method: 'POST',
    path: '/search/product',
    reads: true,
    summary: 'Products by words, country, industry, category, brand and specifications, with exact counts.',
    body: Asking.extend({
      businessType: BusinessTypes,
      industry: anyOf(Uuid),
      category: anyOf(Uuid),
      brand: z.union([z.string(), z.array(z.string()).max(valuesMost)]).optional(),
      specs: z.array(Spec).max(20).optional().describe('values of one key are alternatives'),
      ranges: z
        .array(SpecRange)
        .max(20)
        .optional()
        .describe('amounts of numeric specifications, ends included; alternatives to the values of the same key'),
      documents: anyOf(z.enum(documentGroups)).describe(
        'what there is of a product: a datasheet, CAD data, declarations or certificates; any of them matches',
      ),
      verified: z.boolean().optional(),
      presence: Presence,
      sort: Sort,
      explain: Explain,
      facts: WithFacts,
    }),
    answer: found(ProductHit),
  },
  user: {
    method: 'POST',
    path: '/user/search',
    reads: true,
    summary: 'People by name, position, company and place.',
    body: Asking,
    answer: found(UserCard),
  },
  examples: {
    method: 'GET',
    path: '/search/examples',
    summary:
      'Up to three searches for products to begin with: each finds at least 20, the first five of just that category. Chosen once an hour.',
    query: z.object({ lang: z.enum(locales).optional() }),
    answer: z.array(z.object({ text: z.string(), total: z.int() })),
  },
  suggest: {
    method: 'GET',
    path: '/search/suggest',
    summary: 'A few companies, products and categories for what is being typed.',
    query: z.object({ q: text(searchTextMost).default(''), portal: text(40).optional() }),
    answer: z.object({
      businesses: z.array(
        z.object({
          businessID: z.string(),
          key: z.string(),
          companyName: z.string(),
          country: z.object({ countryName: z.string(), emoji: z.string() }),
          profilePhoto: Photo.nullable(),
          presence: z.enum(presences),
        }),
      ),
      products: z.array(
        z.object({
          productID: z.string(),
          key: z.string(),
          name: z.string(),
          secondTitle: ProductCard.shape.secondTitle,
          companyName: z.string(),
          presence: z.enum(presences).describe('of the company'),
          mainImage: Photo,
        }),
      ),
      categories: z.array(z.object({ id: z.string(), name: z.string(), industry: z.string(), icon: z.string() })),
    }),
  },
  similarAnswering: {
    method: 'GET',
    path: '/business/:id/similar-answering',
    summary:
      'Companies of the same type that somebody runs, of the categories of this one or else of its industry; those that share most categories and answer fastest first.',
    params: Id,
    query: z.object({
      size: z.coerce
        .number()
        .int()
        .min(1)
        .transform((value) => Math.min(value, similarMost))
        .default(similarMost),
    }),
    answer: z.object({
      data: z.array(
        BusinessCard.extend({
          medianMinutes: z.int().nullable().describe('to its first answers of 90 days; null: too few inquiries to say'),
        }),
      ),
      total: z.int(),
      within: z
        .object({ category: z.array(z.string()), industry: z.string().nullable(), name: z.string() })
        .describe('the filters of a search that finds all of them, with `presence` and the type'),
    }),
    refusals: ['NotFound'],
  },
})

// Random documents and queries.
import fc from 'fast-check'
import type { Filter, ProductDocument, SearchQuery } from './index.ts'

// No word is a typo or inflection of another.
const vocabulary = [
  'zirkon',
  'zirkonium',
  'bronz',
  'quxley',
  'wolfram',
  'jodhpur',
  'kabuk',
  'mylthe',
  'parvox',
  'gneiss',
]
const types = ['MA', 'DI', 'RE']
const countries = ['DE', 'IT', 'CN', 'MX']
const categories = ['c1', 'c2', 'c3', 'c4', 'c5']
const brands = ['Acme', 'Bolt & Co', 'Çelik']
const colours = ['red', 'blue', 'grey']

const words = (max: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: max }).map((list) => list.join(' '))

export const document = fc.record({
  id: fc.integer({ min: 1, max: 60 }).map((n) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`),
  name: words(3),
  text: words(6),
  translated: fc.array(words(6), { maxLength: 2 }),
  brand: fc.constantFrom(...brands),
  businessID: fc.constantFrom('b1', 'b2', 'b3'),
  businessType: fc.constantFrom(...types),
  country: fc.constantFrom(...countries),
  industry: fc.constantFrom('0001', '0002'),
  category: fc.constantFrom(...categories.slice(0, 2)),
  subCategory: fc.constantFrom(...categories.slice(2)),
  verified: fc.boolean(),
  run: fc.boolean(),
  registered: fc.integer({ min: 1, max: 4 }).map((n) => n * 1e12),
  specs: fc.uniqueArray(fc.record({ key: fc.constantFrom('Colour', 'Size'), value: fc.constantFrom(...colours) }), {
    maxLength: 3,
    selector: ({ key, value }) => key + value,
  }),
  taxonomy: fc.constant([]),
  keywords: fc.constant([]),
}) as fc.Arbitrary<ProductDocument>

const some = (values: string[]): fc.Arbitrary<string[] | undefined> =>
  fc.option(fc.subarray(values, { minLength: 1, maxLength: 2 }), { nil: undefined, freq: 2 })

const filter: fc.Arbitrary<Filter> = fc.record({
  businessType: some([...types, 'XX']),
  country: some(countries),
  industry: some(['0001', '0002']),
  category: some(categories),
  brand: some(brands),
  verified: fc.option(fc.boolean(), { nil: undefined, freq: 1 }),
  run: fc.option(fc.boolean(), { nil: undefined, freq: 1 }),
  business: fc.option(fc.constantFrom('b1', 'b9'), { nil: undefined, freq: 1 }),
  specs: fc.option(
    fc.uniqueArray(
      fc.record({ key: fc.constantFrom('Colour', 'Size'), values: fc.subarray(colours, { minLength: 1 }) }),
      {
        maxLength: 2,
        selector: ({ key }) => key,
      },
    ),
    { nil: undefined },
  ),
})

export const query: fc.Arbitrary<SearchQuery> = fc
  .record({
    text: fc.oneof(
      fc.constant(''),
      words(4),
      fc.constant('nosuchthing'),
      words(2).map((text) => `${text} nosuchthing`),
    ),
    filter: fc.option(filter, { nil: undefined }),
    skip: fc.constantFrom(0, 0, 3),
    size: fc.constantFrom(1, 5, 50),
    facets: fc.constant(true),
    categories: fc.oneof(
      { weight: 4, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.subarray(categories) },
    ),
    wishes: fc.option(
      fc.record({
        businessType: fc.subarray(types),
        country: fc.subarray(countries),
        types: fc.subarray(vocabulary, { maxLength: 1 }),
      }),
      { nil: undefined },
    ),
  })
  .map(({ categories: members, ...rest }) => ({
    ...rest,
    ...(members.length > 0 && { concepts: [{ text: rest.text, equivalents: [], categories: members }] }),
  }))

// Industry tree.
import * as z from 'zod'
import { capability } from './endpoint.ts'
import { locales } from './locales.ts'
import { Named, Uuid } from './shapes.ts'

const Industry = z.object({
  id: z.string(),
  _id: z.string(),
  key: z.string().describe('four digits, 0001 to 0015'),
  name: z.string().describe('long label, of the tree'),
  text: z.string().describe('short label, of the menu'),
  slug: z.string().describe('English label, as it stands in addresses'),
  description: z.string(),
  image: z.string().describe('address of its icon'),
  icon: z.string().describe('name of its icon'),
})
const Listed = Named.extend({
  empty: z.literal(true).optional().describe('holds neither a company nor a product; such ones are last'),
})
const Category = Listed.extend({ subCategories: z.array(Listed) })
export const IndustryWithCategories = Industry.extend({ categories: z.array(Category) })
export type IndustryWithCategories = z.output<typeof IndustryWithCategories>

const Lang = z.object({ lang: z.enum(locales).optional() })

export const industries = capability({
  list: {
    method: 'GET',
    path: '/catsys/industry',
    summary: 'The fifteen industries, in their order.',
    query: Lang,
    answer: z.array(Industry),
  },
  categories: {
    method: 'GET',
    path: '/catsys/industry/:id/category',
    summary:
      'The categories of an industry, each with its subcategories, empty ones last; the id or the four-digit key.',
    params: z.object({ id: z.union([Uuid, z.string().regex(/^\d{4}$/)]) }),
    query: Lang,
    answer: z.array(Category),
    refusals: ['NotFound'],
  },
  tree: {
    method: 'GET',
    path: '/catsys/industry/full-tree',
    summary: 'The whole tree in one answer, empty categories last.',
    query: Lang,
    answer: z.object({ key: z.string(), categories: z.array(IndustryWithCategories) }),
  },
})

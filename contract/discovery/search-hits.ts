// Hits of searches.
import * as z from 'zod'
import { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { Product, ProductCard } from '#contract/catalog/products/products.ts'
import { Instant, Photo, Spec } from '#contract/foundation/shapes.ts'
import { Reasons } from './search-reasons.ts'

const ReplyMinutes = z
  .int()
  .nullable()
  .describe('median of the company to its first answers of 90 days; null: too few inquiries to say')

export const BusinessHit = BusinessCard.extend({
  products: z.array(z.object({ productID: z.string(), key: z.string(), name: z.string(), mainImage: Photo })),
  productCount: z.int(),
  facts: z
    .object({
      certificates: z.array(z.string()).describe('names of those that have not expired'),
      replyMinutes: ReplyMinutes,
    })
    .optional(),
  reasons: Reasons.optional(),
})
export const ProductHit = ProductCard.extend({
  registeredAt: Instant,
  facts: Product.pick({ price: true, minimumOrder: true })
    .extend({ specs: z.array(Spec).describe('all of them'), replyMinutes: ReplyMinutes })
    .optional(),
  reasons: Reasons.optional(),
})
export type BusinessHit = z.output<typeof BusinessHit>
export type ProductHit = z.output<typeof ProductHit>

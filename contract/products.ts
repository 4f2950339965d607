// Products: the product page, its card, and the list of a business.
import { z } from 'zod'
import { BusinessCard } from './businesses.ts'
import { capability } from './endpoint.ts'
import { Country, Id, Instant, listOf, Named, paging, Photo, Range, Reactions, Spec, text, Uuid } from './shapes.ts'

const Video = z.object({ videoID: z.string(), url: z.string() })

/** Enough of the owner to stand on a product card. */
const Owner = BusinessCard.pick({
  businessID: true,
  key: true,
  subscription: true,
  verified: true,
  sample: true,
}).extend({
  general: BusinessCard.shape.general.pick({ companyName: true, businessType: true }),
  contactInfo: z.object({ country: Country }),
})

export const ProductCard = z.object({
  productID: z.string(),
  businessID: z.string(),
  key: z.string().describe('the readable part of the page address'),
  name: z.string(),
  description: z.string(),
  mainImage: Photo,
  photoCount: z.int(),
  industry: Named,
  category: Named.nullable(),
  subCategory: Named.nullable(),
  specs: z.array(Spec).describe('the first four'),
  leadTime: z.int().nullable().describe('days'),
  stock: z.boolean().nullable(),
  businessProfile: Owner,
})
export type ProductCard = z.output<typeof ProductCard>

export const Product = ProductCard.extend({
  brand: z.string().nullable(),
  partNumber: z.string().nullable(),
  keywords: z.array(z.string()),
  specs: z.array(Spec),
  photos: z.array(Photo),
  images: z.array(Photo),
  videos: z.array(Video),
  minimumOrder: z.string().nullable(),
  price: Range.extend({ currency: z.string(), unit: z.string().nullable() }).nullable().describe('null: on request'),
  reactions: Reactions,
  registeredAt: Instant,
  updatedAt: Instant,
  businessProfile: BusinessCard,
  version: z.int(),
})
export type Product = z.output<typeof Product>

export const products = capability({
  read: {
    method: 'GET',
    path: '/product/:id',
    summary: 'A product with its specifications, media and the business that offers it.',
    params: Id,
    answer: Product,
    refusals: ['NotFound', 'Gone'],
  },
  byBusiness: {
    method: 'GET',
    path: '/product/by-business',
    summary: 'The products of a business, newest first; `q` searches within them.',
    query: z.object({ bid: Uuid, q: text(200).optional(), ...paging(50), except: Uuid.optional() }),
    answer: listOf(ProductCard),
    refusals: ['NotFound', 'Gone'],
  },
})

// Products: page, card, list of a business.
import * as z from 'zod'
import { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { selectedMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { readVersions } from '#contract/foundation/versions.ts'
import { ProductDocument } from '#contract/catalog/documents/shapes.ts'
import { isGtin } from './gtin.ts'
import { eachProductLine, productLines, NewProduct, ProductChange, versionedTexts } from './fields.ts'
import {
  Country,
  Document,
  Id,
  idList,
  Instant,
  listOf,
  Named,
  paging,
  Photo,
  Range,
  Reactions,
  Spec,
  text,
  Uuid,
} from '#contract/foundation/shapes.ts'

/** Hidden: beyond the membership's limit. Only editors see inactive products. */
const ProductStatus = z.enum(['draft', 'active', 'archived', 'hidden'])

const Video = z.object({ videoID: z.string(), url: z.string() })

const Owner = BusinessCard.pick({
  businessID: true,
  key: true,
  subscription: true,
  verified: true,
  sample: true,
  presence: true,
  kind: true,
}).extend({
  general: BusinessCard.shape.general.pick({ companyName: true, businessType: true }),
  contactInfo: z.object({ country: Country }),
})

const { versions, ...readTexts } = readVersions(versionedTexts)

export const ProductCard = z.object({
  productID: z.string(),
  businessID: z.string(),
  key: z.string().describe('the readable part of the page address'),
  name: z.string(),
  secondTitle: z
    .string()
    .optional()
    .describe(
      "type and key figures in the reader's language, made where the name is in another; never the name itself",
    ),
  description: z.string(),
  ...readTexts,
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
  ...eachProductLine((name) =>
    z
      .string()
      .nullable()
      .describe(productLines[name].description ?? ''),
  ),
  keywords: z.array(z.string()),
  specs: z.array(Spec),
  photos: z.array(Photo),
  images: z.array(Photo),
  videos: z.array(Video),
  price: Range.extend({
    currency: z.string(),
    unit: z.string().nullable(),
    tiers: z.array(z.object({ quantity: z.int(), price: z.number() })).describe('prices from a quantity on'),
  })
    .nullable()
    .describe('null: on request'),
  datasheets: z.array(Document).describe('the open documents of this kind, at addresses for everybody'),
  documents: z.array(ProductDocument).describe('of all kinds; `documents.open` gives the file'),
  status: ProductStatus,
  reactions: Reactions,
  registeredAt: Instant,
  updatedAt: Instant,
  businessProfile: BusinessCard,
  appointments: z.boolean().describe('whether its company may have sellers at `where-to-buy`'),
  version: z.int(),
  versions,
  versionLanguages: z.array(z.string()).describe('in which its company wrote too'),
})
export type Product = z.output<typeof Product>

export const OwnProduct = ProductCard.extend({
  status: ProductStatus,
  brand: z.string().nullable(),
  partNumber: z.string().nullable(),
  version: z.int(),
  updatedAt: Instant,
})
export type OwnProduct = z.output<typeof OwnProduct>

const Of = z.object({ productID: Uuid })
const edit = { signedIn: 'verified', needs: { permission: 'editProducts', by: 'productID', of: 'product' } } as const

export const products = capability({
  create: {
    method: 'POST',
    path: '/product/create',
    summary:
      'Adds a product to a business, shown at once unless it is a draft. Conflict: the membership shows no more.',
    signedIn: 'verified',
    needs: { permission: 'editProducts', by: 'businessID' },
    body: NewProduct,
    answer: Product,
    refusals: ['Conflict'],
  },
  change: {
    method: 'PUT',
    path: '/product/:productID',
    summary: 'Changes what is sent of a product. An older `version` is refused with Conflict.',
    ...edit,
    params: Of,
    body: ProductChange,
    answer: Product,
    refusals: ['Conflict'],
  },
  duplicate: {
    method: 'POST',
    path: '/product/:productID/duplicate',
    summary: 'A draft with everything the product has.',
    ...edit,
    params: Of,
    answer: Product,
  },
  remove: {
    method: 'DELETE',
    path: '/product/:productID',
    summary: 'Removes a product for good; its page answers 410 afterwards. Safe to repeat.',
    ...edit,
    params: Of,
    answer: z.object({}),
  },
  catalogue: {
    method: 'GET',
    path: '/product/catalogue',
    summary:
      'All products of a business, drafts and archived ones too, last changed first, with how many there are of each.',
    signedIn: true,
    needs: { permission: 'editProducts', by: 'bid' },
    query: z.object({ bid: Uuid, q: text(200).default(''), status: ProductStatus.optional(), ...paging(100) }),
    answer: listOf(OwnProduct).extend({
      counts: z.object({ draft: z.int(), active: z.int(), archived: z.int(), hidden: z.int() }),
      most: z.int().describe('how many active ones the membership shows'),
    }),
  },
  specSuggestions: {
    method: 'GET',
    path: '/product/spec-suggestions',
    summary: 'What products of a category usually say of themselves: names of specifications with usual values.',
    signedIn: true,
    query: z.object({ category: Uuid }),
    answer: z.array(z.object({ key: z.string(), values: z.array(z.string()) })),
  },
  read: {
    method: 'GET',
    path: '/product/:id',
    summary: 'A product with its specifications, media and the business that offers it.',
    params: Id,
    query: z.object({ versions: z.enum(['true']).optional().describe('with `versions`, for those who edit it') }),
    answer: Product,
    refusals: ['NotFound', 'Gone'],
  },
  code: {
    method: 'GET',
    path: '/product/:id/code',
    summary: 'The address to print on a product, a GS1 Digital Link where it has a GTIN, and its QR code as SVG.',
    params: Id,
    answer: z.object({ address: z.string(), svg: z.string() }),
    refusals: ['NotFound'],
  },
  byGtin: {
    method: 'GET',
    path: '/product/gtin/:gtin',
    summary: 'Products with a trade item number, whoever offers them: where a GS1 Digital Link of this site leads.',
    params: z.object({
      gtin: z.string().refine(isGtin, 'must be a GTIN with its check digit').describe('8, 12, 13 or 14 digits'),
    }),
    answer: z.array(z.object({ productID: z.string(), key: z.string(), name: z.string(), companyName: z.string() })),
  },
  readMany: {
    method: 'GET',
    path: '/product/many',
    summary:
      'Several products, in the order asked, to compare them or to ask for quotations; those that the public may not see are left out.',
    query: z.object({ ids: idList(selectedMost) }),
    answer: z.array(Product),
  },
  byBusiness: {
    method: 'GET',
    path: '/product/by-business',
    summary: 'The products of a business, newest first; `q` searches within them, `category` takes those of one.',
    query: z.object({
      bid: Uuid,
      q: text(200).optional(),
      category: Uuid.optional().describe('a category or subcategory'),
      facets: z.enum(['true']).optional().describe('with `categories` in the answer'),
      ...paging(50),
      except: Uuid.optional(),
    }),
    answer: listOf(ProductCard).extend({
      categories: z
        .array(z.object({ id: z.string(), name: z.string(), count: z.int() }))
        .optional()
        .describe('the categories of what `q` finds, whatever category is asked for; most products first'),
    }),
    refusals: ['NotFound', 'Gone'],
  },
})

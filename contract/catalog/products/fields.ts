// Writable product fields. References are ids or as read; empty clears; absent stays. The server checks category
// against industry.
import * as z from 'zod'
import {
  datasheetsMost,
  keywordsMost,
  photosMost,
  priceTiersMost,
  productDescriptionMost,
  productNameMost,
  specsMost,
  videosMost,
} from '#contract/foundation/constants.ts'
import { clearable, lettered, line, oneLine, reference, required, requiredLine } from '#contract/foundation/fields.ts'
import { FileReference, text, Uuid } from '#contract/foundation/shapes.ts'
import { writtenVersions } from '#contract/foundation/versions.ts'
import { type ColumnOf, columnsOf, productColumns, type ProductField } from './columns.ts'
import { isGtin } from './gtin.ts'

const NodeOf = reference('id', Uuid)
const Amount = z.number('must be a number').min(0, 'must not be negative').max(1e12)
const Quantity = z.int('must be a whole number').min(1, 'must be at least 1').max(1_000_000_000)

/** Prices from a quantity up, decreasing. */
const Tier = z.object({ quantity: Quantity, price: Amount })
const Price = z
  .object({
    currency: z
      .string()
      .regex(/^[A-Za-z]{3}$/, 'must be the code of a currency')
      .toUpperCase(),
    unit: oneLine(productColumns.unit.most).optional(),
    min: Amount.optional(),
    max: Amount.optional(),
    tiers: z.array(Tier).max(priceTiersMost).default([]),
  })
  .refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
    error: 'the smaller number comes first',
    params: { code: 'order' },
  })
  .superRefine(({ tiers }, context) => {
    for (const [at, { quantity }] of tiers.entries())
      if (at > 0 && quantity <= tiers[at - 1]!.quantity)
        context.addIssue({
          code: 'custom',
          path: ['tiers', at, 'quantity'],
          message: 'must be larger than the one before',
          params: { code: 'ascending' },
        })
  })
  .refine(({ min, max, tiers }) => min !== undefined || max !== undefined || tiers.length > 0, {
    error: 'a price is missing',
    params: { code: 'required' },
  })

const keyword = oneLine(60)
const Keywords = z
  .array(keyword)
  .transform((words) => [...new Set(words.filter(Boolean))])
  .pipe(z.array(z.string()).max(keywordsMost, `at most ${keywordsMost} keywords`))
const SpecOf = z.object({ key: requiredLine(80), value: required(500) })
const VideoOf = z.preprocess(
  (value) => (typeof value === 'object' && value !== null && 'videoID' in value && 'url' in value ? value.url : value),
  FileReference,
)

type LineColumn = ColumnOf<'line'>
const plainLines = Object.fromEntries(
  columnsOf('line').map((name) => [name, line(productColumns[name].most)]),
) as Record<LineColumn, ReturnType<typeof line>>

export const productLines = {
  ...plainLines,
  // Full-width letters and ligatures make no other part.
  partNumber: clearable(
    oneLine(productColumns.partNumber.most)
      .overwrite((value) => value.normalize('NFKC'))
      .pipe(z.string().max(productColumns.partNumber.most)),
  ),
  hsCode: clearable(
    z
      .string()
      .transform((value) => value.replace(/[\s.]/g, ''))
      .pipe(z.string().regex(/^\d{6,10}$/, 'must have six to ten digits')),
  ).describe('customs tariff number, digits only'),
  gtin: clearable(
    z
      .string()
      .max(40)
      .transform((value) => value.replace(/[\s-]/g, ''))
      .pipe(z.string().refine(isGtin, 'must be a GTIN with its check digit')),
  ).describe('trade item number of GS1 (EAN, UPC): 8, 12, 13 or 14 digits, the last one checked'),
} satisfies Record<ColumnOf<'line' | 'hsCode' | 'gtin'>, z.ZodType>
export type ProductLine = keyof typeof productLines
export const productLineNames = Object.keys(productLines) as ProductLine[]

export function eachProductLine<T>(of: (name: ProductLine) => T): Record<ProductLine, T> {
  return Object.fromEntries(productLineNames.map((name) => [name, of(name)])) as Record<ProductLine, T>
}

const fields = {
  keywords: Keywords.optional(),
  category: clearable(NodeOf),
  subCategory: clearable(NodeOf),
  specs: z.array(SpecOf).max(specsMost).optional(),
  leadTime: clearable(
    z.int('must be a whole number').min(0, 'must not be negative').max(productColumns.leadTime.most),
  ).describe('days'),
  stock: clearable(z.boolean()),
  photos: z.array(FileReference).max(photosMost).optional(),
  videos: z.array(VideoOf).max(videosMost).optional(),
  datasheets: z.array(FileReference).max(datasheetsMost).optional(),
  ...productLines,
  price: clearable(Price).describe('null: on request'),
  status: z.enum(['draft', 'active', 'archived']).optional(),
} satisfies Record<Exclude<ProductField, 'name' | 'description' | 'industry'>, z.ZodType>

/** Written in other languages too. */
export const versionedTexts = { name: oneLine(productNameMost), description: text(productDescriptionMost) }
const versions = writtenVersions(versionedTexts)

export const NewProduct = z.object({
  businessID: Uuid,
  name: lettered(productNameMost),
  description: text(productDescriptionMost).default(''),
  industry: NodeOf.optional().describe("default: that of the category, else the business's"),
  ...fields,
  ...versions,
})
export type NewProduct = z.output<typeof NewProduct>

export const ProductChange = z.object({
  /** Version as read; outdated ones cause Conflict. */
  version: z.int().optional(),
  name: lettered(productNameMost).optional(),
  description: text(productDescriptionMost).optional(),
  industry: NodeOf.optional(),
  ...fields,
  ...versions,
})
export type ProductChange = z.output<typeof ProductChange>

// Line of a products file → row without its owner, or the reason for rejection.
import * as z from 'zod'
import { keywordsMost } from '#contract/foundation/constants.ts'
import { derivedId } from '#kit/ids.ts'
import { slugOf } from '#kit/slug.ts'
import { hashOf } from './business-rows.ts'
import { placeProduct } from './placement.ts'
import type { Owner } from './queries.ts'
import {
  cleanLine,
  line,
  optional,
  optionalInstant,
  optionalLine,
  optionalNumber,
  optionalProse,
  optionalTruth,
  optionalWhole,
  words,
} from './values.ts'

const specsMost = 100
const Spec = z.object({
  key: z
    .union([z.string(), z.number()])
    .transform((key) => cleanLine(String(key)))
    .pipe(z.string().max(200)),
  value: z
    .union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.union([z.string(), z.number()]))])
    .optional()
    .transform((value) => cleanLine(Array.isArray(value) ? value.join(', ') : String(value ?? '')))
    .pipe(z.string().max(1000)),
})

// Some sources list conditional codes: `[{ $if, value }, 'ZSE40']`.
const Code = z.union([
  z.string(),
  z.number().transform(String),
  z.object({ value: z.string() }).transform(({ value }) => ({ value })),
])
const Codes = optional(z.union([Code.transform((code) => [code]), z.array(Code).max(50)]))

const Address = z
  .string()
  .max(2000)
  .regex(/^(https?:\/\/|\/)/, 'is no address')
const Version = z.object({ url: Address, width: z.int().min(1) })
const Medium = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('image'), url: Address, versions: z.array(Version).optional(), alt: optionalLine(200) }),
  z.object({ kind: z.literal('drawn'), view: z.enum(['main', 'drawing', 'detail', 'set']) }),
  z.object({ kind: z.literal('video'), id: line(100), url: Address }),
])

const Amount = optionalNumber(0, 1e12)
const Price = z.object({
  min: Amount,
  max: Amount,
  currency: z.string().regex(/^[A-Z]{3}$/, 'is no currency'),
  unit: optionalLine(40),
})

export const ProductRow = z.object({
  id: line(200),
  name: line(300),
  business: optionalLine(200),
  brand: optionalLine(120),
  mpn: Codes,
  code: Codes,
  ean: optionalLine(20),
  description: optionalProse(10_000),
  industryCode: optional(z.string().regex(/^\d{4}$/, 'is no industry code')),
  category: optional(z.union([z.string().max(200), z.array(z.string().max(200)).max(10)])),
  subCategory: optionalLine(200),
  specs: optional(z.array(Spec).max(specsMost)),
  keywords: words(keywordsMost),
  leadTime: optionalWhole(0, 3650),
  stock: optionalTruth,
  moq: optionalLine(100),
  price: optional(Price),
  media: optional(z.array(Medium).max(40)),
  source: optionalLine(100),
  registeredAt: optionalInstant,
})
export type ProductRow = z.output<typeof ProductRow>
type ProductRecord = ReturnType<typeof productRecord>

/** Throws for an unknown industry. */
export function productRecord(row: ProductRow) {
  const place = placeProduct(row)
  if (!place) throw new Error(`industryCode: unknown industry ${row.industryCode ?? ''}`)
  const specs = specsOf(row)
  const [partNumber, ...others] = codesOf(row, specs)
  const record = {
    id: derivedId(`product:${row.id}`, row.registeredAt ? Date.parse(row.registeredAt) : undefined),
    source: row.source ?? null,
    source_id: row.id,
    name: row.name,
    slug: slugOf(row.name),
    description: row.description ?? '',
    brand: brandOf(row) ?? null,
    part_number: partNumber ?? null,
    keywords: [...new Set([...others, ...(row.keywords ?? [])])].slice(0, keywordsMost),
    industry_id: place.industryID,
    category_id: place.categoryID,
    sub_category_id: place.subCategoryID,
    specs,
    media: row.media ?? [],
    lead_time: row.leadTime ?? null,
    stock: row.stock ?? null,
    minimum_order: row.moq ?? null,
    price: row.price
      ? {
          min: row.price.min ?? null,
          max: row.price.max ?? null,
          currency: row.price.currency,
          unit: row.price.unit ?? null,
        }
      : null,
    registered_at: row.registeredAt ?? null,
  }
  return record
}

/** The hash uses the source id. */
export function ownedBy(record: ProductRecord, business: Owner) {
  return { ...record, business_id: business.id, source_hash: hashOf({ ...record, business: business.sourceID }) }
}

const noBrand = /^(n\.?\/?a\.?|none|no brand|unbranded|unknown|generic|[-–.?]+)$/i

/** Undefined for placeholders. Registers that can't write a comma write `Co._ Ltd.`. */
export function brandOf({ brand }: { brand?: string | undefined }): string | undefined {
  if (brand === undefined || noBrand.test(brand)) return undefined
  return brand.replaceAll('_ ', ', ').replace(/ Co - Ltd\.?$/, ' Co., Ltd.')
}

function specsOf({ specs = [], ean }: ProductRow): { key: string; value: string }[] {
  const kept = specs.filter(({ key, value }) => key !== '' && value !== '')
  const known = ean === undefined || kept.some(({ key }) => /^(ean|gtin)$/i.test(key))
  return known ? kept : [...kept, { key: 'EAN', value: ean }]
}

// Plain text before conditional codes.
function codesOf({ mpn, code }: ProductRow, specs: { key: string; value: string }[]): string[] {
  const given = mpn ?? code
  if (!given)
    return specs
      .filter(({ key }) => /^(part number|mpn|model|article number)$/i.test(key))
      .slice(0, 1)
      .map(({ value }) => value.slice(0, 300))
  const plain = given.filter((one) => typeof one === 'string')
  const conditional = given.filter((one) => typeof one !== 'string').map(({ value }) => value)
  return [...new Set([...plain, ...conditional].map(cleanLine))].filter(Boolean).map((one) => one.slice(0, 300))
}

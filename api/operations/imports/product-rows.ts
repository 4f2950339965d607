// Products line → row without owner, or rejection.
import * as z from 'zod'
import { type ColumnKey, productColumns } from '#contract/catalog/products/columns.ts'
import { eachProductLine, type ProductLine, productLines } from '#contract/catalog/products/fields.ts'
import { derivedId } from '#kit/ids.ts'
import { slugOf } from '#kit/slug.ts'
import { columnOf } from '#api/catalog/products/lookup.ts'
import { hashOf } from './business-rows.ts'
import { placeProduct, type ProductPlace } from './placement.ts'
import { type Owner, type SourcedLine, unsourcedLines } from './queries.ts'
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
const SpecOf = z.object({
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

// Conditional codes: `[{ $if, value }, 'ZSE40']`.
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
  unit: optionalLine(productColumns.unit.most),
})

/** Unreadable tariff numbers are unknown. */
const TariffNumber = optionalLine(40).transform((text) => productLines.hsCode.safeParse(text).data ?? undefined)

/** So is one whose check digit is wrong. */
const Gtin = optionalLine(40).transform((text) => productLines.gtin.safeParse(text).data ?? undefined)

function lineOf(name: ProductLine) {
  if (name === 'hsCode') return TariffNumber
  return name === 'gtin' ? Gtin : optionalLine(productColumns[name].most)
}

export const ProductRow = z.object({
  id: line(200),
  name: line(300),
  business: optionalLine(200),
  ...eachProductLine(lineOf),
  mpn: Codes,
  code: Codes,
  ean: optionalLine(20),
  description: optionalProse(10_000),
  industryCode: optional(z.string().regex(/^\d{4}$/, 'is no industry code')),
  category: optional(z.union([z.string().max(200), z.array(z.string().max(200)).max(10)])),
  subCategory: optionalLine(200),
  specs: optional(z.array(SpecOf).max(specsMost)),
  keywords: words(productColumns.keywords.most),
  leadTime: optionalWhole(0, productColumns.leadTime.most),
  stock: optionalTruth,
  moq: optionalLine(productColumns.minimumOrder.most),
  price: optional(Price),
  media: optional(z.array(Medium).max(40)),
  source: optionalLine(100),
  registeredAt: optionalInstant,
})
export type ProductRow = z.output<typeof ProductRow>
type ProductRecord = { id: string; source_id: string; [column: string]: unknown }

type Spec = z.output<typeof SpecOf>
type Source = { row: ProductRow; place: ProductPlace; specs: Spec[]; codes: string[] }
type Reader = (source: Source) => Record<string, unknown>

/** Database columns by product columns; null: part of another or absent. NOTE: a row's hash depends on the order. */
const readers: Record<Exclude<ColumnKey, ProductLine> | SourcedLine, Reader | null> = {
  name: ({ row }) => ({ name: row.name, slug: slugOf(row.name) }),
  description: ({ row }) => ({ description: row.description ?? '' }),
  brand: ({ row }) => ({ brand: brandOf(row) ?? null }),
  partNumber: ({ codes }) => ({ part_number: codes[0] ?? null }),
  keywords: ({ row, codes }) => ({
    keywords: [...new Set([...codes.slice(1), ...(row.keywords ?? [])])].slice(0, productColumns.keywords.most),
  }),
  category: ({ place }) => ({
    industry_id: place.industryID,
    category_id: place.categoryID,
    sub_category_id: place.subCategoryID,
  }),
  specs: ({ specs }) => ({ specs }),
  photos: ({ row }) => ({ media: row.media ?? [] }),
  videos: null,
  datasheets: null,
  leadTime: ({ row }) => ({ lead_time: row.leadTime ?? null }),
  stock: ({ row }) => ({ stock: row.stock ?? null }),
  minimumOrder: ({ row }) => ({ minimum_order: row.minimumOrder ?? row.moq ?? null }),
  price: ({ row: { price } }) => ({
    price: price
      ? { min: price.min ?? null, max: price.max ?? null, currency: price.currency, unit: price.unit ?? null }
      : null,
  }),
  priceMax: null,
  currency: null,
  unit: null,
  tiers: null,
  status: null,
}
const read = Object.values(readers).filter((reader) => reader !== null)

export function productRecord(row: ProductRow): ProductRecord {
  const place = placeProduct(row)
  if (!place) throw new Error(`industryCode: unknown industry ${row.industryCode ?? ''}`)
  const specs = specsOf(row)
  const source = { row, place, specs, codes: codesOf(row, specs) }
  return {
    id: derivedId(`product:${row.id}`, row.registeredAt ? Date.parse(row.registeredAt) : undefined),
    source: row.source ?? null,
    source_id: row.id,
    ...Object.assign({}, ...read.map((reader) => reader(source))),
    ...Object.fromEntries(
      unsourcedLines.flatMap((name) => (row[name] === undefined ? [] : [[columnOf(name), row[name]]])),
    ),
    registered_at: row.registeredAt ?? null,
  }
}

/** The hash uses the source id. */
export function ownedBy(record: ProductRecord, business: Owner) {
  return { ...record, business_id: business.id, source_hash: hashOf({ ...record, business: business.sourceID }) }
}

const noBrand = /^(n\.?\/?a\.?|none|no brand|unbranded|unknown|generic|[-–.?]+)$/i

/** Undefined for placeholders. Comma-less registers write `Co._ Ltd.`. */
export function brandOf({ brand }: { brand?: string | undefined }): string | undefined {
  if (brand === undefined || noBrand.test(brand)) return undefined
  return brand.replaceAll('_ ', ', ').replace(/ Co - Ltd\.?$/, ' Co., Ltd.')
}

function specsOf({ specs = [], ean }: ProductRow): Spec[] {
  const kept = specs.filter(({ key, value }) => key !== '' && value !== '')
  const known = ean === undefined || kept.some(({ key }) => /^(ean|gtin)$/i.test(key))
  return known ? kept : [...kept, { key: 'EAN', value: ean }]
}

// Plain text before conditional codes.
function codesOf({ partNumber, mpn, code }: ProductRow, specs: Spec[]): string[] {
  const most = productColumns.partNumber.most
  const given = partNumber === undefined ? (mpn ?? code) : [partNumber]
  if (!given)
    return specs
      .filter(({ key }) => /^(part number|mpn|model|article number)$/i.test(key))
      .slice(0, 1)
      .map(({ value }) => value.slice(0, most))
  const plain = given.filter((one) => typeof one === 'string')
  const conditional = given.filter((one) => typeof one !== 'string').map(({ value }) => value)
  return [...new Set([...plain, ...conditional].map((one) => cleanLine(one.normalize('NFKC'))))]
    .filter(Boolean)
    .map((one) => one.slice(0, most))
}

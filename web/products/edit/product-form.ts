// A product as its form holds it: texts, lists and media; what is wrong with them, and the body that saves them. Knows no component.
import { keywordsMost, productDescriptionMost } from '#contract/constants.ts'
import { type Decimal, numberIn, wholeIn } from '#contract/numbers.ts'
import type { Product } from '#contract/products.ts'
import type { Document } from '#contract/shapes.ts'
import type { ListedPhoto } from '#web/files/card.tsx'
import { isDrawn } from '#web/pictures.ts'

export type Spec = { key: string; value: string }
export type Tier = { quantity: string; price: string }
/** A datasheet that is there, or one just sent. */
export type Sheet = Document & { token?: string }
export type Values = {
  name: string
  description: string
  industry: string
  category: string
  subCategory: string
  keywords: string
  specs: Spec[]
  leadTime: string
  stock: '' | 'yes' | 'no'
  brand: string
  partNumber: string
  hsCode: string
  minimumOrder: string
  pricing: 'request' | 'range' | 'tiers'
  currency: string
  unit: string
  min: string
  max: string
  tiers: Tier[]
  photos: ListedPhoto[]
  /** Links, and addresses of uploaded films. */
  videos: { url: string; token?: string }[]
  datasheets: Sheet[]
  status: 'active' | 'draft' | 'archived'
}
export type Name = keyof Values
/** By the name of the field; of a list also `specs.2`. */
export type Problems = Partial<Record<string, Problem>>
export type Problem =
  | 'missing'
  | 'long'
  | 'number'
  | 'whole'
  | 'order'
  | 'keywords'
  | 'hsCode'
  | 'video'
  | 'price'
  | 'full'
  | 'server'

/** `industry` of a new product. `photos`: as the page shows them; a product without pictures has a drawing in their place, which is none of them. */
export function valuesOf(product: Product | undefined, industry: string, decimal: Decimal): Values {
  const { price } = product ?? {}
  const amount = (number: number | null | undefined) => textOf(number).replace('.', decimal)
  // Prices by quantity come with the lowest and the highest of them.
  const isRange = price && price.tiers.length === 0
  return {
    name: product?.name ?? '',
    description: product?.description ?? '',
    industry: product?.industry.id ?? industry,
    category: product?.category?.id ?? '',
    subCategory: product?.subCategory?.id ?? '',
    keywords: product?.keywords.join(', ') ?? '',
    specs: product?.specs ?? [],
    leadTime: textOf(product?.leadTime),
    stock: product?.stock == null ? '' : product.stock ? 'yes' : 'no',
    brand: product?.brand ?? '',
    partNumber: product?.partNumber ?? '',
    hsCode: product?.hsCode ?? '',
    minimumOrder: product?.minimumOrder ?? '',
    pricing: price ? (isRange ? 'range' : 'tiers') : 'request',
    currency: price?.currency ?? 'USD',
    unit: price?.unit ?? '',
    min: isRange ? amount(price.min) : '',
    max: isRange ? amount(price.max) : '',
    tiers: price?.tiers.map(({ quantity, price: each }) => ({ quantity: `${quantity}`, price: amount(each) })) ?? [],
    photos: product?.photos.filter((photo) => !isDrawn(photo)) ?? [],
    videos: product?.videos.map(({ url }) => ({ url })) ?? [],
    datasheets: product?.datasheets ?? [],
    status: product?.status === 'draft' || product?.status === 'archived' ? product.status : 'active',
  }
}

function textOf(number: number | null | undefined): string {
  return number == null ? '' : `${number}`
}

const keywordsIn = (text: string) => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

export function problemsOf(values: Values, decimal: Decimal): Problems {
  const found: Problems = {}
  const isWhole = (text: string) => wholeIn(text, decimal) >= 0
  const isAmount = (text: string) => numberIn(text, decimal) >= 0
  if (values.name.trim() === '') found['name'] = 'missing'
  if ([...values.description].length > productDescriptionMost) found['description'] = 'long'
  if (values.leadTime.trim() && !isWhole(values.leadTime)) found['leadTime'] = 'whole'
  if (keywordsIn(values.keywords).length > keywordsMost) found['keywords'] = 'keywords'
  if (values.hsCode && !/^\d{6,10}$/.test(values.hsCode.replace(/[\s.]/g, ''))) found['hsCode'] = 'hsCode'
  for (const [i, { key, value }] of values.specs.entries())
    if ((key.trim() === '') !== (value.trim() === '')) found[`specs.${i}`] = 'missing'
  for (const [i, { url, token }] of values.videos.entries())
    if (!token && url && !/^(https?:\/\/|\/files\/)/.test(url)) found[`videos.${i}`] = 'video'
  if (values.pricing === 'range') {
    if (!values.min.trim() && !values.max.trim()) found['min'] = 'price'
    for (const end of ['min', 'max'] as const) if (values[end].trim() && !isAmount(values[end])) found[end] = 'number'
    if (numberIn(values.min, decimal) > numberIn(values.max, decimal)) found['max'] = 'order'
  }
  if (values.pricing === 'tiers') {
    if (values.tiers.length === 0) found['tiers.0'] = 'price'
    for (const [i, { quantity, price }] of values.tiers.entries()) {
      if (!(wholeIn(quantity, decimal) >= 1)) found[`tiers.${i}`] = 'whole'
      else if (!isAmount(price)) found[`tiers.${i}`] = 'number'
      else if (i > 0 && wholeIn(quantity, decimal) <= wholeIn(values.tiers[i - 1]!.quantity, decimal))
        found[`tiers.${i}`] = 'order'
    }
  }
  return found
}

/** The whole of the form, as the call takes it. */
export function bodyOf(values: Values, decimal: Decimal) {
  const { name, description, industry, category, subCategory, brand, partNumber, hsCode, minimumOrder, status } = values
  return {
    name: name.trim(),
    description,
    ...(industry && { industry }),
    category,
    subCategory,
    keywords: keywordsIn(values.keywords),
    specs: values.specs.filter(({ key, value }) => key.trim() && value.trim()),
    leadTime: values.leadTime.trim() ? wholeIn(values.leadTime, decimal) : ('' as const),
    stock: values.stock ? values.stock === 'yes' : ('' as const),
    brand,
    partNumber,
    hsCode,
    minimumOrder,
    price: priceOf(values, decimal),
    photos: values.photos.map((photo) => ('token' in photo ? photo.token : { url: photo.url })),
    videos: values.videos.filter(({ url }) => url).map(({ url, token }) => token ?? { url }),
    datasheets: values.datasheets.map(({ url, token }) => token ?? { url }),
    status,
  }
}
export type Body = ReturnType<typeof bodyOf>

function priceOf({ pricing, currency, unit, min, max, tiers }: Values, decimal: Decimal) {
  const amount = (text: string) => numberIn(text, decimal)
  if (pricing === 'request') return '' as const
  const rest = { currency, unit }
  if (pricing === 'tiers')
    return {
      ...rest,
      tiers: tiers.map(({ quantity, price }) => ({ quantity: wholeIn(quantity, decimal), price: amount(price) })),
    }
  return { ...rest, ...(min.trim() && { min: amount(min) }), ...(max.trim() && { max: amount(max) }) }
}

/** Of the body what differs from what is saved. */
export function changesOf(body: Body, saved: Body): Partial<Body> {
  const differs = (name: string) =>
    JSON.stringify(body[name as keyof Body]) !== JSON.stringify(saved[name as keyof Body])
  return Object.fromEntries(Object.entries(body).filter(([name]) => differs(name))) as Partial<Body>
}

/** Where the server's complaints belong in the form, by their paths. */
export function refusedOf(fields: Record<string, string>): Problems {
  const place = (path: string) =>
    path
      .replace(/^price\.tiers\.(\d+).*/, 'tiers.$1')
      .replace(/^price.*/, 'min')
      .replace(/^(specs|videos)\.(\d+).*/, '$1.$2')
      .replace(/^(photos|datasheets|keywords).*/, '$1')
  return Object.fromEntries(Object.keys(fields).map((path) => [place(path), 'server']))
}

// Product form.
import * as z from 'zod'
import type { Decimal } from '#contract/foundation/numbers.ts'
import { eachProductLine, ProductChange } from '#contract/catalog/products/fields.ts'
import type { Product } from '#contract/catalog/products/products.ts'
import type { Document } from '#contract/foundation/shapes.ts'
import { isDrawn } from '#web/foundation/pictures.ts'
import type { ListedPhoto } from '#web/identity/files/card.tsx'
import {
  amountText,
  checkedBy,
  checkedText,
  filledRows,
  fileReferences,
  listText,
  numberText,
  textOfNumber,
} from '#web/foundation/form/codecs.ts'

const { shape } = ProductChange

export type Datasheet = Document & { token?: string }
export type Video = { url: string; token?: string | undefined }

const stock = z.enum(['', 'yes', 'no']).transform((answer) => (answer === '' ? answer : answer === 'yes'))
const isFilled = ({ url }: Video) => url.trim() !== ''
const videos = z
  .array(z.custom<Video>())
  .transform((all) => all.filter(isFilled))
  .pipe(fileReferences<Video>())

export function productForm(decimal: Decimal) {
  return z.object({
    name: checkedText(shape.name),
    description: checkedText(shape.description),
    industry: checkedText(shape.industry),
    category: checkedText(shape.category),
    subCategory: checkedText(shape.subCategory),
    keywords: checkedBy(listText(), shape.keywords),
    specs: checkedBy(filledRows(shape.specs.unwrap().element), shape.specs),
    leadTime: checkedBy(numberText(decimal, { whole: true }), shape.leadTime),
    stock: checkedBy(stock, shape.stock),
    ...eachProductLine((name) => checkedText(shape[name])),
    price: priceForm(decimal),
    photos: checkedBy(fileReferences<ListedPhoto>(), shape.photos),
    videos: checkedBy(videos, shape.videos),
    datasheets: checkedBy(fileReferences<Datasheet>(), shape.datasheets),
    status: shape.status.unwrap(),
  })
}
type Schema = ReturnType<typeof productForm>
export type ProductValues = z.input<Schema>
export type ProductBody = z.output<Schema>

/** The other kinds keep their input for switching back. */
function priceForm(decimal: Decimal) {
  const amount = amountText(decimal)
  const typed = {
    currency: z.string(),
    unit: z.string(),
    min: z.string(),
    max: z.string(),
    tiers: z.array(z.object({ quantity: z.string(), price: z.string() })),
  }
  const quantity = numberText(decimal, { whole: true })
  const tier = z.object({ quantity: quantity.pipe(z.number()), price: amount.pipe(z.number()) })
  const request = z.object({ ...typed, kind: z.literal('request') }).transform(() => '' as const)
  const range = z
    .object({ ...typed, kind: z.literal('range'), min: amount, max: amount })
    .transform(({ currency, unit, min, max }) => {
      return { currency, unit, ...(min !== '' && { min }), ...(max !== '' && { max }) }
    })
  const tiers = z
    .object({ ...typed, kind: z.literal('tiers'), tiers: filledRows(tier) })
    .transform(({ currency, unit, tiers: steps }) => ({ currency, unit, tiers: steps }))
  return z.discriminatedUnion('kind', [
    request,
    checkedBy(range, shape.price, { whole: 'min' }),
    checkedBy(tiers, shape.price, { whole: 'kind' }),
  ])
}

export const productGroups = [['industry', 'category', 'subCategory']]

export function productValues(product: Product | undefined, industry: string, decimal: Decimal): ProductValues {
  const isStated = product?.stock != null
  const isHidden = product?.status === 'hidden'
  return {
    name: product?.name ?? '',
    description: product?.description ?? '',
    industry: product?.industry.id ?? industry,
    category: product?.category?.id ?? '',
    subCategory: product?.subCategory?.id ?? '',
    keywords: z.encode(listText(), product?.keywords ?? []),
    specs: product?.specs.map(({ key, value }) => ({ key, value })) ?? [],
    leadTime: textOfNumber(product?.leadTime, decimal),
    stock: isStated ? (product.stock ? 'yes' : 'no') : '',
    ...eachProductLine((name) => product?.[name] ?? ''),
    price: priceValues(product?.price ?? null, decimal),
    // Drawings are not uploads.
    photos: product?.photos.filter((photo) => !isDrawn(photo)) ?? [],
    videos: product?.videos.map(({ url }) => ({ url })) ?? [],
    datasheets: product?.datasheets ?? [],
    // The membership's limit sets `hidden`.
    status: product && !isHidden ? (product.status as Exclude<Product['status'], 'hidden'>) : 'active',
  }
}

function priceValues(price: Product['price'], decimal: Decimal): ProductValues['price'] {
  // Step prices arrive with their minimum and maximum.
  const isRange = price?.tiers.length === 0
  return {
    kind: price ? (isRange ? 'range' : 'tiers') : 'request',
    currency: price?.currency ?? 'USD',
    unit: price?.unit ?? '',
    min: isRange ? textOfNumber(price.min, decimal) : '',
    max: isRange ? textOfNumber(price.max, decimal) : '',
    tiers:
      price?.tiers.map((tier) => ({ quantity: `${tier.quantity}`, price: textOfNumber(tier.price, decimal) })) ?? [],
  }
}

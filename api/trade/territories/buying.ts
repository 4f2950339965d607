// Appointed sellers of a maker, for everybody. Nothing else depends on them.
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { Seller, territories as contract, WhereToBuy } from '#contract/trade/territories/territories.ts'
import { Refusal } from '#kit/refusal.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { nodeByID } from '#api/foundation/industries/lookup.ts'
import { countryByCode, countryFor } from '#api/foundation/reference/lookup.ts'
import { actorByID, authorOf } from '#api/identity/actors/lookup.ts'
import { replyFigures } from '#api/identity/businesses/lookup.ts'
import { findBuying, findRepresented, type SellerRow } from './buying-queries.ts'
import { refuseFields } from './lines.ts'

type InputOf<Name extends keyof typeof contract> = HandlerInput<(typeof contract)[Name]>
type Locale = Context['locale']
type Former = WhereToBuy['former'][number]

function sellerOf(row: SellerRow, locale: Locale, replies: ReadonlyMap<string, number>): Seller[] {
  if (!row.author) return []
  const business = authorOf(row.author, locale)
  return [
    {
      business,
      website: business.presence === 'listed' ? row.website : null,
      countries: row.countries.map((code) => countryFor(code, locale)),
      lines: row.lines ?? [],
      subject: row.subject,
      role: row.role,
      exclusivity: row.exclusivity,
      by: row.by,
      at: new Date(row.at).toISOString(),
      until: row.until,
      stock: row.stock,
      stockPlace: row.stockPlace ?? '',
      service: row.service ?? false,
      replyMinutes: replies.get(row.author.id) ?? null,
    },
  ]
}

function formerOf({ author, countries, lines, former }: SellerRow, locale: Locale): Former[] {
  if (!author || !former) return []
  const places = countries.map((code) => countryFor(code, locale))
  return [{ business: authorOf(author, locale), countries: places, lines: lines ?? [], until: former }]
}

async function sellersOf({ pool, locale }: Context, rows: readonly SellerRow[]) {
  const replies = await replyFigures(
    pool,
    rows.flatMap(({ author }) => author?.id ?? []),
  )
  return {
    sellers: rows.filter(({ former }) => !former).flatMap((row) => sellerOf(row, locale, replies)),
    former: rows.flatMap((row) => formerOf(row, locale)),
  }
}

async function noBusiness(context: Context, id: string): Promise<never> {
  await actorByID(context, id)
  throw new Refusal('NotFound', 'No such business')
}

type Place = { supplierID: string; country: string | undefined; productID?: string; categoryIDs?: readonly string[] }

async function placesOf(context: Context, { productID, categoryIDs = [], ...of }: Place): Promise<WhereToBuy> {
  const { locale } = context
  if (of.country && !countryByCode(of.country)) refuseFields({ country: 'must be the code of a country' })
  const row = await findBuying(context.pool, { ...of, productID, categoryIDs })
  if (!row.maker) return noBusiness(context, of.supplierID)
  const { sellers, former } = await sellersOf(context, row.sellers ?? [])
  const counts = new Map<string, number>()
  for (const { code } of sellers.flatMap(({ countries }) => countries)) counts.set(code, (counts.get(code) ?? 0) + 1)
  return {
    maker: authorOf(row.maker, locale),
    sellers,
    former,
    sought: (row.sought ?? []).map(({ id, countries, ...line }) => ({
      lineID: id,
      ...line,
      countries: countries.map((code) => countryFor(code, locale)),
    })),
    countries: [...counts].map(([code, count]) => ({ ...countryFor(code, locale), count })),
  }
}

export const whereToBuy = (context: Context, { params: { id }, query: { country } }: InputOf<'whereToBuy'>) =>
  placesOf(context, { supplierID: id, country })

export async function whereToBuyProduct(
  context: Context,
  { params: { id }, query: { country } }: InputOf<'whereToBuyProduct'>,
): Promise<WhereToBuy> {
  const card = (await productCards(context, [id])).get(id)
  if (!card) throw new Refusal('NotFound', 'No such product')
  const nodes = [card.subCategory, card.category].flatMap((one) => (one ? (nodeByID(one.id) ?? []) : []))
  const categoryIDs = nodes.flatMap(({ id: own, category }) => [own, ...(category ? [category.id] : [])])
  return placesOf(context, { supplierID: card.businessID, country, productID: id, categoryIDs })
}

export async function represented(context: Context, { params: { id } }: InputOf<'represented'>) {
  const { own, sellers: rows } = await findRepresented(context.pool, id)
  if (!own) return noBusiness(context, id)
  const { sellers, former } = await sellersOf(context, rows ?? [])
  return { data: sellers, former }
}

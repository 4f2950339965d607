// Coverage of a distributor, as it states it.
import { type Kysely, sql } from 'kysely'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { Coverage, territories as contract } from '#contract/trade/territories/territories.ts'
import { Refusal } from '#kit/refusal.ts'
import type { DB } from '#api/database/tables.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { namedFor } from '#api/foundation/industries/lookup.ts'
import { countryFor, languages, termsFor } from '#api/foundation/reference/lookup.ts'
import { actorByID } from '#api/identity/actors/lookup.ts'
import type { CoverageRow } from './finding-queries.ts'
import { checkCategories, checkCountries, refuseFields } from './lines.ts'

type InputOf<Name extends 'coverage' | 'cover'> = HandlerInput<(typeof contract)[Name]>

export function shapeOf(row: CoverageRow, locale: Context['locale']): Omit<Coverage, 'statedAt'> {
  const named = (ids: readonly string[]) => ids.flatMap((id) => namedFor(id, locale) ?? [])
  return {
    countries: row.countries.map((code) => countryFor(code, locale)),
    industries: named(row.industryIds),
    categories: named(row.categoryIds),
    languages: termsFor(languages, row.languages, locale),
    stock: row.stock,
    stockPlace: row.stockPlace,
    service: row.service,
    brands: row.brands,
    room: row.room,
    roles: row.roles,
    description: row.description,
  }
}

const nothing = {
  countries: [],
  industries: [],
  categories: [],
  languages: [],
  stock: null,
  stockPlace: '',
  service: false,
  brands: [],
  room: false,
  roles: [],
  description: '',
  statedAt: null,
} satisfies Coverage

async function findCoverage(db: Kysely<DB>, businessID: string) {
  const { rows } = await sql<CoverageRow & { statedAt: Date }>`
    select business_id, countries, industry_ids, category_ids, languages, stock, stock_place, service, brands, room, roles, description, stated_at
    from coverages where business_id = ${businessID}`.execute(db)
  return rows[0]
}

export async function coverage(context: Context, { params: { businessID } }: InputOf<'coverage'>): Promise<Coverage> {
  if ((await actorByID(context, businessID))?.kind !== 'business') throw new Refusal('NotFound', 'No such business')
  return coverageOf(context, businessID)
}

async function coverageOf({ db, locale }: Context, businessID: string): Promise<Coverage> {
  const row = await findCoverage(db, businessID)
  return row ? { ...shapeOf(row, locale), statedAt: row.statedAt.toISOString() } : nothing
}

export async function cover(context: SignedIn, { params: { businessID }, body }: InputOf<'cover'>): Promise<Coverage> {
  checkCountries(body.countries)
  const industries = checkCategories(body.industries, 'industries')
  const categories = checkCategories(body.categories, 'categories')
  const at = body.languages.findIndex((code) => !languages.some((one) => one.code === code))
  if (at >= 0) refuseFields({ [`languages.${at}`]: 'must be the code of a language' })
  await sql`insert into coverages as c (business_id, countries, industry_ids, category_ids, languages, stock, stock_place, service, brands, room,
      roles, description, stated_by)
    values (${businessID}, ${body.countries}::text[], ${industries}::uuid[], ${categories}::uuid[], ${body.languages}::text[],
      ${body.stock}, ${body.stockPlace ?? ''}, ${body.service}, ${body.brands}::text[], ${body.room}, ${body.roles}::text[],
      ${body.description}, ${context.viewer.userID})
    on conflict (business_id) do update set countries = excluded.countries, industry_ids = excluded.industry_ids,
      category_ids = excluded.category_ids, languages = excluded.languages, stock = excluded.stock, stock_place = excluded.stock_place,
      service = excluded.service, brands = excluded.brands, room = excluded.room, roles = excluded.roles,
      description = excluded.description, stated_by = excluded.stated_by, stated_at = now()
      where (c.countries, c.industry_ids, c.category_ids, c.languages, c.stock, c.stock_place, c.service, c.brands, c.room, c.roles, c.description)
        is distinct from (excluded.countries, excluded.industry_ids, excluded.category_ids, excluded.languages, excluded.stock,
          excluded.stock_place, excluded.service, excluded.brands, excluded.room, excluded.roles, excluded.description)`.execute(
    context.db,
  )
  return coverageOf(context, businessID)
}

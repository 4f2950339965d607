// Rules of figures for owners.
import {
  countryPersonsLeast,
  peersLeast,
  type reach as contract,
  type Reach,
  reachDaysOf,
  type ReachKind,
  reachKinds,
  wordPersonsLeast,
} from '#contract/discovery/reach.ts'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { countryFor } from '#api/foundation/reference/lookup.ts'
import { businessCards } from '#api/identity/businesses/lookup.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import { sampleCounts } from '#api/trade/samples/lookup.ts'
import * as queries from './queries.ts'
import { countPeers, findPeers } from './peer-queries.ts'
import { tell } from './telling.ts'
import { findVisitors, showVisits, type VisitorRow } from './visitor-queries.ts'
import { work } from './work.ts'

const productsMost = 200
const wordsMost = 200
const visitorsMost = 100
const dayLength = 24 * 3600 * 1000 // ms

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  tell,
  work,

  async showVisits({ db }, { params: { businessID }, body: { shown } }) {
    await showVisits(db, businessID, shown)
    return {}
  },

  async read(context, { params: { businessID }, query }) {
    const { db } = context
    const business = (await businessCards(context, [businessID])).get(businessID)
    if (!business) throw new Refusal('NotFound', 'No such business')
    const longest = reachDaysOf[business.subscription]
    const days = Math.min(Number(query.days), longest)
    const hasBefore = days * 2 <= longest
    const [counts, rows, words, countries, sources, visitors, replies, samples, peers] = await Promise.all([
      queries.findDays(db, businessID, hasBefore ? days * 2 : days),
      queries.findProducts(db, businessID, days, productsMost),
      queries.findWords(db, businessID, days),
      queries.findCountries(db, businessID, days),
      queries.findSources(db, businessID, days),
      findVisitors(db, businessID, { days, most: visitorsMost }),
      queries.findReplies(db, businessID),
      sampleCounts(context.pool, businessID, days),
      peersOf(db, business, days),
    ])
    const starts = startsOf(days, new Date())
    return {
      days,
      longest,
      starts,
      series: reachKinds.map((kind) => seriesOf(kind, counts, starts, hasBefore)),
      products: await productsOf(context, rows),
      ...wordsOf(words),
      ...countriesOf(context, countries),
      sources,
      visitors: visitors ? await visitorsOf(context, visitors) : null,
      replies,
      samples,
      peers,
    }
  },
}

function startsOf(days: number, now: Date): string[] {
  const today = Math.floor(now.getTime() / dayLength) * dayLength
  return Array.from({ length: days }, (_, index) =>
    new Date(today - (days - 1 - index) * dayLength).toISOString().slice(0, 10),
  )
}

type Counts = Awaited<ReturnType<typeof queries.findDays>>

function seriesOf(kind: ReachKind, counts: Counts, starts: readonly string[], hasBefore: boolean) {
  const own = counts.filter((one) => one.kind === (kind === 'people' ? 'visit' : kind))
  const byDay = new Map(own.map(({ day, count }) => [day, count]))
  const values = starts.map((day) => byDay.get(day) ?? 0)
  const before = own.reduce((sum, { day, count }) => sum + (day < starts[0]! ? count : 0), 0)
  return { kind, total: values.reduce((sum, one) => sum + one, 0), before: hasBefore ? before : null, values }
}

async function productsOf(context: Context, rows: readonly queries.ProductRow[]): Promise<Reach['products']> {
  const cards = await productCards(
    context,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, counts, answerMinutes }) => {
    const card = cards.get(id)
    if (!card) return []
    const { key, name, mainImage } = card
    const { seen = 0, viewed = 0, saved = 0, compared = 0, inquiries = 0, quoted = 0, awarded = 0 } = counts
    const { downloaded = 0 } = counts
    const figures = { seen, viewed, saved, compared, downloaded, inquiries, quoted, awarded, answerMinutes }
    return [{ productID: id, key, name, mainImage, ...figures }]
  })
}

/** Salts change daily: people are distinct within a day only. */
function wordsOf(rows: readonly queries.WordsRow[]): Pick<Reach, 'words' | 'fewerWords'> {
  const shown = rows.filter(({ most }) => most >= wordPersonsLeast).slice(0, wordsMost)
  const others = rows.filter((row) => !shown.includes(row))
  const sum = (key: 'seen' | 'opened') => others.reduce((total, row) => total + row[key], 0)
  return {
    words: shown.map(({ words, seen, opened, people, places }) => {
      const place = seen > 0 ? Math.round(places / seen) : null
      return { words, seen, opened, people, place }
    }),
    fewerWords: { words: others.length, seen: sum('seen'), opened: sum('opened') },
  }
}

type CountryRows = Awaited<ReturnType<typeof queries.findCountries>>

function countriesOf({ locale }: Context, rows: CountryRows): Pick<Reach, 'countries' | 'otherCountries'> {
  const shown = rows.filter(({ code, most }) => code !== '' && most >= countryPersonsLeast)
  const others = rows.filter((row) => !shown.includes(row))
  return {
    countries: shown.map(({ code, people }) => ({ country: countryFor(code, locale), people })),
    otherCountries: others.reduce((sum, { people }) => sum + people, 0),
  }
}

async function visitorsOf(context: Context, rows: readonly VisitorRow[]): Promise<Reach['visitors']> {
  const cards = await businessCards(
    context,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, days, lastOn }) => {
    const card = cards.get(id)
    if (!card) return []
    const { key, general, contactInfo } = card
    return [{ businessID: id, key, companyName: general.companyName, country: contactInfo.country, days, lastOn }]
  })
}

async function peersOf(
  db: Context['db'],
  { businessID, general }: BusinessCard,
  days: number,
): Promise<Reach['peers']> {
  const { categories, industry } = general
  const places = [
    ...categories.slice(0, 1).map(({ id, name }) => ({ kind: 'category' as const, id, name })),
    { kind: 'industry' as const, ...industry },
  ]
  for (const { name, ...within } of places) {
    const companies = await countPeers(db, within)
    if (companies < peersLeast) continue
    const rows = await findPeers(db, businessID, within, days)
    const figures = rows.map(({ quartiles: [first, median, third], ...row }) => ({ ...row, first, median, third }))
    return { category: name, companies, figures }
  }
  return null
}

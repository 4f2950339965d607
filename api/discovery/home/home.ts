// Home page figures.
import type { Home, home as contract } from '#contract/discovery/home.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { hourly } from '#api/foundation/hourly.ts'
import { lastKnown } from '#api/foundation/last-known.ts'
import { industries, industryFor } from '#api/foundation/industries/lookup.ts'
import { businessProfiles, type Showcase, showcase } from '#api/identity/businesses/lookup.ts'
import { businessesWithProducts } from '#api/catalog/products/lookup.ts'
import { type FirstAnswers, firstAnswers } from '#api/trade/inquiries/lookup.ts'
import { countFound } from '#api/discovery/search/lookup.ts'

const shown = 4
const candidates = 24
const answerDays = 90
const answersLeast = 20

type HourlyFigures = { showcase: Showcase; answers: FirstAnswers }
const kept = hourly<HourlyFigures>(1)
const known = lastKnown<Home>(10)

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  read(context, { query }) {
    const locale = query.lang ?? context.locale
    return known(locale, () => readHome(context, locale))
  },
}

async function readHome(context: Context, locale: Locale): Promise<Home> {
  const { pool, search, eventLog } = context
  await eventLog.catchUp()
  const figures = await kept(pool, 'home', async () => ({
    showcase: await showcase(pool, candidates),
    answers: await firstAnswers(pool, answerDays),
  }))
  const { documents, counts } = await search.state()
  return {
    companies: documents.business,
    products: documents.product,
    countries: counts.business.country.size,
    listed: figures.showcase.listed,
    industries: await industriesIn(context, locale),
    verified: await verifiedIn({ ...context, locale }, figures.showcase),
    answers: answersOf(figures.answers),
  }
}

async function industriesIn(context: Context, locale: Locale): Promise<Home['industries']> {
  const found: Home['industries'] = []
  // Sequential: the index shares its thread with all searches.
  for (const industry of industries) {
    const { key, text, image } = industryFor(industry, locale)
    found.push({ key, text, image, manufacturers: await countFound(context, { text, locale, businessType: ['MA'] }) })
  }
  return found
}

async function verifiedIn(context: Context, { verified, latest }: Showcase): Promise<Home['verified']> {
  const total = await context.search.count('business', { verified: true })
  const ids = verified.length > 0 ? verified : latest
  const cards = await businessesWithProducts(context, ids, 1)
  const withProduct = ids.flatMap((id) => {
    const card = cards.get(id)
    return card && card.products.length > 0 ? [card] : []
  })
  const some = withProduct.slice(0, shown)
  const profiles = await businessProfiles(
    context,
    some.map(({ businessID }) => businessID),
  )
  const companies = some.map(({ businessID, key, general, contactInfo, products, productCount }) => ({
    businessID,
    key,
    companyName: general.companyName,
    shortDescription: general.shortDescription,
    country: contactInfo.country,
    picture: products[0]!.mainImage,
    products: productCount,
    medianMinutes: profiles.get(businessID)?.replies?.medianMinutes ?? null,
  }))
  return { total, thisWeek: verified.length > 0, companies }
}

function answersOf({ quartiles, ...counts }: FirstAnswers): Home['answers'] {
  const isEnough = counts.inquiries >= answersLeast && counts.answered >= answersLeast / 2 && quartiles !== null
  return {
    days: answerDays,
    least: answersLeast,
    measured: isEnough ? { ...counts, quartiles: quartiles.map(Math.round) } : null,
  }
}

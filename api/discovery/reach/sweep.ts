// Sweep: translations by machine of listings that are viewed most.
import { locales } from '#contract/foundation/locales.ts'
import { productTexts } from '#api/catalog/products/lookup.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { type Candidate, isWritten, type ListingTexts, sweep } from '#api/foundation/translations/lookup.ts'
import { businessTexts } from '#api/identity/businesses/lookup.ts'
import { findMostViewed } from './queries.ts'

const days = 30
const listingsMost = 1000

type Dependencies = Pick<WorkerDependencies, 'db' | 'pool' | 'translation'>
type ListingViews = ListingTexts & { views: number }

export async function sweepViewed({ db, pool, translation }: Dependencies): Promise<number> {
  const hourly = translation?.sweep ?? 0
  if (hourly === 0) return 0
  const viewed = await textsOf({ db, pool })
  let count = 0
  for (const [at, language] of locales.entries()) {
    const share = Math.ceil((hourly - count) / (locales.length - at))
    const candidates = viewed.filter((listing) => !isWritten(listing, language)).flatMap(candidatesOf)
    count += await sweep({ db, translation }, candidates, language, { most: share })
  }
  return count
}

async function textsOf({ db, pool }: Pick<Dependencies, 'db' | 'pool'>): Promise<ListingViews[]> {
  const views = new Map((await findMostViewed(db, days, listingsMost)).map((row) => [row.id, row.views]))
  const ids = [...views.keys()]
  const [products, businesses] = await Promise.all([productTexts({ pool }, ids), businessTexts({ pool }, ids)])
  return [...products.values(), ...businesses.values()].map((one) => ({ ...one, views: views.get(one.id) ?? 0 }))
}

function candidatesOf({ sources, business, views }: ListingViews): Candidate[] {
  return sources.map((source) => ({ ...source, business, views }))
}

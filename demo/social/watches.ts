// Sample saved searches, watches and news.
import { sql, type Transaction } from 'kysely'
import { SavedQuestion } from '#contract/discovery/watches/saved-searches.ts'
import type { SearchPace } from '#contract/discovery/watches/kinds.ts'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { questionKey } from '#api/discovery/watches/saved-searches.ts'
import type { DB } from '#api/database/tables.ts'
import { castOf } from './cast.ts'
import { clockOf } from './clock.ts'

type Search = { name: string; pace: SearchPace; ago: number; question: object }
type SampleNews = { ago: number; kind: string; search?: string; old?: object; new?: object; opened?: true } & (
  | { product: string }
  | { business: string }
)

const searches: Search[] = [
  {
    name: 'Porcelain tiles',
    pace: 'daily',
    ago: 1200,
    question: { resourceType: 'product', textQuery: 'porcelain tile', country: ['TR', 'ES', 'IT'] },
  },
  { name: 'School chairs', pace: 'weekly', ago: 900, question: { resourceType: 'product', textQuery: 'school chair' } },
  {
    name: 'Verified pump makers',
    pace: 'app',
    ago: 400,
    question: { resourceType: 'business', textQuery: 'pumps', businessType: ['MA'], verified: true },
  },
]
const watched = {
  products: ['cinaralti-seramik/cs-6012-1', 'kaarna-furniture/ka-130'],
  businesses: ['ferrantis-pompe', 'kaarna-furniture'],
}
const price = (amount: number) => ({ price: { amount, currency: 'EUR', unit: 'm²' } })
const news: SampleNews[] = [
  { ago: 3, kind: 'price', product: 'cinaralti-seramik/cs-6012-1', old: price(14.9), new: price(13.8) },
  { ago: 20, kind: 'match', product: 'cinaralti-seramik/cs-6060-1', search: 'Porcelain tiles' },
  { ago: 52, kind: 'leadTime', product: 'kaarna-furniture/ka-130', old: { number: 42 }, new: { number: 56 } },
  { ago: 75, kind: 'match', business: 'ferrantis-pompe', search: 'Verified pump makers' },
  { ago: 76, kind: 'verified', business: 'ferrantis-pompe', old: { yes: false }, new: { yes: true }, opened: true },
]

/** True when added. */
export async function addSampleWatches(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  const { userID: userId } = sampleAccounts.buyer
  if (await tx.selectFrom('savedSearches').select('id').limit(1).executeTakeFirst()) return false
  const named = news.flatMap((one) => ('product' in one ? [one.product] : []))
  const { actors, products } = await castOf(tx, [...watched.products, ...named])
  if (products.size === 0) return false
  const { idAt, timeAt } = clockOf(now)
  const idOfSearch = (name: string) =>
    idAt(`${userId} searches ${name}`, searches.find((one) => one.name === name)!.ago)
  for (const { name, pace, ago, question } of searches) {
    const parsed = SavedQuestion.parse(question)
    await tx
      .insertInto('savedSearches')
      .values({
        id: idOfSearch(name),
        userId,
        name,
        pace,
        resourceType: parsed.resourceType,
        question: JSON.stringify(parsed),
        questionKey: questionKey('en', parsed),
        locale: 'en',
        openedAt: timeAt(Math.min(ago, 24)),
      })
      .execute()
  }
  const things = [
    ...watched.products.map((key) => ({ thingType: 'product', thing: products.get(key), key })),
    ...watched.businesses.map((key) => ({ thingType: 'business', thing: actors.get(key), key })),
  ]
  for (const [place, { thingType, thing, key }] of things.entries()) {
    if (!thing) continue
    const id = idAt(`${userId} watches ${key}`, 600 - place)
    await tx.insertInto('watches').values({ id, userId, thingType, thingId: thing.id }).execute()
  }
  await sql`insert into watched_facts (thing_id, facts) select id, facts from watchable_things
    where id in (select thing_id from watches) on conflict do nothing`.execute(tx)
  for (const one of news) {
    const thing = 'product' in one ? products.get(one.product) : actors.get(one.business)
    if (!thing) continue
    const at = timeAt(one.ago)
    await sql`insert into watch_news (id, user_id, thing_type, thing_id, business_id, kind, day, old, new, searches, at, opened_at, mailed_at)
      select ${idAt(`${userId} hears ${one.kind} ${thing.id}`, one.ago)}, ${userId}, t.thing_type, t.id, t.business_id, ${one.kind},
        (${at}::timestamptz at time zone 'UTC')::date, ${one.old ? JSON.stringify(one.old) : null}::jsonb,
        ${one.new ? JSON.stringify(one.new) : null}::jsonb, ${one.search ? [idOfSearch(one.search)] : []}::uuid[], ${at},
        ${one.opened ? at : null}::timestamptz, ${one.ago > 24 ? at : null}::timestamptz
      from watchable_things t where t.id = ${thing.id}`.execute(tx)
  }
  return true
}

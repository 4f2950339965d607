// Actors and products of sample conversations, missing ones omitted.
import type { Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { type Medium, productPhotos } from '#api/foundation/illustrations/lookup.ts'
import { nodeByID } from '#api/foundation/industries/lookup.ts'
import { type SampleAccountName, sampleAccountNames, sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import type { Photo } from '#contract/foundation/shapes.ts'
import { readWriters } from './told.ts'

export type Actor = {
  kind: 'user' | 'business'
  id: string
  name: string
  writerID: string
  industryID: string | null
}
export type Product = { id: string; name: string; photo: Photo }
export type Cast = { actors: Map<string, Actor>; products: Map<string, Product> }

/** Editors write for businesses without people. */
const editor = sampleAccounts.operator.userID

/** Empty without sample businesses. */
export async function castOf(tx: Transaction<DB>, products: string[]): Promise<Cast> {
  const actors = new Map<string, Actor>()
  const businesses = await tx
    .selectFrom('businesses')
    .select(['id', 'sourceId', 'industryId', 'companyName'])
    .where('source', '=', 'invented')
    .where('sample', '=', true)
    .where('status', '=', 'active')
    .where('removedAt', 'is', null)
    .execute()
  if (businesses.length === 0) return { actors, products: new Map() }
  const people = await tx
    .selectFrom('people')
    .select(['id', 'sourceId', 'industryId', 'firstName', 'lastName'])
    .where('sample', '=', true)
    .where('status', '=', 'active')
    .where('removedAt', 'is', null)
    .execute()
  for (const { id, sourceId, industryId, firstName, lastName } of people) {
    const key = sourceId ?? accountOf(id)
    const name = `${firstName} ${lastName}`
    if (key) actors.set(key, { kind: 'user', id, name, writerID: id, industryID: industryId })
  }
  const writers = await readWriters()
  for (const { id, sourceId, industryId, companyName: name } of businesses) {
    const writerID = actors.get(writers.get(sourceId!) ?? '')?.id ?? editor
    actors.set(sourceId!, { kind: 'business', id, name, writerID, industryID: industryId })
  }
  return { actors, products: await productsOf(tx, products) }
}

function accountOf(id: string): SampleAccountName | undefined {
  return sampleAccountNames.find((name) => sampleAccounts[name].userID === id)
}

async function productsOf(tx: Transaction<DB>, sourceIDs: string[]): Promise<Map<string, Product>> {
  if (sourceIDs.length === 0) return new Map()
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'sourceId', 'name', 'media', 'industryId', 'categoryId'])
    .where('sourceId', 'in', sourceIDs)
    .where('status', '=', 'active')
    .where('removedAt', 'is', null)
    .execute()
  return new Map(
    rows.map(({ id, sourceId, name, media, industryId, categoryId }) => {
      const node = nodeByID(categoryId ?? industryId ?? '')
      const [photo] = productPhotos(media as Medium[], id, node)
      return [sourceId!, { id, name, photo: { ...photo!, alt: name } }]
    }),
  )
}

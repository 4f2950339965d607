// Cache tags that events change.
import type pg from 'pg'
import { dataOf, type EventData, type NetworkEvent } from '#api/foundation/events.ts'
import { industriesListing } from '#api/foundation/industries/lookup.ts'
import { findNodesOf, findOwners } from './queries.ts'

const read = new WeakMap<readonly NetworkEvent[], Promise<string[]>>()

/**
 * `business:<id>`, `product:<id>`, `person:<id>`: own pages. `card:<id>`: pages with its card. `directory`: lists and
 * counts of companies and products; `people` likewise. `industry:<id>`, `industry:<id>:<country>`,
 * `industry:<id>:countries`: category pages; `industries`: all.
 */
export function listingTags(pool: pg.Pool, events: readonly NetworkEvent[]): Promise<string[]> {
  let tags = read.get(events)
  if (!tags) read.set(events, (tags = readTags(pool, events)))
  return tags
}

async function readTags(pool: pg.Pool, events: readonly NetworkEvent[]): Promise<string[]> {
  const ids = dataOf(events, 'products.changed').flatMap((data) => data.ids)
  const owners = ids.length === 0 ? [] : await findOwners(pool, ids)
  const offered = await Promise.all(dataOf(events, 'businesses.changed').map((data) => offeredTags(pool, data)))
  const own = owners.flatMap((id) => [`business:${id}`, `card:${id}`])
  return [...new Set([...own, ...events.flatMap(tagsOf), ...offered.flat()])]
}

type ListingChange = EventData<'businesses.changed'>

async function offeredTags(pool: pg.Pool, data: ListingChange): Promise<string[]> {
  if (data.unlisted || !data.industries || data.ids.length === 0) return []
  return industryTags({ ...data, industries: industriesListing(await findNodesOf(pool, data.ids)) })
}

function industryTags({ industries, countries }: Pick<ListingChange, 'industries' | 'countries'>): string[] {
  const lists = countries ?? ['countries']
  return (
    industries?.flatMap((id) => [`industry:${id}`, ...lists.map((list) => `industry:${id}:${list}`)]) ?? ['industries']
  )
}

function tagsOf({ name, data }: NetworkEvent): string[] {
  switch (name) {
    case 'businesses.changed':
    case 'products.changed': {
      const kind = name === 'businesses.changed' ? 'business' : 'product'
      const own = data.ids.flatMap((id) => [`${kind}:${id}`, `card:${id}`])
      if (data.unlisted || data.ids.length === 0) return own
      return [...own, 'directory', ...industryTags(data)]
    }
    case 'businesses.outdated':
      return ['directory', 'industries']
    case 'people.changed':
      return [...data.ids.map((id) => `person:${id}`), 'people']
    case 'reactions.added':
    case 'reactions.removed':
      return [`${data.resourceType}:${data.resourceID}`]
    case 'translations.added':
    case 'translations.removed':
      return [...data.products.map((id) => `product:${id}`), ...data.businesses.map((id) => `business:${id}`)]
    case 'territories.changed':
      return data.ids.map((id) => `business:${id}`)
    case 'agreements.changed':
      return [`business:${data.businessID}`, `business:${data.otherID}`]
    case 'lists.changed':
      return ['lists']
    default:
      return []
  }
}

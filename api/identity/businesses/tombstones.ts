// Tombstones: keyed hashes keep removed companies out of later imports.
import { createHmac } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { emitEvent } from '#api/foundation/events.ts'
import type { DB } from '#api/database/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import { ownDomain } from './own-domain.ts'
import * as queries from './tombstone-queries.ts'

export type { Cause, Listing } from './tombstone-queries.ts'
type ComparableListing = queries.Listing & { comparable: string }

const idsAtOnce = 1000

/** Host, and the parent domain if the company's own. */
function sitesOf(website: string | null): string[] {
  const { domain, host, shared } = ownDomain(website)
  return [...new Set([host, ...(shared ? [] : [domain])])].filter((site) => site !== '')
}

function hashOf(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** Keyed: useless without the database's key. */
export async function hashedWithKey(db: Kysely<DB>, texts: readonly string[]): Promise<string[]> {
  const key = await queries.findKey(db)
  return texts.map((text) => hashOf(key, text))
}

/** `alone`: removed without a domain, so name and country count for every row. */
function keptKeys({ sourceID, comparable, countryCode, website }: ComparableListing): string[] {
  const sites = sitesOf(website).map((site) => `site ${comparable} ${site}`)
  return [
    ...(sourceID ? [`id ${sourceID}`] : []),
    `name ${countryCode} ${comparable}`,
    ...(sites.length > 0 ? sites : [`alone ${countryCode} ${comparable}`]),
  ]
}

function askedKeys({ sourceID, comparable, countryCode, website }: ComparableListing): string[] {
  const sites = sitesOf(website).map((site) => `site ${comparable} ${site}`)
  const names =
    sites.length > 0 ? [...sites, `alone ${countryCode} ${comparable}`] : [`name ${countryCode} ${comparable}`]
  return [...names, ...(sourceID ? [`id ${sourceID}`] : [])]
}

async function named(db: Kysely<DB>, listings: readonly queries.Listing[]): Promise<ComparableListing[]> {
  const names = await queries.comparableNames(db, listings)
  return listings.map((listing, at) => ({ ...listing, comparable: names[at]! }))
}

/** Whether each company had it removed. */
export async function areEntombed(db: Kysely<DB>, listings: readonly queries.Listing[]): Promise<boolean[]> {
  if (listings.length === 0 || !(await queries.hasTombstones(db))) return listings.map(() => false)
  const key = await queries.findKey(db)
  const asked = (await named(db, listings)).map((one) => askedKeys(one).map((text) => hashOf(key, text)))
  const found = await queries.findHashes(db, asked.flat())
  return asked.map((hashes) => hashes.some((hash) => found.has(hash)))
}

export async function areSourcesEntombed(db: Kysely<DB>, sourceIDs: readonly string[]): Promise<Set<string>> {
  if (sourceIDs.length === 0 || !(await queries.hasTombstones(db))) return new Set()
  const hashes = await hashedWithKey(
    db,
    sourceIDs.map((id) => `id ${id}`),
  )
  const found = await queries.findHashes(db, hashes)
  return new Set(sourceIDs.filter((_, at) => found.has(hashes[at]!)))
}

/** Keeps only hashes. Answers product ids. */
export async function entomb(tx: Transaction<DB>, id: string, cause: queries.Cause): Promise<string[]> {
  await addTombstone(tx, id, cause)
  const products = await queries.scrub(tx, id)
  await emitEvent(tx, 'businesses.changed', { ids: [id] })
  for (let at = 0; at < products.length; at += idsAtOnce)
    await emitEvent(tx, 'products.changed', { ids: products.slice(at, at + idsAtOnce) })
  return products
}

/** Only marks: threads keep the name. */
export async function addTombstone(tx: Transaction<DB>, id: string, cause: queries.Cause): Promise<void> {
  const key = await queries.findKey(tx)
  const listings = await named(tx, await queries.lockListings(tx, id))
  const hashes = listings.flatMap((one) => keptKeys(one).map((text) => hashOf(key, text)))
  await queries.addTombstone(tx, id, cause, [...new Set(hashes)])
}

/** `fields`: cause and month of a removal at a company's wish. */
export async function goneRefusal(db: Kysely<DB>, businessID: string, message: string): Promise<Refusal> {
  const tombstone = await queries.findTombstone(db, businessID)
  const fields = tombstone && { removed: tombstone.cause, month: tombstone.removedAt.toISOString().slice(0, 7) }
  return new Refusal('Gone', message, fields && { fields })
}

// Scopes of API tokens: which calls a program may make in the name of a person. For server and pages; without zod.
import type { Endpoint } from '#contract/foundation/endpoint.ts'

/** Areas of the product; each may be read, or read and written. */
export const areas = ['business', 'products', 'inquiries', 'social', 'webhooks', 'profile'] as const
export type Area = (typeof areas)[number]
export type Scope = `${Area}:${'read' | 'write'}`
export const scopes = areas.flatMap((area): Scope[] => [`${area}:read`, `${area}:write`])

/** Areas by capability. A capability that is missing is closed to tokens, but for what strangers may ask. */
const areaOf: Readonly<Record<string, readonly Area[]>> = {
  boosts: ['business'],
  businesses: ['business'],
  members: ['business'],
  verification: ['business'],
  products: ['products'],
  catalogues: ['products'],
  files: ['business', 'products', 'social'],
  requests: ['inquiries'],
  rfqs: ['inquiries'],
  blocks: ['social'],
  comments: ['social'],
  connections: ['social'],
  favorites: ['social'],
  follows: ['social'],
  groups: ['social'],
  mentions: ['social'],
  newsfeed: ['social'],
  posts: ['social'],
  reactions: ['social'],
  notifications: ['profile'],
  people: ['profile'],
  webhooks: ['webhooks'],
}

/**
 * Calls that no program makes: who belongs to a business, what proves it, what an advertisement has brought, what cannot be undone, the
 * whole of one's data.
 */
const closed: ReadonlySet<string> = new Set([
  'boosts.countInquiry',
  'businesses.remove',
  ...['invite', 'withdraw', 'accept', 'change', 'remove', 'transfer'].map((name) => `members.${name}`),
  ...['submit', 'answer', 'check', 'confirm', 'withdraw'].map((name) => `verification.${name}`),
  ...['startExport', 'export', 'leaving'].map((name) => `people.${name}`),
])
/** Calls that read although they are sent by POST. */
const reading: ReadonlySet<string> = new Set(['groups.find'])

/**
 * The scopes of which one is needed for a call. Empty: no token makes it. A call that is open to strangers needs none; with one of its
 * scopes it answers as to the person, without as to a stranger.
 */
export function scopesOf(
  capability: string,
  name: string,
  { method, staff }: Pick<Endpoint, 'method' | 'staff'>,
): Scope[] {
  const call = `${capability}.${name}`
  if (staff || closed.has(call)) return []
  const kind = method === 'GET' || reading.has(call) ? 'read' : 'write'
  return (areaOf[capability] ?? []).map((area): Scope => `${area}:${kind}`)
}

/** True when one of the needed scopes is held. Who may write may read. */
export function holdsScope(held: readonly Scope[], needed: readonly Scope[]): boolean {
  return needed.some((scope) => held.includes(scope) || held.includes(scope.replace(/:read$/, ':write') as Scope))
}

// API token scopes and their calls. No zod.
import type { Endpoint } from '#contract/foundation/endpoint.ts'

export const areas = ['business', 'products', 'inquiries', 'social', 'webhooks', 'profile', 'figures'] as const
export type Area = (typeof areas)[number]
export type Scope = `${Area}:${'read' | 'write'}`
export const readAreas: ReadonlySet<Area> = new Set(['figures'])
export const scopes = areas.flatMap((area): Scope[] =>
  readAreas.has(area) ? [`${area}:read`] : [`${area}:read`, `${area}:write`],
)

/** Unlisted capabilities are closed to tokens, except public calls. */
const areaOf: Readonly<Record<string, readonly Area[]>> = {
  boosts: ['business'],
  businesses: ['business'],
  members: ['business'],
  verification: ['business'],
  products: ['products'],
  catalogues: ['products'],
  territories: ['business'],
  agreements: ['business'],
  documents: ['products'],
  files: ['business', 'products', 'social'],
  inquiries: ['inquiries'],
  documentRequests: ['inquiries'],
  rfqs: ['inquiries'],
  samples: ['inquiries'],
  blocks: ['social'],
  comments: ['social'],
  connections: ['social'],
  favorites: ['social'],
  savedSearches: ['social'],
  watches: ['social'],
  follows: ['social'],
  groups: ['social'],
  mentions: ['social'],
  newsfeed: ['social'],
  posts: ['social'],
  reactions: ['social'],
  notifications: ['profile'],
  people: ['profile'],
  webhooks: ['webhooks'],
  reach: ['figures'],
}

/** Calls closed to programs: membership, proofs, advertising results, irreversible acts, full personal data. */
const closed: ReadonlySet<string> = new Set([
  'boosts.countInquiry',
  'documents.leads',
  'businesses.remove',
  'reach.work',
  'reach.showVisits',
  ...['invite', 'withdraw', 'accept', 'change', 'remove', 'transfer'].map((name) => `members.${name}`),
  ...['submit', 'answer', 'check', 'confirm', 'withdraw'].map((name) => `verification.${name}`),
  ...['propose', 'confirm', 'decline', 'giveNotice', 'withdraw', 'dispute', 'addEvidence', 'show', 'challenge'].map(
    (name) => `agreements.${name}`,
  ),
  ...['devices', 'addDevice', 'changeDevice', 'removeDevice', 'ringDevice', 'declineRinging'].map(
    (name) => `notifications.${name}`,
  ),
  ...['startExport', 'export', 'leaving'].map((name) => `people.${name}`),
])
const reading: ReadonlySet<string> = new Set(['groups.find'])

/** Alternative scopes. Empty: closed to tokens. Public calls need none, but with one answer personally. */
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

export function holdsScope(held: readonly Scope[], needed: readonly Scope[]): boolean {
  return needed.some((scope) => held.includes(scope) || held.includes(scope.replace(/:read$/, ':write') as Scope))
}

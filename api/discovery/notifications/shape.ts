// Rows of notifications → contract, by sets of ids.
import type { Notification } from '#contract/discovery/notifications/notifications.ts'
import { authorsOf } from '#api/identity/actors/lookup.ts'
import { businessCards } from '#api/identity/businesses/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import type { NotificationRow } from './queries.ts'

export async function notificationsOf(
  context: Pick<Context, 'pool' | 'locale'>,
  rows: readonly NotificationRow[],
  abouts: ReadonlyMap<string, NonNullable<Notification['about']>> = new Map(),
): Promise<Notification[]> {
  const [authors, businesses] = await Promise.all([
    authorsOf(
      context,
      rows.flatMap(({ actors }) => actors),
    ),
    businessCards(context, [...new Set(rows.flatMap(({ businessID }) => businessID ?? []))]),
  ])
  return rows.map((row) => {
    const card = row.businessID ? businesses.get(row.businessID) : undefined
    return {
      id: row.id,
      kind: row.kind,
      at: row.madeAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
      actors: row.actors.flatMap(({ id }) => authors.get(id) ?? []),
      count: row.count,
      resourceType: row.resourceType,
      resourceID: row.resourceID,
      rootType: row.rootType,
      rootID: row.rootID,
      business: card ? { businessID: card.businessID, key: card.key, companyName: card.general.companyName } : null,
      about: abouts.get(row.id) ?? null,
      detail: row.detail,
    }
  })
}

// Rules of notifications.
import { notificationActorsShown, notificationPageSize } from '#contract/foundation/constants.ts'
import { kindNames, tellingOf, type NotificationKind, type Telling } from '#contract/discovery/notifications/kinds.ts'
import type { notifications as contract } from '#contract/discovery/notifications/notifications.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { aboutOf } from './about.ts'
import { handlers as devices } from './devices/devices.ts'
import { changeChoices, countUnread, findChoices, findNotifications, markRead } from './queries.ts'
import { notificationsOf } from './shape.ts'
import { unsubscribe } from './unsubscribing.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  ...devices,
  async list(context, { query }) {
    const { pool, viewer } = context
    const page = { before: query.nextID, size: notificationPageSize + 1, shown: notificationActorsShown }
    const [rows, unread] = await Promise.all([
      findNotifications(pool, viewer.userID, page),
      countUnread(pool, viewer.userID),
    ])
    const shown = rows.slice(0, notificationPageSize)
    return {
      data: await notificationsOf(context, shown, await aboutOf(context, shown)),
      nextID: rows.length > notificationPageSize ? shown.at(-1)!.place : null,
      unread,
    }
  },

  async count({ pool, viewer }) {
    return { unread: await countUnread(pool, viewer.userID) }
  },

  async read({ pool, viewer }, { body }) {
    await markRead(pool, viewer.userID, body.ids)
    return { unread: await countUnread(pool, viewer.userID) }
  },

  settings: settingsOf,

  async changeSettings(context, { body }) {
    await context.db.transaction().execute((tx) => changeChoices(tx, context.viewer.userID, body))
    return settingsOf(context)
  },

  async unsubscribe({ db, pool }, { body }) {
    const ended = await unsubscribe({ db, pool }, body.token)
    if (!ended) throw new Refusal('NotFound', 'This link is not one of ours')
    return ended
  },
}

async function settingsOf({ pool, viewer }: SignedIn): Promise<Record<NotificationKind, Telling>> {
  const choices = await findChoices(pool, viewer.userID)
  return Object.fromEntries(kindNames.map((kind) => [kind, tellingOf(kind, choices)])) as Record<
    NotificationKind,
    Telling
  >
}

// Jobs of notification emails; read entries are not sent.
import type pg from 'pg'
import { notificationActorsShown } from '#contract/foundation/constants.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { addAll, type Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { emailsOf, languagesOf } from '#api/identity/people/lookup.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { unreadBeginning } from '#api/trade/inquiries/lookup.ts'
import { sendAtOnce, sendOfTheDay } from './emails.ts'
import {
  claimThreadEmail,
  endDigest,
  findDigestReceivers,
  findUnread,
  type NotificationRow,
  putInDigest,
} from './queries.ts'
import { notificationsOf } from './shape.ts'
import { unsubscribeToken } from './unsubscribing.ts'

function mainOf(thread: readonly NotificationRow[]): NotificationRow | undefined {
  const [latest] = thread
  return latest?.detail.news ? latest : (thread.find(({ kind }) => kind === 'inquiry') ?? latest)
}

function beginningFor(pool: pg.Pool, { resourceID, receiverID, businessID }: NotificationRow, locale: Locale) {
  return unreadBeginning(
    pool,
    { requestID: resourceID, actorID: businessID ?? receiverID, readerID: receiverID },
    locale,
  )
}

export function notifications(jobs: Jobs<DB>, { db, pool, pages }: WorkerDependencies): void {
  async function receiver(userID: string): Promise<{ to: string; locale: Locale } | undefined> {
    const [addresses, languages] = await Promise.all([emailsOf(db, [userID]), languagesOf(pool, [userID])])
    const to = addresses.get(userID)
    return to ? { to, locale: languages.get(userID) ?? 'en' } : undefined
  }

  jobs.work<{ id: string }>('notifications.mail', async ({ id }, complete) => {
    const [row] = await findUnread(db, { id }, notificationActorsShown)
    const to = row && (await receiver(row.receiverID))
    if (!to) return
    const token = await unsubscribeToken({ pool }, row.receiverID, row.kind)
    const links = { origin: pages(), token, readerID: row.receiverID }
    const causer = row.actors[0]?.id
    const context = { pool, locale: to.locale }
    if (row.kind !== 'inquiry' && row.kind !== 'message') {
      const [notification] = await notificationsOf(context, [row])
      return complete(async (tx) => {
        if (!(await sendAtOnce(tx, to, notification!, links, { causer }))) await putInDigest(tx, id)
      })
    }
    const beginning = await beginningFor(pool, row, to.locale)
    if (!beginning) return
    const thread = await findUnread(db, { thread: row }, notificationActorsShown)
    const [notification] = await notificationsOf(context, [mainOf(thread) ?? row])
    const claim = { news: row.detail.news !== undefined, ids: [row.id, ...thread.map(({ id: other }) => other)] }
    await complete(async (tx) => {
      if (!(await claimThreadEmail(tx, row, claim))) return
      if (!(await sendAtOnce(tx, to, notification!, links, { causer, beginning }))) await putInDigest(tx, id)
    })
  })

  jobs.schedule('notifications.findDigests', '47 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      const today = new Date().toISOString().slice(0, 10)
      const receivers = await findDigestReceivers(tx)
      const digests = receivers.map((userID) => ({ data: { userID }, key: `${userID} ${today}` }))
      await addAll(tx, 'notifications.digest', digests)
    }),
  )

  jobs.work<{ userID: string }>('notifications.digest', async ({ userID }, complete) => {
    const rows = await findUnread(db, { digestOf: userID }, notificationActorsShown)
    const to = await receiver(userID)
    if (!to || rows.length === 0) return
    const notifications = await notificationsOf({ pool, locale: to.locale }, rows)
    const token = await unsubscribeToken({ pool }, userID, undefined)
    await complete(async (tx) => {
      await endDigest(
        tx,
        rows.map(({ id }) => id),
      )
      await sendOfTheDay(tx, to, notifications, { origin: pages(), token, readerID: userID })
    })
  })
}

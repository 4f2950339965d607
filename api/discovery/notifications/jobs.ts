// Jobs of notification emails; read entries are not sent.
import { notificationActorsShown } from '#contract/foundation/constants.ts'
import { addAll, type Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { sendAtOnce, sendOfTheDay } from './emails.ts'
import { emailsFor, isOfThread, receiversOf } from './immediate.ts'
import { claimThreadEmails, endDigest, findDigestReceivers, findUnread, putInDigest } from './queries.ts'
import { notificationsOf } from './shape.ts'
import { unsubscribeTokens } from './unsubscribing.ts'

export function notifications(jobs: Jobs<DB>, dependencies: WorkerDependencies): void {
  const { db, pool, pages } = dependencies

  jobs.workBatch<{ id: string }>('notifications.mail', async (wanted, complete) => {
    const ids = wanted.map(({ id }) => id)
    const emails = await emailsFor(dependencies, await findUnread(db, { ids }, notificationActorsShown))
    if (emails.length === 0) return
    await complete(async (tx) => {
      const inThreads = await claimThreadEmails(
        tx,
        emails.filter(({ row }) => isOfThread(row)),
      )
      const others = emails.filter(({ row }) => !isOfThread(row))
      const beyond = await sendAtOnce(tx, [...inThreads, ...others])
      await putInDigest(
        tx,
        beyond.map(({ row }) => row.id),
      )
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
    const to = (await receiversOf(dependencies, [userID])).get(userID)
    if (!to || rows.length === 0) return
    const notifications = await notificationsOf({ pool, locale: to.locale }, rows)
    const tokens = await unsubscribeTokens({ pool })
    await complete(async (tx) => {
      await endDigest(
        tx,
        rows.map(({ id }) => id),
      )
      await sendOfTheDay(tx, to, notifications, { origin: pages(), token: tokens(userID), readerID: userID })
    })
  })
}

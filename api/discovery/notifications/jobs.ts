// Jobs of notification emails; entries read meanwhile are not sent.
import type pg from 'pg'
import { notificationActorsShown } from '#contract/foundation/constants.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { addAll, type Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { emailsOf, languagesOf } from '#api/identity/people/lookup.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { unreadBeginning } from '#api/trade/inquiries/lookup.ts'
import { type ImmediateEmail, sendAtOnce, sendOfTheDay } from './emails.ts'
import {
  claimThreadEmails,
  endDigest,
  findDigestReceivers,
  findUnread,
  type NotificationRow,
  putInDigest,
} from './queries.ts'
import { notificationsOf } from './shape.ts'
import { unsubscribeTokens } from './unsubscribing.ts'

const isOfThread = ({ kind }: NotificationRow) => kind === 'inquiry' || kind === 'message'
const keyOfThread = ({ receiverID, resourceID }: NotificationRow) => `${receiverID} ${resourceID}`

/** The latest RFQ news, else the inquiry, else messages. */
function mainOf(thread: readonly NotificationRow[]): NotificationRow | undefined {
  const [latest] = thread
  return latest?.detail['news'] ? latest : (thread.find(({ kind }) => kind === 'inquiry') ?? latest)
}

function beginningFor(pool: pg.Pool, { resourceID, receiverID, businessID }: NotificationRow, locale: Locale) {
  return unreadBeginning(
    pool,
    { requestID: resourceID, actorID: businessID ?? receiverID, readerID: receiverID },
    locale,
  )
}

type Receiver = { to: string; locale: Locale }
type MailEntry = { row: NotificationRow; ids: string[]; email: ImmediateEmail }

async function receiversOf(
  { db, pool }: WorkerDependencies,
  userIDs: readonly string[],
): Promise<Map<string, Receiver>> {
  const [addresses, languages] = await Promise.all([emailsOf(db, userIDs), languagesOf(pool, userIDs)])
  return new Map([...addresses].map(([id, to]) => [id, { to, locale: languages.get(id) ?? 'en' }]))
}

/** None without access to the thread. */
async function entriesOf(dependencies: WorkerDependencies, rows: readonly NotificationRow[]): Promise<MailEntry[]> {
  const { db, pool, pages } = dependencies
  const inThreads = rows.filter(isOfThread)
  const [receivers, tokenOf, unread] = await Promise.all([
    receiversOf(dependencies, [...new Set(rows.map(({ receiverID }) => receiverID))]),
    unsubscribeTokens({ pool }),
    inThreads.length === 0 ? [] : findUnread(db, { threads: inThreads }, notificationActorsShown),
  ])
  const threads = Map.groupBy(unread, keyOfThread)
  const threadOf = (row: NotificationRow) => (isOfThread(row) ? (threads.get(keyOfThread(row)) ?? []) : [])
  const entries: MailEntry[] = []
  for (const [locale, ours] of Map.groupBy(rows.toReversed(), ({ receiverID }) => receivers.get(receiverID)?.locale)) {
    if (!locale) continue
    const shown = ours.map((row) => mainOf(threadOf(row)) ?? row)
    const notifications = await notificationsOf({ pool, locale }, shown)
    for (const [at, row] of ours.entries()) {
      const beginning = isOfThread(row) ? await beginningFor(pool, row, locale) : undefined
      if (isOfThread(row) && !beginning) continue
      const links = { origin: pages(), token: tokenOf(row.receiverID, row.kind), readerID: row.receiverID }
      const { to } = receivers.get(row.receiverID)!
      const email = { to, locale, notification: notifications[at]!, links, causer: row.actors[0]?.id, beginning }
      entries.push({ row, ids: [...new Set([row.id, ...threadOf(row).map(({ id }) => id)])], email })
    }
  }
  return entries
}

export function notifications(jobs: Jobs<DB>, dependencies: WorkerDependencies): void {
  const { db, pool, pages } = dependencies

  jobs.workBatches<{ id: string }>('notifications.mail', async (batch, complete) => {
    const rows = await findUnread(db, { ids: batch.map(({ id }) => id) }, notificationActorsShown)
    const entries = await entriesOf(dependencies, rows)
    if (entries.length === 0) return
    await complete(async (tx) => {
      const claimed = new Set(
        await claimThreadEmails(
          tx,
          entries.filter(({ row }) => isOfThread(row)),
        ),
      )
      const sent = entries.filter((entry) => !isOfThread(entry.row) || claimed.has(entry))
      const throttled = new Set(
        await sendAtOnce(
          tx,
          sent.map(({ email }) => email),
        ),
      )
      await putInDigest(
        tx,
        sent.flatMap(({ row, email }) => (throttled.has(email) ? row.id : [])),
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
    const token = (await unsubscribeTokens({ pool }))(userID)
    await complete(async (tx) => {
      await endDigest(
        tx,
        rows.map(({ id }) => id),
      )
      await sendOfTheDay(tx, to, notifications, { origin: pages(), token, readerID: userID })
    })
  })
}

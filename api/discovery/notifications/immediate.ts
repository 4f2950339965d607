// Notification emails that are sent at once, built in batches.
import type pg from 'pg'
import { notificationActorsShown } from '#contract/foundation/constants.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { emailsOf, languagesOf } from '#api/identity/people/lookup.ts'
import { unreadBeginnings } from '#api/trade/inquiries/lookup.ts'
import type { NotificationEmail, Receiver } from './emails.ts'
import { findUnread, type NotificationRow, type ThreadClaim, threadOf } from './queries.ts'
import { notificationsOf } from './shape.ts'
import { type UnsubscribeTokens, unsubscribeTokens } from './unsubscribing.ts'

export type ImmediateEmail = NotificationEmail & ThreadClaim & { row: NotificationRow }
type Entry = { row: NotificationRow; receiver: Receiver; thread: NotificationRow[] }

export const isOfThread = ({ kind }: NotificationRow) => kind === 'inquiry' || kind === 'message'

export async function receiversOf(
  { db, pool }: Pick<WorkerDependencies, 'db' | 'pool'>,
  ids: readonly string[],
): Promise<Map<string, Receiver>> {
  const [addresses, languages] = await Promise.all([emailsOf(db, ids), languagesOf(pool, ids)])
  return new Map([...addresses].map(([id, to]) => [id, { to, locale: languages.get(id) ?? 'en' }]))
}

export async function emailsFor(
  { db, pool, pages }: WorkerDependencies,
  rows: readonly NotificationRow[],
): Promise<ImmediateEmail[]> {
  const receivers = await receiversOf({ db, pool }, [...new Set(rows.map(({ receiverID }) => receiverID))])
  const inThreads = rows.filter(isOfThread)
  const unread = inThreads.length > 0 ? await findUnread(db, { threads: inThreads }, notificationActorsShown) : []
  const threads = Map.groupBy(unread, threadOf)
  const entries = rows.flatMap((row) => {
    const receiver = receivers.get(row.receiverID)
    return receiver ? [{ row, receiver, thread: (isOfThread(row) && threads.get(threadOf(row))) || [] }] : []
  })
  const sender = { pool, origin: pages(), tokens: await unsubscribeTokens({ pool }) }
  const emails: ImmediateEmail[] = []
  for (const [locale, some] of Map.groupBy(entries, ({ receiver }) => receiver.locale))
    emails.push(...(await emailsIn(locale, some, sender)))
  return emails
}

type Sender = { pool: pg.Pool; origin: string; tokens: UnsubscribeTokens }

async function emailsIn(
  locale: Locale,
  entries: readonly Entry[],
  { pool, origin, tokens }: Sender,
): Promise<ImmediateEmail[]> {
  const shown = entries.map(({ row, thread }) => mainOf(thread) ?? row)
  const notifications = await notificationsOf({ pool, locale }, shown)
  const readings = entries.filter(({ row }) => isOfThread(row)).map(({ row }) => readingOf(row))
  const beginnings = new Map(
    (await unreadBeginnings(pool, readings, locale)).map((one, place) => [readings[place]!.id, one]),
  )
  return entries.flatMap(({ row, receiver, thread }, place) => {
    const { id, receiverID, kind, actors, detail } = row
    const beginning = beginnings.get(id)
    if (isOfThread(row) && !beginning) return []
    return {
      ...receiver,
      row,
      notification: notifications[place]!,
      links: { origin, token: tokens(receiverID, kind), readerID: receiverID },
      causer: actors[0]?.id,
      beginning,
      news: detail.news !== undefined,
      ids: [id, ...thread.map((other) => other.id)],
    }
  })
}

function mainOf(thread: readonly NotificationRow[]): NotificationRow | undefined {
  const [latest] = thread
  return latest?.detail.news ? latest : (thread.find(({ kind }) => kind === 'inquiry') ?? latest)
}

const readingOf = ({ id, resourceID, receiverID, businessID }: NotificationRow) => ({
  id,
  requestID: resourceID,
  actorID: businessID ?? receiverID,
  readerID: receiverID,
})

// Jobs of ringing.
import type { Transaction } from 'kysely'
import { notificationActorsShown, sessionsEnded } from '#contract/foundation/constants.ts'
import { notificationKinds } from '#contract/discovery/notifications/kinds.ts'
import type { Notification } from '#contract/discovery/notifications/notifications.ts'
import { quietFor } from '#contract/discovery/notifications/ringing.ts'
import { isLocale, type Locale } from '#contract/foundation/locales.ts'
import { addAll, type Jobs } from '#kit/jobs/jobs.ts'
import { wordsInUse } from '#kit/mail/send.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { pageIn } from '#api/identity/emails/lookup.ts'
import { languagesOf } from '#api/identity/people/lookup.ts'
import { sentence, templateFor } from '../emails.ts'
import { findUnread } from '../queries.ts'
import { notificationsOf } from '../shape.ts'
import { keysOf } from './keys.ts'
import {
  endRings,
  findRings,
  markRefused,
  removeDead,
  removeDevices,
  removeOfSessions,
  type RingRow,
} from './queries.ts'
import { type Outcome, type RingText, sendMessage } from './send.ts'
import { ringWords } from './words.ts'

const ringsPerJob = 50
const concurrency = 4

export function addRingJobs(tx: Transaction<DB>, ids: readonly string[], after?: number): Promise<void> {
  const jobs = Array.from({ length: Math.ceil(ids.length / ringsPerJob) }, (_none, at) => ({
    data: { ids: ids.slice(at * ringsPerJob, (at + 1) * ringsPerJob) },
    ...(after && { after }),
  }))
  return addAll(tx, 'notifications.ring', jobs)
}

type Result = { ring: RingRow; outcome: Outcome | { read: true } }

export function ringing(jobs: Jobs<DB>, dependencies: WorkerDependencies): void {
  const { db } = dependencies

  // NOTE: a crash before the end sends a batch again, with the same ids; a device shows an id once.
  jobs.work<{ ids: string[] }>(
    'notifications.ring',
    async ({ ids }, complete) => {
      const rings = await findRings(db, ids)
      if (rings.length === 0) return
      const now = new Date()
      const texts = await textsOf(dependencies, rings)
      const { operator, push } = dependencies
      const sender = { keys: await keysOf(db), contact: operator.email, push }
      const results = await Promise.all(
        rings.map(async (ring): Promise<Result> => {
          const text = texts.get(ring.id)
          if (!text || ring.isLate) return { ring, outcome: { read: true } }
          const quiet = ring.quiet && ring.notificationId ? quietFor(ring.quiet, now) : 0
          if (quiet > 0) return { ring, outcome: { later: Math.ceil(quiet / 1000) } }
          return { ring, outcome: await sendMessage({ ...text, device: ring }, sender) }
        }),
      )
      await complete((tx) => settle(tx, results))
    },
    { concurrency },
  )

  jobs.work<{ sessionIDs: string[] }>(sessionsEnded, ({ sessionIDs }, complete) =>
    complete((tx) => removeOfSessions(tx, sessionIDs)),
  )
  jobs.schedule('notifications.forgetDevices', '17 4 * * *', (_nothing, complete) => complete(removeDead))
}

async function settle(tx: Transaction<DB>, results: readonly Result[]): Promise<void> {
  const ended = results.filter(({ outcome }) => !('later' in outcome))
  await endRings(
    tx,
    ended.map(({ ring }) => ring),
  )
  await removeDevices(
    tx,
    results.flatMap(({ ring, outcome }) => ('gone' in outcome ? [ring.deviceId] : [])),
  )
  const refusal = results.find(({ outcome }) => 'refused' in outcome)
  if (refusal && 'refused' in refusal.outcome) await markRefused(tx, refusal.outcome.refused)
  const waiting = Map.groupBy(results, ({ outcome }) => ('later' in outcome ? outcome.later : 0))
  for (const [after, some] of waiting)
    if (after > 0)
      await addRingJobs(
        tx,
        some.map(({ ring }) => ring.id),
        after,
      )
}

type Texts = { text: RingText; plain: RingText; topic: string; urgent: boolean }

async function textsOf({ db, pool }: WorkerDependencies, rings: readonly RingRow[]): Promise<Map<string, Texts>> {
  const ids = rings.flatMap(({ notificationId }) => notificationId ?? [])
  const receivers = [...new Set(rings.map(({ userId }) => userId))]
  const [rows, languages] = await Promise.all([
    ids.length > 0 ? findUnread(db, { ids }, notificationActorsShown) : [],
    languagesOf(pool, receivers),
  ])
  const localeOf = (userID: string) => languages.get(userID) ?? 'en'
  const texts = new Map<string, Texts>()
  for (const [locale, some] of Map.groupBy(rings, ({ userId }) => localeOf(userId))) {
    if (!isLocale(locale)) continue
    const own = rows.filter(({ receiverID }) => localeOf(receiverID) === locale)
    const shown = new Map((await notificationsOf({ pool, locale }, own)).map((one) => [one.id, one]))
    const words = await wordsInUse(db, [...new Set([...shown.values()].map(templateFor))], locale)
    for (const ring of some) {
      const notification = ring.notificationId ? shown.get(ring.notificationId) : undefined
      if (notification)
        texts.set(
          ring.id,
          textOf(
            ring,
            notification,
            locale,
            sentence(locale, notification, words.get(templateFor(notification).kind)!),
          ),
        )
      else if (!ring.notificationId) texts.set(ring.id, testOf(ring, locale))
    }
  }
  return texts
}

function textOf(ring: RingRow, notification: Notification, locale: Locale, title: string): Texts {
  const { kind, resourceID, business } = notification
  const isThread = notificationKinds[kind].page === 'thread'
  const page = isThread ? `business/${business?.businessID ?? ring.userId}/requests/${resourceID}` : 'notifications'
  const topic = (isThread ? resourceID : notification.id).replaceAll('-', '')
  const base = { id: `${ring.id}.${ring.turn}`, body: '', path: pathIn(locale, page), tag: topic }
  const plain = { ...base, title: ringWords.something[locale] }
  return { text: ring.withoutText ? plain : { ...base, title }, plain, topic, urgent: kind !== 'mention' }
}

function testOf(ring: RingRow, locale: Locale): Texts {
  const topic = ring.id.replaceAll('-', '')
  const text = {
    id: `${ring.id}.${ring.turn}`,
    title: ringWords.test[locale],
    body: ringWords.works[locale],
    path: pathIn(locale, 'settings#devices'),
    tag: topic,
  }
  return { text, plain: text, topic, urgent: true }
}

function pathIn(locale: Locale, page: string): string {
  return pageIn('', locale, page)
}

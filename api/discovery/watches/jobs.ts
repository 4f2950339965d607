// Digests: one a person and day.
import { addAll, type Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { emailsOf, isInactive, languagesOf } from '#api/identity/people/lookup.ts'
import { claimDigest, findDue, findReceivers, findUnopened, pauseUnopened, removeOldNews } from './digest-queries.ts'
import { sendDigest } from './emails.ts'
import { forgetUnwatched } from './fact-queries.ts'
import { findNewsOf } from './news-queries.ts'
import { newsOf } from './shape.ts'
import { watchToken } from './unsubscribing.ts'

const newsInDigest = 5000
const stopsMost = 10

export function watches(jobs: Jobs<DB>, { db, pool, pages }: WorkerDependencies): void {
  jobs.schedule('watches.findDigests', '17 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      const today = new Date().toISOString().slice(0, 10)
      const receivers = await findReceivers(tx)
      const digests = receivers.map((userID) => ({ data: { userID }, key: `${userID} ${today}` }))
      await addAll(tx, 'watches.digest', digests)
    }),
  )

  jobs.work<{ userID: string }>('watches.digest', async ({ userID }, complete) => {
    const [addresses, languages] = await Promise.all([emailsOf(db, [userID]), languagesOf(pool, [userID])])
    const to = addresses.get(userID)
    if (!to || (await isInactive(db, userID))) return
    const locale = languages.get(userID) ?? 'en'
    // Hidden or blocked things stay unsent.
    const rows = await findNewsOf(pool, userID, await findDue(db, userID, newsInDigest))
    const shown = await newsOf({ pool, locale, userID }, rows)
    const news = rows.flatMap(({ id }) => shown.get(id) ?? [])
    const asked = await findUnopened(db, userID)
    if (news.length + asked.length === 0) return
    const saved = new Map(rows.flatMap(({ searches }) => searches.map((one) => [one.id, one] as const)))
    const stops = [...saved.values()].filter(({ categoryID }) => !categoryID).slice(0, stopsMost)
    const tokens = await Promise.all(stops.map(({ id }) => watchToken(pool, userID, id)))
    const token = await watchToken(pool, userID)
    await complete(async (tx) => {
      const claim = { userID, ids: news.map(({ id }) => id), asked: asked.map(({ id }) => id) }
      if (!(await claimDigest(tx, claim))) return
      const named = stops.map(({ name }, at) => ({ name, token: tokens[at]! }))
      await sendDigest(tx, { to, locale, origin: pages(), news, asked, token, stops: named })
    })
  })

  jobs.schedule('watches.tidy', '35 3 * * *', (_nothing, complete) =>
    complete(async (tx) => {
      await pauseUnopened(tx)
      await removeOldNews(tx)
    }),
  )
  jobs.schedule('watches.forgetUnwatched', '45 3 * * *', (_nothing, complete) => complete(forgetUnwatched))
}

// Announces changed pages every ten minutes (IndexNow, https://www.indexnow.org/documentation).
import { deadlines } from '#kit/deadlines.ts'
import { EventLog } from '#kit/events.ts'
import { type Jobs, UnrecoverableError } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { isReadable } from '#api/foundation/events.ts'
import type { ChangedPage, IndexNow, WorkerDependencies } from '#api/foundation/context.ts'
import { languagesOf } from './page-languages.ts'
import { findPages, findPosition, movePosition } from './index-now-queries.ts'

const addressesMost = 10_000 // per announcement, by the protocol
const told = new Set(['businesses.changed', 'products.changed', 'people.changed', 'posts.changed'])

export function sitemaps(
  jobs: Jobs<DB>,
  dependencies: Pick<WorkerDependencies, 'pool' | 'pages' | 'indexNow' | 'translation'>,
): void {
  const { pool, pages: site, indexNow } = dependencies
  if (!indexNow) return
  jobs.schedule('sitemaps.announce', '*/10 * * * *', async (_nothing, complete) => {
    const { ids, position } = await changesIn(pool)
    const changed = ids.length > 0 ? await listedPages(dependencies, await findPages(pool, ids)) : []
    const addresses = changed.flatMap((page) => indexNow.pathsOf(page)).map((path) => site() + path)
    for (let at = 0; at < addresses.length; at += addressesMost)
      await announce(indexNow, site(), addresses.slice(at, at + addressesMost))
    await complete((tx) => movePosition(tx, position))
  })
}

async function listedPages(
  dependencies: Pick<WorkerDependencies, 'pool' | 'translation'>,
  pages: readonly ChangedPage[],
): Promise<ChangedPage[]> {
  const kinds = [...Map.groupBy(pages, ({ kind }) => kind)]
  const found = await Promise.all(kinds.map(([kind, inside]) => languagesOf(dependencies, kind, inside)))
  const languages = new Map(found.flatMap((some) => [...some]))
  return pages.map((page) => ({ ...page, languages: languages.get(page.id) }))
}

async function changesIn(pool: WorkerDependencies['pool']): Promise<{ ids: string[]; position: string }> {
  const ids = new Set<string>()
  const log = new EventLog(pool, await findPosition(pool), isReadable)
  log.on((events) => {
    for (const { name, data } of events) {
      if (!told.has(name)) continue
      if ('ids' in data) for (const id of data.ids) ids.add(id)
      else if ('id' in data) ids.add(data.id)
    }
  })
  await log.catchUp()
  return { ids: [...ids], position: log.position }
}

/** Throws unless accepted; rejected keys wait for the next announcement. */
export async function announce({ key, endpoint }: IndexNow, site: string, urlList: string[]): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host: new URL(site).host, key, keyLocation: `${site}/${key}.txt`, urlList }),
    signal: AbortSignal.timeout(deadlines.announcement.answer),
  })
  await response.body?.cancel()
  if (response.ok) return
  const message = `${urlList.length} changed pages were not announced: ${response.status}`
  if (response.status === 429 || response.status >= 500) throw new Error(message)
  throw new UnrecoverableError(message)
}

// Joins the pages to the API: a caller in process (or over HTTP when the API stands elsewhere), and which pages a change touches.
import type { FastifyInstance } from 'fastify'
import { apiClient, type Ground } from '#api/api.ts'
import { ownersOf } from '#api/products/lookup.ts'
import { contract } from '#contract/contract.ts'
import { routesOf } from '#contract/endpoint.ts'
import { clientFor } from '#kit/client.ts'
import type { Event } from '#kit/events.ts'
import { overHttp } from '#kit/transports.ts'
import { webService, type WebOptions } from '#web/plugin.ts'
import type { Settings } from './config.ts'

type PageSettings = Pick<Settings, 'apiUrl' | 'publicUrl' | 'portal' | 'operator' | 'development'>

/** Mounts the pages. With a ground they ask the API in this process and are cached; without one they ask API_URL. */
export async function servePages(
  app: FastifyInstance,
  settings: PageSettings,
  ground: Ground | undefined,
): Promise<void> {
  const { apiUrl, publicUrl, portal, operator, development } = settings
  const base = `${apiUrl ?? ''}/api`
  await app.register(webService, {
    mode: development ? 'development' : 'production',
    api: (locale) =>
      ground
        ? apiClient(ground, locale)
        : clientFor(
            routesOf(contract),
            overHttp(base, () => ({ 'accept-language': locale })),
          ),
    apiUrl: base,
    operator: { name: operator.name, phones: operator.phones },
    usualPortal: portal,
    publicUrl,
    changes: ground && changesFor(ground),
  })
}

function changesFor({ feed, pool }: Ground): WebOptions['changes'] {
  const listeners: ((tags: string[]) => void)[] = []
  feed.on(async (events) => {
    const tags = await tagsOf(pool, events)
    if (tags.length > 0) for (const listener of listeners) listener(tags)
  })
  return { fresh: () => feed.fresh(), on: (listener) => void listeners.push(listener) }
}

/** What pages show of the things that changed; a product also stands on its business's pages. */
async function tagsOf(pool: Ground['pool'], events: Event[]): Promise<string[]> {
  const idsOf = (name: string) =>
    events.filter((event) => event.name === name).flatMap((event) => (event.data as { ids: string[] }).ids)
  const products = idsOf('products.changed')
  const businesses = new Set([...idsOf('businesses.changed'), ...(await ownersOf(pool, products))])
  const people = idsOf('people.changed')
  if (products.length + businesses.size + people.length === 0) return []
  return ['directory', ...[...businesses].map((id) => `business:${id}`), ...products.map((id) => `product:${id}`)]
}

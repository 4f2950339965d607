// Joins the pages to the API: a caller in process (or over HTTP when the API stands elsewhere), and which pages a change touches.
import type { FastifyInstance } from 'fastify'
import { apiClient, type Ground } from '#api/api.ts'
import { ownersOf } from '#api/products/lookup.ts'
import { authContract } from '#contract/auth.ts'
import { contract } from '#contract/contract.ts'
import { routesOf } from '#contract/endpoint.ts'
import { locales, type Locale } from '#contract/locales.ts'
import { clientFor, type Envelope, type Transport } from '#kit/client.ts'
import type { Event } from '#kit/events.ts'
import { originOf } from '#kit/files/storage.ts'
import { addressOf, overHttp } from '#kit/transports.ts'
import { webService, type WebOptions } from '#web/plugin.ts'
import type { Settings } from './config.ts'

type PageSettings = Pick<
  Settings,
  'services' | 'apiUrl' | 'authUrl' | 'publicUrl' | 'portal' | 'operator' | 'development' | 's3'
>

/** Mounts the pages; `headers` go with every answer anyway. With a ground they ask the API in this process and are cached; without one they ask API_URL. */
export async function servePages(
  app: FastifyInstance,
  settings: PageSettings,
  headers: Record<string, string>,
  ground: Ground | undefined,
): Promise<void> {
  const { services, apiUrl, authUrl, publicUrl, portal, operator, development, s3 } = settings
  const base = `${apiUrl ?? ''}/api`
  const callerFor = (locale: Locale) =>
    ground
      ? apiClient(ground, locale)
      : clientFor(
          routesOf(contract),
          overHttp(base, () => ({ 'accept-language': locale })),
        )
  // One a language: readers who are nobody in particular have nothing of their own, and a caller of every endpoint is no small thing.
  const callers = Object.fromEntries(locales.map((locale) => [locale, callerFor(locale)])) as Record<
    Locale,
    ReturnType<typeof callerFor>
  >
  await app.register(webService, {
    mode: development ? 'development' : 'production',
    api: (locale) => callers[locale],
    authApi: clientFor(routesOf(authContract), services.has('auth') ? through(app) : overHttp(`${authUrl ?? ''}/auth`))
      .auth,
    apiUrl: base,
    authUrl,
    uploads: s3 && originOf(s3),
    operator: { name: operator.name, phones: operator.phones },
    usualPortal: portal,
    publicUrl,
    headers,
    changes: ground && changesFor(ground),
  })
}

/** Calls of the auth service that stands in this process, as a stranger's request without a network. */
function through(app: FastifyInstance): Transport {
  return async (call) => {
    const { method, body } = call
    const answer = await app.inject({ method, url: addressOf('/auth', call), ...(body && { payload: body }) })
    return answer.json<Envelope>()
  }
}

function changesFor({ feed, pool }: Ground): WebOptions['changes'] {
  const listeners: ((tags: string[]) => void)[] = []
  feed.on(async (events) => {
    const tags = await tagsOf(pool, events)
    if (tags.length > 0) for (const listener of listeners) listener(tags)
  })
  return { fresh: () => feed.fresh(), on: (listener) => void listeners.push(listener) }
}

type Told = Record<string, string>

/** What the social layer tells of stands on the page of the thing itself at once; lists with its likes follow when they are drawn again. */
const reacted = ({ resourceType, resourceID }: Told) => [`${resourceType}:${resourceID}`]
const followed = ({ followedKind, followedID }: Told) => [
  followedKind === 'business' ? `business:${followedID}` : `person:${followedID}`,
]
const posted = ({ id, timelineKind, timelineID }: Told) => [
  `post:${id}`,
  timelineKind === 'business' ? `business:${timelineID}` : `person:${timelineID}`,
]
const commented = ({ id, rootType, rootID }: Told) => [`comment:${id}`, `${rootType}:${rootID}`]
const socialTags: Record<string, (told: Told) => string[]> = {
  'reactions.added': reacted,
  'reactions.removed': reacted,
  'follows.added': followed,
  'follows.removed': followed,
  'posts.added': posted,
  'posts.changed': posted,
  'comments.added': commented,
  'comments.changed': commented,
}

/** What pages show of the things that changed; a product also stands on its business's pages. */
async function tagsOf(pool: Ground['pool'], events: Event[]): Promise<string[]> {
  const idsOf = (name: string) =>
    events.filter((event) => event.name === name).flatMap((event) => (event.data as { ids: string[] }).ids)
  const products = idsOf('products.changed')
  const businesses = new Set([...idsOf('businesses.changed'), ...(await ownersOf(pool, products))])
  const people = idsOf('people.changed')
  const social = events.flatMap(({ name, data }) => socialTags[name]?.(data as Told) ?? [])
  if (products.length + businesses.size + people.length === 0) return social
  return [
    ...social,
    'directory',
    ...[...businesses].map((id) => `business:${id}`),
    ...products.map((id) => `product:${id}`),
    ...people.map((id) => `person:${id}`),
  ]
}

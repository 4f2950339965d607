// The pages as a Fastify plugin: addresses to canonical form, the page cache before everything else, rendering behind it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { locales, type Locale } from '#contract/locales.ts'
import { portalOf } from '#contract/portals.ts'
import { builtPages, servedPages, type Pages } from './bundle.ts'
import type { Theme } from './document.ts'
import type { Api, Edition } from './page.ts'
import { encodingOf, PageCache, type CachedPage, type Encoding } from './page-cache.ts'
import { splitLocale, tidyPath } from './paths.ts'
import { pagePolicy } from './policy.ts'
import { countryOptions } from './shell/countries.ts'
import { serveWellKnown } from './well-known.ts'

export type WebOptions = {
  mode: 'production' | 'development'
  /** A caller of the API for a reader of this language who is nobody in particular. */
  api: (locale: Locale) => Api
  /** Where browsers find the API: a path of this origin or an address. */
  apiUrl?: string
  /** Who runs the site, as the footer says it. */
  operator: Edition['operator']
  /** Key of the portal for host names that name none. */
  usualPortal: string
  /** The address people use, where it is not the one they connect to (behind a proxy). */
  publicUrl?: string | undefined
  /** The changes of the network: `fresh` resolves when all committed ones were told; `on` hears the tags of what changed. */
  changes?: { fresh: () => Promise<void>; on: (listener: (tags: string[]) => void) => void } | undefined
  /** Bytes of finished pages kept in memory; 0 keeps none. */
  cacheBytes?: number
}

const notPages = /^\/(api|auth|assets|files|pictures|healthz|readyz|metrics)(\/|$)/
const unkept =
  /^(x-ratelimit|ratelimit|x-request-id|set-cookie|date|content-length|content-encoding|retry-after|connection)/

function themeOf(cookie: string | undefined): Theme {
  if (!cookie) return undefined
  const [, theme] = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie) ?? []
  return theme as Theme
}

/** Registers pages, assets and the well-known files. Register before plugins whose hooks cached pages can do without. */
export async function webService(app: FastifyInstance, options: WebOptions): Promise<void> {
  const cache = new PageCache({ maxBytes: options.changes ? (options.cacheBytes ?? 48 * 1024 * 1024) : 0 })
  const { changes, mode, apiUrl = '/api' } = options
  const headersOf = new WeakMap<CachedPage, Record<string, string | number | string[]>>()
  changes?.on((tags) => cache.invalidate(tags))

  const pages: Pages = mode === 'production' ? await builtPages(app) : await servedPages(app)
  const policy = pagePolicy(apiUrl, mode)
  const publicUrl = options.publicUrl ? new URL(options.publicUrl) : undefined

  const readings = new Map<Locale, Promise<Reading>>()
  function readingOf(locale: Locale): Promise<Reading> {
    let reading = readings.get(locale)
    if (!reading) {
      reading = readReference(options.api(locale), locale)
      reading.catch(() => readings.delete(locale))
      readings.set(locale, reading)
    }
    return reading
  }

  function originOf(request: FastifyRequest): string {
    const host = /^[\w.-]+(:\d+)?$/.test(request.host) ? request.host : 'localhost'
    if (!publicUrl) return `${request.protocol}://${host}`
    return host === publicUrl.host || host.endsWith(`.${publicUrl.host}`)
      ? `${publicUrl.protocol}//${host}`
      : publicUrl.origin
  }

  function keyOf(request: FastifyRequest): string {
    const { headers, url } = request.raw
    return `${headers.host ?? ''} ${themeOf(headers.cookie) ?? ''} ${url}`
  }

  function sendKept(
    request: FastifyRequest,
    reply: FastifyReply,
    page: CachedPage,
    encoding: Encoding,
    body: Buffer,
  ): void {
    reply.hijack()
    const headers = headersOf.get(page)!
    if (request.raw.headers['if-none-match'] === page.etag) {
      reply.raw.writeHead(304, headers)
      reply.raw.end()
      return
    }
    reply.raw.writeHead(200, {
      ...headers,
      'content-length': body.length,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    })
    reply.raw.end(request.raw.method === 'HEAD' ? undefined : body)
  }

  if (changes) {
    app.addHook('onRequest', (request, reply, done) => {
      const { method } = request.raw
      if (method !== 'GET' && method !== 'HEAD') return done()
      const key = keyOf(request)
      if (!cache.get(key)) return done()
      changes
        .fresh()
        .then(() => {
          const page = cache.get(key)
          if (!page) return done()
          const encoding = encodingOf(request.raw.headers['accept-encoding'])
          const ready = page.ready(encoding)
          if (ready) return sendKept(request, reply, page, encoding, ready)
          return page.form(encoding).then((body) => {
            cache.weigh(key)
            sendKept(request, reply, page, encoding, body)
          })
        })
        .catch(done)
    })
  }

  serveWellKnown(app, options.api('en'), originOf)

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      const [pathname = '/', query] = request.url.split(/\?(.*)/s)
      if (notPages.test(pathname)) return reply.callNotFound()
      const tidy = tidyPath(pathname)
      if (tidy !== pathname) return reply.redirect(query === undefined ? tidy : `${tidy}?${query}`, 301)

      const { locale } = splitLocale(pathname)
      const startedAt = cache.epoch()
      const { render } = await pages.entry()
      const { industries, types, countries } = await readingOf(locale)
      const rendered = await render({
        url: `${originOf(request)}${request.url}`,
        edition: {
          locale,
          portal: portalOf(request.host, options.usualPortal),
          apiUrl,
          operator: options.operator,
          industries,
          types,
        },
        origin: originOf(request),
        theme: themeOf(request.headers.cookie),
        api: options.api(locale),
        countries,
        assetsOf: pages.assetsOf,
      })
      if ('location' in rendered) return reply.redirect(rendered.location, rendered.status)
      if (rendered.defect) request.log.error({ err: rendered.defect }, 'page')
      reply
        .status(rendered.status)
        .headers({
          'content-security-policy': policy,
          'cache-control': 'no-cache',
          'content-language': locale,
          vary: 'accept-encoding, cookie',
        })
        .type('text/html; charset=utf-8')
      const key = keyOf(request)
      const body = Buffer.from(rendered.html)
      const keep = rendered.status === 200 && rendered.tags.length > 0 && mode === 'production'
      const page = keep
        ? cache.put(key, body, rendered.tags, startedAt)
        : new PageCache({ maxBytes: 0 }).put(key, body, [], 0)
      const encoding = encodingOf(request.headers['accept-encoding'])
      const form = await page.form(encoding)
      cache.weigh(key)
      if (rendered.status === 200) reply.header('etag', page.etag)
      headersOf.set(page, keptHeaders(reply))
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.send(form)
    },
  })

  if (mode === 'production') {
    const { warmUp } = await pages.entry()
    await warmUp()
    await Promise.all(locales.map(readingOf))
  }
}

type Reading = Pick<Edition, 'industries' | 'types'> & { countries: string }

/** What the shell shows of the reference data; it never changes while the process lives. */
export async function readReference(api: Api, locale: Locale): Promise<Reading> {
  const query = { lang: locale }
  const [industries, types, countries] = await Promise.all([
    api.industries.list({ query }),
    api.reference.businessTypes({ query }),
    api.reference.countries({ query }),
  ])
  return {
    industries: industries.map(({ key, text }) => ({ key, text })),
    types: types.map(({ code, businessTypeName, singularName }) => ({
      code,
      name: businessTypeName,
      singular: singularName,
    })),
    countries: countryOptions(countries),
  }
}

/** The headers of a reply that hold for every later reader of the same page. */
function keptHeaders(reply: FastifyReply): Record<string, string | number | string[]> {
  const kept: Record<string, string | number | string[]> = {}
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && !unkept.test(name)) kept[name] = value as string
  }
  return kept
}
// Hooks must hold for the whole server, so the plugin has no scope of its own.
Object.assign(webService, { [Symbol.for('skip-override')]: true })

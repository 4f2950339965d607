// The pages as a Fastify plugin: cached pages first, then addresses to canonical form, then rendering.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { locales, type Locale } from '#contract/locales.ts'
import { plainHost, portalOf } from '#contract/portals.ts'
import { builtPages, servedPages, type Pages } from './bundle.ts'
import { CachedPage, encodingOf } from './memory-cache.ts'
import { PageCache, type Changes } from './page-cache.ts'
import type { Api, AuthApi, SiteSettings, Theme } from '#web/app/page.ts'
import { splitLocale, tidyPath } from '#web/app/paths.ts'
import { isAuthPage, isSessionRedirect, pageHeaders } from './policy.ts'
import { referenceReader } from './reference.ts'
import { serveWellKnown } from './well-known.ts'

export type WebOptions = {
  mode: 'production' | 'development'
  /** A caller of the API for a reader of this language who is nobody in particular. */
  api: (locale: Locale) => Api
  /** A caller of the auth service for somebody who is nobody in particular. */
  authApi: AuthApi
  /** Where browsers find the API: a path of this origin or an address. */
  apiUrl?: string
  /** Origin of the auth service, where it is not that of the pages. */
  authUrl?: string | undefined
  /** Origin that browsers send files to, where it is not the API's. */
  uploads?: string | undefined
  /** Who runs the site, as the footer says it. */
  operator: SiteSettings['operator']
  /** Key of the portal for host names that name none. */
  usualPortal: string
  /** The address people use, where it is not the one they connect to (behind a proxy). */
  publicUrl?: string | undefined
  /** Headers of every response; cached pages are sent with them at once. */
  headers?: Record<string, string>
  /** Without them no page is cached. */
  changes?: Changes | undefined
  /** Bytes of rendered pages in memory. */
  cacheBytes?: number
}

const calm = 1000 // ms after the start, when the first ones have their pages
const notPages = /^\/(api|assets|exports|files|pictures|healthz|readyz|metrics)(\/|$)/

function themeOf(cookie: string | undefined): Theme {
  if (!cookie) return undefined
  const [, theme] = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie) ?? []
  return theme as Theme
}

/** Has the browser said that somebody is signed in? Only a hint: the page is the stranger's, less its Login button. */
function isSignedInBy(cookie: string | undefined): boolean {
  return cookie !== undefined && /(?:^|;\s*)signed-in=1/.test(cookie)
}
/** What of a cookie makes two answers differ. */
function hintsIn(cookie: string | undefined): string {
  return `${themeOf(cookie) ?? ''} ${isSignedInBy(cookie) ? 1 : ''}`
}

/** Registers pages, assets and the well-known files. */
export async function webService(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { mode, api, changes, cacheBytes = 16 * 1024 * 1024 } = options
  const pages = mode === 'production' ? await builtPages(app) : await servedPages(app)
  const origins = originsOf(options)
  const keyOf = (request: FastifyRequest) =>
    `${origins.of(request)} ${request.host} ${hintsIn(request.raw.headers.cookie)} ${request.raw.url}`
  const cache =
    changes && mode === 'production' ? new PageCache(cacheBytes, changes, keyOf, options.headers) : undefined
  cache?.answerFirst(app)
  serveWellKnown(app, api('en'), origins.of)

  const referenceIn = referenceReader(api)
  const answer = pageHandler({ options, pages, origins, cache, referenceIn })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      const [pathname = '/', query] = request.url.split(/\?(.*)/s)
      if (notPages.test(pathname)) return reply.callNotFound()
      const tidy = tidyPath(pathname)
      if (tidy !== pathname && !isSessionRedirect(splitLocale(pathname).rest))
        return reply.redirect(query === undefined ? tidy : `${tidy}?${query}`, 301)
      return answer(request, reply, splitLocale(pathname).locale)
    },
  })

  /** Prepares what first visitors of a page would wait for. An error here comes again where it is asked for, and is logged there. */
  async function warmUp(): Promise<void> {
    const entry = await pages.entry()
    await Promise.allSettled([entry.warmUp(), ...locales.map(referenceIn)])
  }
  if (mode === 'production') app.addHook('onListen', async () => void setTimeout(() => void warmUp(), calm).unref())
}
// Hooks must hold for the whole server, so the plugin has no scope of its own.
Object.assign(webService, { [Symbol.for('skip-override')]: true })

type Origins = ReturnType<typeof originsOf>

function originsOf({ publicUrl: given, authUrl }: Pick<WebOptions, 'publicUrl' | 'authUrl'>) {
  const publicUrl = given ? new URL(given) : undefined
  return {
    /** Origin of a request, as its reader sees it. */
    of(request: FastifyRequest): string {
      const host = /^[\w.-]+(:\d+)?$/.test(request.host) ? request.host : 'localhost'
      if (!publicUrl) return `${request.protocol}://${host}`
      const known = host === publicUrl.host || host.endsWith(`.${publicUrl.host}`)
      return known ? `${publicUrl.protocol}//${host}` : publicUrl.origin
    },
    /** One origin for all portals, so that one sign-in serves them all. Empty when the page stands there itself. */
    ofAuth(origin: string): string {
      const { protocol, host } = new URL(origin)
      const auth = authUrl ?? publicUrl?.origin ?? `${protocol}//${plainHost(host)}`
      return auth === origin ? '' : auth
    },
  }
}

type PageParts = {
  options: WebOptions
  pages: Pages
  origins: Origins
  cache: PageCache | undefined
  referenceIn: ReturnType<typeof referenceReader>
}

/** Renders a page for a stranger, stores it in the cache where it may be stored, and sends it. */
function pageHandler({ options, pages, origins, cache, referenceIn }: PageParts) {
  const { mode, api, authApi, apiUrl = '/api', uploads, operator, usualPortal } = options
  const headers = pageHeaders(apiUrl, mode, uploads)
  return async (request: FastifyRequest, reply: FastifyReply, locale: Locale): Promise<unknown> => {
    const startedAt = cache?.epoch() ?? 0
    const { render } = await pages.entry()
    const origin = origins.of(request)
    const authUrl = origins.ofAuth(origin)
    const path = splitLocale(request.url.split('?', 1)[0]!).rest
    // The account pages stand where the cookie and the passkeys belong, whichever portal they were asked of.
    if (authUrl && isAuthPage(path)) return reply.redirect(authUrl + request.url, 302)
    const { cookie } = request.headers
    const portal = portalOf(request.host, usualPortal)
    const rendered = await render({
      url: `${origin}${request.url}`,
      settings: { locale, portal, apiUrl, authUrl, operator, theme: themeOf(cookie), ...(await referenceIn(locale)) },
      origin,
      signedIn: isSignedInBy(cookie),
      api: api(locale),
      authApi,
      assetsOf: pages.assetsOf,
    })
    if ('location' in rendered) return reply.redirect(rendered.location, rendered.status)
    if (rendered.defect) request.log.error({ err: rendered.defect }, 'page')

    const { status, html, tags } = rendered
    const varying = { 'content-language': locale, vary: 'accept-encoding, cookie' }
    void reply
      .status(status)
      .type('text/html; charset=utf-8')
      .headers({ ...headers(path, origin, authUrl), ...varying })
    const body = Buffer.from(html)
    const mayCache = cache && status === 200 && tags.length > 0
    const page = mayCache ? cache.store(request, reply, body, tags, startedAt) : new CachedPage(body, [], 0)
    const encoding = encodingOf(request.headers['accept-encoding'])
    const form = await page.form(encoding)
    cache?.recount(request)
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply.send(form)
  }
}

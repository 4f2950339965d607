// The pages as a Fastify plugin: kept pages first, addresses to canonical form, drawing behind it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { locales, type Locale } from '#contract/locales.ts'
import { plainHost, portalOf } from '#contract/portals.ts'
import { builtPages, servedPages } from './bundle.ts'
import type { Theme } from './document.ts'
import { KeptPages, type Changes } from './kept-pages.ts'
import type { Api, AuthApi, Edition } from './page.ts'
import { CachedPage, encodingOf } from './page-cache.ts'
import { splitLocale, tidyPath } from './paths.ts'
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
  operator: Edition['operator']
  /** Key of the portal for host names that name none. */
  usualPortal: string
  /** The address people use, where it is not the one they connect to (behind a proxy). */
  publicUrl?: string | undefined
  /** What every answer carries that says nothing else: kept pages leave with them at once. */
  headers?: Record<string, string>
  /** Without them no page is kept. */
  changes?: Changes | undefined
  /** Bytes of finished pages kept in memory. */
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
  const { mode, api, apiUrl = '/api', uploads, changes, operator, cacheBytes = 16 * 1024 * 1024 } = options
  const pages = mode === 'production' ? await builtPages(app) : await servedPages(app)
  const headers = pageHeaders(apiUrl, mode, uploads)
  const publicUrl = options.publicUrl ? new URL(options.publicUrl) : undefined
  const referenceIn = referenceReader(api)

  function originOf(request: FastifyRequest): string {
    const host = /^[\w.-]+(:\d+)?$/.test(request.host) ? request.host : 'localhost'
    if (!publicUrl) return `${request.protocol}://${host}`
    const known = host === publicUrl.host || host.endsWith(`.${publicUrl.host}`)
    return known ? `${publicUrl.protocol}//${host}` : publicUrl.origin
  }
  /** One origin for all portals, so that one sign-in serves them all. Empty when the page stands there itself. */
  function authOriginFor(origin: string): string {
    const { protocol, host } = new URL(origin)
    const auth = options.authUrl ?? publicUrl?.origin ?? `${protocol}//${plainHost(host)}`
    return auth === origin ? '' : auth
  }
  function keyOf(request: FastifyRequest): string {
    return `${originOf(request)} ${request.host} ${hintsIn(request.raw.headers.cookie)} ${request.raw.url}`
  }

  const kept = changes && mode === 'production' ? new KeptPages(cacheBytes, changes, keyOf, options.headers) : undefined
  kept?.answerFirst(app)
  serveWellKnown(app, api('en'), originOf)

  async function draw(request: FastifyRequest, reply: FastifyReply, locale: Locale): Promise<unknown> {
    const startedAt = kept?.epoch() ?? 0
    const { render } = await pages.entry()
    const { countries, ...reference } = await referenceIn(locale)
    const portal = portalOf(request.host, options.usualPortal)
    const origin = originOf(request)
    const authUrl = authOriginFor(origin)
    // The account pages stand where the cookie and the passkeys belong, whichever portal they were asked of.
    if (authUrl && isAuthPage(splitLocale(request.url).rest)) return reply.redirect(authUrl + request.url, 302)
    const { cookie } = request.headers
    const drawn = await render({
      url: `${origin}${request.url}`,
      edition: { locale, portal, apiUrl, authUrl, operator, ...reference },
      origin,
      theme: themeOf(cookie),
      signedIn: isSignedInBy(cookie),
      api: api(locale),
      authApi: options.authApi,
      countries,
      assetsOf: pages.assetsOf,
    })
    if ('location' in drawn) return reply.redirect(drawn.location, drawn.status)
    if (drawn.defect) request.log.error({ err: drawn.defect }, 'page')

    void reply
      .status(drawn.status)
      .type('text/html; charset=utf-8')
      .headers({
        ...headers(splitLocale(request.url.split('?', 1)[0]!).rest, origin, authUrl),
        'content-language': locale,
        vary: 'accept-encoding, cookie',
      })
    const body = Buffer.from(drawn.html)
    const keep = kept && drawn.status === 200 && drawn.tags.length > 0
    const page = keep ? kept.keep(request, reply, body, drawn.tags, startedAt) : new CachedPage(body, [], 0)
    const encoding = encodingOf(request.headers['accept-encoding'])
    const form = await page.form(encoding)
    kept?.weigh(request)
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply.send(form)
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      const [pathname = '/', query] = request.url.split(/\?(.*)/s)
      if (notPages.test(pathname)) return reply.callNotFound()
      const tidy = tidyPath(pathname)
      if (tidy !== pathname && !isSessionRedirect(splitLocale(pathname).rest))
        return reply.redirect(query === undefined ? tidy : `${tidy}?${query}`, 301)
      return draw(request, reply, splitLocale(pathname).locale)
    },
  })

  if (mode === 'production') app.addHook('onListen', async () => void setTimeout(() => void warmUp(), calm).unref())
  /** What first visitors of a page wait for, made ready once the start is over. What fails here fails again where it is asked for, and is told there. */
  async function warmUp(): Promise<void> {
    const entry = await pages.entry()
    await Promise.allSettled([entry.warmUp(), ...locales.map(referenceIn)])
  }
}
// Hooks must hold for the whole server, so the plugin has no scope of its own.
Object.assign(webService, { [Symbol.for('skip-override')]: true })

// The pages as a Fastify plugin: kept pages first, addresses to canonical form, drawing behind it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { locales, type Locale } from '#contract/locales.ts'
import { portalOf } from '#contract/portals.ts'
import { builtPages, servedPages } from './bundle.ts'
import type { Theme } from './document.ts'
import { KeptPages, type Changes } from './kept-pages.ts'
import type { Api, Edition } from './page.ts'
import { CachedPage, encodingOf } from './page-cache.ts'
import { splitLocale, tidyPath } from './paths.ts'
import { pagePolicy } from './policy.ts'
import { referenceReader } from './reference.ts'
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
  /** Without them no page is kept. */
  changes?: Changes | undefined
  /** Bytes of finished pages kept in memory. */
  cacheBytes?: number
}

const notPages = /^\/(api|auth|assets|files|pictures|healthz|readyz|metrics)(\/|$)/

function themeOf(cookie: string | undefined): Theme {
  if (!cookie) return undefined
  const [, theme] = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie) ?? []
  return theme as Theme
}

/** Registers pages, assets and the well-known files. */
export async function webService(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { mode, api, apiUrl = '/api', changes, operator, cacheBytes = 48 * 1024 * 1024 } = options
  const pages = mode === 'production' ? await builtPages(app) : await servedPages(app)
  const policy = pagePolicy(apiUrl, mode)
  const publicUrl = options.publicUrl ? new URL(options.publicUrl) : undefined
  const referenceIn = referenceReader(api)

  function originOf(request: FastifyRequest): string {
    const host = /^[\w.-]+(:\d+)?$/.test(request.host) ? request.host : 'localhost'
    if (!publicUrl) return `${request.protocol}://${host}`
    const known = host === publicUrl.host || host.endsWith(`.${publicUrl.host}`)
    return known ? `${publicUrl.protocol}//${host}` : publicUrl.origin
  }
  function keyOf(request: FastifyRequest): string {
    return `${originOf(request)} ${request.host} ${themeOf(request.raw.headers.cookie) ?? ''} ${request.raw.url}`
  }

  const kept = changes && mode === 'production' ? new KeptPages(cacheBytes, changes, keyOf) : undefined
  kept?.answerFirst(app)
  serveWellKnown(app, api('en'), originOf)

  async function draw(request: FastifyRequest, reply: FastifyReply, locale: Locale): Promise<unknown> {
    const startedAt = kept?.epoch() ?? 0
    const { render } = await pages.entry()
    const { countries, ...reference } = await referenceIn(locale)
    const portal = portalOf(request.host, options.usualPortal)
    const origin = originOf(request)
    const drawn = await render({
      url: `${origin}${request.url}`,
      edition: { locale, portal, apiUrl, operator, ...reference },
      origin,
      theme: themeOf(request.headers.cookie),
      api: api(locale),
      countries,
      assetsOf: pages.assetsOf,
    })
    if ('location' in drawn) return reply.redirect(drawn.location, drawn.status)
    if (drawn.defect) request.log.error({ err: drawn.defect }, 'page')

    void reply.status(drawn.status).type('text/html; charset=utf-8').headers({
      'content-security-policy': policy,
      'cache-control': 'no-cache',
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
      if (tidy !== pathname) return reply.redirect(query === undefined ? tidy : `${tidy}?${query}`, 301)
      return draw(request, reply, splitLocale(pathname).locale)
    },
  })

  if (mode === 'production') {
    const { warmUp } = await pages.entry()
    await Promise.all([warmUp(), ...locales.map(referenceIn)])
  }
}
// Hooks must hold for the whole server, so the plugin has no scope of its own.
Object.assign(webService, { [Symbol.for('skip-override')]: true })

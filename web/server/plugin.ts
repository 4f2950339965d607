// Fastify plugin of pages.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { locales, type Locale } from '#contract/foundation/locales.ts'
import { portalOf } from '#contract/foundation/portals.ts'
import { isAway } from '#kit/postgres/trouble.ts'
import { announcementsTag, readAnnouncements } from './announcements.ts'
import { serveInstall } from './install/install.ts'
import { manifestPath } from './install/manifest.ts'
import { keptPortal, type Origins, originsOf, portalShown } from './origins.ts'
import { portalTag, readPortal } from './portal.ts'
import { beginLogin, loginPageOf } from './begin-login.ts'
import { builtPages, servedPages, type Pages } from './bundle.ts'
import { CachedPage, encodingOf } from './memory-cache.ts'
import { PageCache, type Changes, type PageAnswer } from './page-cache.ts'
import { markdownOf } from './markdown.ts'
import type { Api, AuthApi, SearchRecord, SiteSettings } from '#web/foundation/page.ts'
import { dismissed } from '#web/foundation/dismissed.ts'
import { splitLocale, tidyPath } from '#web/foundation/paths.ts'
import { readingPreferenceIn } from '#web/foundation/translations/stored-preference.ts'
import { twinPath } from './beside.ts'
import { inFront, type CardSources, isAuthPage, isSessionRedirect, pageHeaders } from './policy.ts'
import { previewHandler } from './preview/preview.ts'
import { holding } from './held.ts'
import { hintsIn, isSignedInBy, themeOf } from './hints.ts'
import type { AdmitRendering, RefuseRendering } from './rendering.ts'
import { listsTag, referenceReader } from './reference.ts'
import { serveWellKnown } from './well-known.ts'

export type WebOptions = {
  mode: 'production' | 'development'
  /** Anonymous. */
  api: (locale: Locale) => Api
  authApi: AuthApi
  /** Path of this origin, or a URL. */
  apiUrl?: string
  /** Set if different from the page origin. */
  authUrl?: string | undefined
  /** Set if different from the API's. */
  uploads?: string | undefined
  /** Ownership proof for search engines at `/<key>.txt`. */
  indexNowKey?: string | undefined
  /** Allowed to the card provider's script. */
  cards?: CardSources | undefined
  operator: SiteSettings['operator']
  translates?: SiteSettings['translates']
  installable?: boolean
  usualPortal: string
  /** Public address behind a proxy. */
  publicUrl?: string | undefined
  /** Required for caching. */
  changes?: Changes | undefined
  /** Caches in front are purged by tags. */
  isPurged?: boolean
  /** Called on cache hits of search pages; the API counts rendered ones. */
  onSearchAgain?: ((search: SearchRecord & { portal: string; locale: Locale }) => void) | undefined
  cacheBytes?: number
  admitRendering?: AdmitRendering
  refuseRendering?: RefuseRendering | undefined
}

const calm = 1000 // ms after the start
const notPages = /^\/(api|assets|exports|files|mcp|pictures|healthz|readyz|metrics)(\/|$)/

const plain = hintsIn(undefined)

function isInstallable({ mode, installable = true }: WebOptions): boolean {
  return mode === 'production' && installable
}

export async function webService(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { mode, api, changes, cacheBytes = 16 * 1024 * 1024, admitRendering = (_request, render) => render() } = options
  const pages = mode === 'production' ? await builtPages(app) : await servedPages(app)
  const origins = originsOf(options)
  const cache = changes && mode === 'production' ? new PageCache(cacheBytes, changes) : undefined
  const operator = options.operator.name
  serveWellKnown(app, {
    api,
    operator,
    securityEmail: options.operator.email,
    authOriginOf: (request) => origins.ofAuth(origins.of(request)),
    indexNowKey: options.indexNowKey,
    originOf: origins.of,
    mainOriginOf: origins.main,
    portalOf: (request) => portalOf(request.host, options.usualPortal).key,
    admitRendering,
  })

  const isOn = isInstallable(options)
  const isMain = (request: FastifyRequest) => origins.main(origins.of(request)) === origins.of(request)
  await serveInstall(app, { operator, isMain, isOn, build: pages.build })

  const referenceIn = referenceReader(api, changes)
  const answerOf = pageAnswers({ options, pages, origins, cache, referenceIn, admitRendering })
  const pageOf = pageHandler(answerOf, { cache, origins, options })
  const twinOf = twinHandler(answerOf, origins)
  const hostOf = (request: FastifyRequest) => new URL(origins.main(origins.of(request))).host
  const previewOf = previewHandler({ app, answerOf, operator, hostOf, admitRendering })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      const [pathname = '/', query] = request.url.split(/\?(.*)/s)
      if (notPages.test(pathname)) return reply.callNotFound()
      if (pathname.endsWith('.md')) return twinOf(request, reply, pathname)
      if (pathname.startsWith('/preview/') && pathname.endsWith('.png')) return previewOf(request, reply, pathname)
      const { locale, rest: path } = splitLocale(pathname)
      const page = loginPageOf(path)
      if (page) {
        const origin = origins.of(request)
        return beginLogin(request, reply, { page, locale, origin, authUrl: origins.ofAuth(origin) })
      }
      const tidy = tidyPath(pathname)
      if (tidy !== pathname && !isSessionRedirect(path))
        return reply.redirect(query === undefined ? tidy : `${tidy}?${query}`, 301)
      // Account pages have one origin, that of cookie and passkeys.
      const authUrl = isAuthPage(path) && origins.ofAuth(origins.of(request))
      if (authUrl) {
        const typed = /^\/auth\/(login|register)$/i.exec(path)?.[1]?.toLowerCase() as 'login' | 'register' | undefined
        if (typed && !new URLSearchParams(query).has('continue'))
          return beginLogin(request, reply, { page: typed, locale, origin: origins.of(request), authUrl })
        return reply.redirect(authUrl + request.url, 302)
      }
      if (!cache?.isAtHand(keyOf(origins, request, request.url)) && options.refuseRendering?.(request, reply))
        return reply
      return pageOf(request, reply, { locale, path, url: request.url })
    },
  })

  /** Errors recur on request, and are logged there. */
  async function warmUp(): Promise<void> {
    const entry = await pages.entry()
    await Promise.allSettled([entry.warmUp(), ...locales.map(referenceIn)])
  }
  if (mode === 'production') app.addHook('onListen', async () => void setTimeout(() => void warmUp(), calm).unref())
}
// Pages are the fallback route, so the plugin has no own scope.
Object.assign(webService, { [Symbol.for('skip-override')]: true })

function keyOf(origins: Origins, request: FastifyRequest, url: string): string {
  return `${origins.of(request)} ${request.host} ${hintsIn(request.headers.cookie)} ${url}`
}

type PageParts = {
  options: WebOptions
  pages: Pages
  origins: Origins
  cache: PageCache | undefined
  referenceIn: ReturnType<typeof referenceReader>
  admitRendering: AdmitRendering
}

type Place = { locale: Locale; path: string; url: string }

/** `search`: only for pages not rendered by this request. */
type AnswerRecord = { answer: PageAnswer; key: string; search: SearchRecord | undefined }
type AnswerOf = (request: FastifyRequest, place: Place) => Promise<AnswerRecord>

/** Renders as a stranger; caches if allowed. */
function pageAnswers({ options, pages, origins, cache, referenceIn, admitRendering }: PageParts): AnswerOf {
  const { mode, api, authApi, apiUrl = '/api', uploads, cards, operator, translates, usualPortal } = options
  const headersOf = pageHeaders(apiUrl, mode, uploads, cards)
  const searches = new WeakMap<CachedPage, SearchRecord>()
  const hold = holding(options.changes)
  const canInstall = isInstallable(options)

  async function render(request: FastifyRequest, place: Place, key: string, startedAt: number): Promise<PageAnswer> {
    const { locale, path, url } = place
    const { render: renderPage } = await pages.entry()
    const origin = origins.of(request)
    const authUrl = origins.ofAuth(origin)
    const mainOrigin = origins.main(origin)
    const { cookie } = request.headers
    const shown = portalShown(origins, request, usualPortal)
    const { key: portal } = shown
    const logAs = (about: string) => (error: unknown) => request.log.error({ err: error }, about)
    const [reference, own, announced] = await Promise.all([
      referenceIn(locale),
      readPortal(api(locale), shown, { operator, hold }, logAs('portal')),
      readAnnouncements(api(locale), { portal, locale, dismissed: dismissed(cookie), hold }, logAs('announcements')),
    ])
    const rendered = await renderPage({
      url: `${origin}${url}`,
      settings: {
        locale,
        portal: own.portal,
        apiUrl,
        mainOrigin,
        ownHome: origin !== mainOrigin && portal !== usualPortal,
        authUrl,
        operator: own.operator,
        translates,
        reading: translates && readingPreferenceIn(cookie),
        theme: themeOf(cookie),
        announcements: announced.announcements,
        ...reference,
      },
      origin,
      signedIn: isSignedInBy(cookie),
      api: api(locale),
      authApi,
      assetsOf: pages.assetsOf,
      manifest: canInstall && origin === mainOrigin ? manifestPath(locale, keptPortal(request)) : undefined,
    })
    if ('location' in rendered) return rendered
    const { status, html, tags, search, defect } = rendered
    if (defect) {
      if (isAway(defect)) throw defect
      request.log.error({ err: defect }, 'page')
    }
    const mayCache = cache && status === 200 && tags.length > 0
    const until = Math.min(own.until, announced.until)
    const kept = { tags: [...tags, announcementsTag, listsTag, portalTag(portal)], startedAt, until }
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      ...headersOf(path, origin, authUrl),
      'content-language': locale,
      vary: 'accept-encoding, cookie',
      ...(status === 503 && { 'retry-after': '2' }),
      ...(mayCache && options.isPurged && hintsIn(cookie) === plain && inFront(kept)),
    }
    const body = Buffer.from(html)
    const page = mayCache ? cache.store(key, body, headers, kept) : new CachedPage(body, [], 0, headers)
    if (search) searches.set(page, search)
    return { status, page }
  }

  return async (request, place) => {
    const key = keyOf(origins, request, place.url)
    let isRendered = false
    const inTurn = (begin: () => number) => {
      isRendered = true
      return admitRendering(request, () => render(request, place, key, begin()))
    }
    const answer = await (cache ? cache.get(key, inTurn) : inTurn(() => 0))
    return { key, answer, search: isRendered || !('page' in answer) ? undefined : searches.get(answer.page) }
  }
}

function pageHandler(
  answerOf: AnswerOf,
  { cache, origins, options }: Pick<PageParts, 'cache' | 'origins' | 'options'>,
) {
  const { usualPortal, onSearchAgain } = options
  return async (request: FastifyRequest, reply: FastifyReply, place: Place): Promise<FastifyReply> => {
    const { answer, key, search } = await answerOf(request, place)
    if (search && request.method === 'GET')
      onSearchAgain?.({ ...search, portal: portalShown(origins, request, usualPortal).key, locale: place.locale })
    if ('location' in answer) return reply.redirect(answer.location, answer.status)
    const { status, page } = answer
    void reply.status(status).headers(page.headers)
    if (page.tags.length > 0) {
      void reply.header('etag', page.etag)
      if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()
    }
    const encoding = encodingOf(request.headers['accept-encoding'])
    const body = await page.form(encoding)
    cache?.recount(key)
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply.send(body)
  }
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}

const fixedCanonical = /<link rel="canonical" href="([^"]*)" data-fixed="[^"]*">/

/** `/industries.md` is the twin of `/industries`; only indexable pages have one. */
function twinHandler(answerOf: AnswerOf, origins: Origins) {
  return async (request: FastifyRequest, reply: FastifyReply, pathname: string): Promise<FastifyReply> => {
    const url = tidyPath(pathname.replace(/(\/index)?\.md$/, '') || '/')
    const { locale, rest: path } = splitLocale(url)
    if (twinPath(url) !== pathname) return reply.redirect(twinPath(url), 301)
    const { answer } = await answerOf(request, { locale, path, url })
    if ('location' in answer)
      return answer.status === 301 ? reply.redirect(twinPath(answer.location), 301) : notFound(reply)
    const html = answer.status === 200 ? String(await answer.page.form('identity')) : ''
    if (!html.includes('<link rel="canonical"')) return notFound(reply)
    const original = fixedCanonical.exec(html)?.[1]
    if (original) return reply.redirect(twinPath(new URL(original).pathname), 302)
    return reply
      .type('text/markdown; charset=utf-8')
      .headers({ 'content-language': locale, 'x-robots-tag': 'noindex', 'cache-control': 'public, max-age=600' })
      .send(markdownOf(html, origins.of(request)))
  }
}

// Files at known addresses: robots.txt, sitemap, feeds, llms.txt, security.txt.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, type Locale, locales } from '#contract/foundation/locales.ts'
import type { Api } from '#web/foundation/page.ts'
import { pathsFor } from '#web/foundation/paths.ts'
import { feedNames, feedOf } from './feeds.ts'
import { llmsText } from './llms.ts'
import type { AdmitRendering } from './rendering.ts'
import { portalSitemap, sitemapIndex, sitemapPart } from './sitemap.ts'

/** An hour of staleness is fine. */
const caching = 'public, max-age=3600'

export function robots(origin: string): string {
  const closed = ['/api/', '/auth/', '/login', '/register', '/admin']
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}Sitemap: ${origin}/sitemap.xml\n`
}

const day = 24 * 60 * 60 * 1000

/** RFC 9116. */
function securityText(email: string, origin: string): string {
  const expires = new Date(Math.ceil(Date.now() / day + 180) * day).toISOString()
  const canonical = `${origin}/.well-known/security.txt`
  return `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: ${locales.join(', ')}\nCanonical: ${canonical}\n`
}

type Tools = {
  api: (locale: Locale) => Api
  operator: string
  securityEmail: string | undefined
  /** Empty: this origin. */
  authOriginOf: (request: FastifyRequest) => string
  indexNowKey: string | undefined
  originOf: (request: FastifyRequest) => string
  mainOriginOf: (origin: string) => string
  portalOf: (request: FastifyRequest) => string
  /** The database cost is that of pages. */
  admitRendering: AdmitRendering
}

export function serveWellKnown(app: FastifyInstance, tools: Tools): void {
  const { api, operator, securityEmail, authOriginOf, indexNowKey, originOf, mainOriginOf, portalOf, admitRendering } =
    tools
  const mainOf = (request: FastifyRequest) => mainOriginOf(originOf(request))
  const isMain = (request: FastifyRequest) => mainOf(request) === originOf(request)
  const answer = (reply: FastifyReply, type: string, body: unknown) =>
    body === undefined ? reply.callNotFound() : reply.type(type).header('cache-control', caching).send(body)

  app.get('/robots.txt', (request, reply) => answer(reply, 'text/plain', robots(originOf(request))))
  if (indexNowKey) app.get(`/${indexNowKey}.txt`, (_request, reply) => answer(reply, 'text/plain', indexNowKey))
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request)
    if (!isMain(request)) {
      const settings = await api('en').portalPages.settings({ params: { key: portalOf(request) } })
      return answer(reply, 'application/xml', portalSitemap(origin, settings))
    }
    return answer(reply, 'application/xml', await admitRendering(request, () => sitemapIndex(origin, api('en'))))
  })
  app.get('/sitemap/:part', async (request, reply) => {
    const { part } = request.params as { part: string }
    if (!isMain(request)) return reply.callNotFound()
    const xml = await admitRendering(request, () => sitemapPart(part, originOf(request), api('en')))
    return answer(reply, 'application/xml', xml)
  })
  // https://www.w3.org/TR/change-password-url/
  app.get('/.well-known/change-password', (request, reply) =>
    reply.redirect(`${authOriginOf(request)}${pathsFor('en').account('account')}`, 302),
  )
  if (securityEmail)
    app.get('/.well-known/security.txt', (request, reply) =>
      answer(reply, 'text/plain; charset=utf-8', securityText(securityEmail, mainOf(request))),
    )
  app.get('/llms.txt', async (request, reply) => {
    const text = await admitRendering(request, () => llmsText({ origin: mainOf(request), operator, api: api('en') }))
    return answer(reply, 'text/markdown; charset=utf-8', text)
  })
  async function sendFeed(request: FastifyRequest, reply: FastifyReply) {
    const { feed, locale = 'en' } = request.params as { feed: string; locale?: string }
    const name = feedNames.find((one) => `${one}.xml` === feed)
    if (!name || !isLocale(locale)) return reply.callNotFound()
    const input = { name, locale, origin: mainOf(request), operator, api: api(locale) }
    return answer(reply, 'application/atom+xml; charset=utf-8', await admitRendering(request, () => feedOf(input)))
  }
  app.get('/feeds/:feed', sendFeed)
  app.get(`/:locale(${locales.filter((locale) => locale !== 'en').join('|')})/feeds/:feed`, sendFeed)
}

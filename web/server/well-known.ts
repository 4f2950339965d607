// robots.txt and the sitemap: an index of parts with a thousand pages each.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { searchPageSizeMost } from '#contract/constants.ts'
import { locales } from '#contract/locales.ts'
import type { TextCollection } from '#contract/texts.ts'
import type { Api } from '#web/app/page.ts'
import { inLocale, pathsFor } from '#web/app/paths.ts'
import type { WebOptions } from './plugin.ts'

const partSize = 1000
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const { home, industries, industry, developers, attribution, contactForm, business, product, text, article } =
  pathsFor('en')

type Kind = 'businesses' | 'products'
/** One page of the directory: paths from `skip` on, and how many there are in all. */
type Listing = (skip: number, size: number) => Promise<{ paths: string[]; total: number }>

function listings(api: Api): Record<Kind, Listing> {
  return {
    async businesses(skip, size) {
      const found = await api.search.business({ body: { skip, size, facets: false } })
      return { paths: found.data.map((one) => business(one)), total: found.total }
    },
    async products(skip, size) {
      const found = await api.search.product({ body: { skip, size, facets: false } })
      return { paths: found.data.map((one) => product(one)), total: found.total }
    },
  }
}

export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /login\nDisallow: /register\nSitemap: ${origin}/sitemap.xml\n`
}

async function sitemapIndex(origin: string, api: Api): Promise<string> {
  const parts = ['pages.xml']
  for (const [kind, list] of Object.entries(listings(api))) {
    const { total } = await list(0, 1)
    for (let part = 0; part * partSize < total; part++) parts.push(`${kind}-${part}.xml`)
  }
  const entries = parts.map((part) => `<sitemap><loc>${origin}/sitemap/${part}</loc></sitemap>`)
  return `${declaration}<sitemapindex ${namespaces}>${entries.join('')}</sitemapindex>\n`
}

/** Every path in the four languages, with links to the others. */
function urlset(origin: string, paths: string[]): string {
  const urls = paths.flatMap((path) => {
    const links = locales
      .map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${inLocale(path, other)}"/>`)
      .join('')
    return locales.map((locale) => `<url><loc>${origin}${inLocale(path, locale)}</loc>${links}</url>`)
  })
  return `${declaration}<urlset ${namespaces}>${urls.join('')}</urlset>\n`
}

async function partOf(origin: string, api: Api, kind: Kind, part: number): Promise<string | undefined> {
  const list = listings(api)[kind]
  const { total } = await list(0, 1)
  const end = Math.min(total, (part + 1) * partSize)
  const paths: string[] = []
  for (let skip = part * partSize; skip < end; skip += searchPageSizeMost) {
    const found = await list(skip, Math.min(searchPageSizeMost, end - skip))
    paths.push(...found.paths)
  }
  return paths.length ? urlset(origin, paths) : undefined
}

type Tools = {
  api: Api
  /** Public origin of a request. */
  originOf: (request: FastifyRequest) => string
  /** The origin that pages are canonical under. */
  mainOriginOf: (origin: string) => string
  /** Counts like a page: the sitemap costs the database as much. */
  admitRendering: NonNullable<WebOptions['admitRendering']>
}

export function serveWellKnown(app: FastifyInstance, tools: Tools): void {
  const { api, originOf, mainOriginOf, admitRendering } = tools
  const isMain = (origin: string) => mainOriginOf(origin) === origin
  app.get('/robots.txt', (request, reply) => reply.type('text/plain').send(robots(originOf(request))))
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request)
    reply.type('application/xml')
    // A portal has one page of its own.
    if (!isMain(origin)) return reply.send(urlset(origin, [home()]))
    return reply.send(await admitRendering(request, () => sitemapIndex(origin, api)))
  })
  app.get('/sitemap/:part', async (request, reply) => {
    const { part } = request.params as { part: string }
    if (!isMain(originOf(request))) return reply.callNotFound()
    const xml = await admitRendering(request, () => sitemapPart(part, originOf(request), api))
    return xml ? reply.type('application/xml').send(xml) : reply.callNotFound()
  })
}

async function sitemapPart(part: string, origin: string, api: Api): Promise<string | undefined> {
  if (part === 'pages.xml') {
    const textsOf = (collection: TextCollection) => api.texts.list({ params: { collection } })
    const [list, pages, articles] = await Promise.all([api.industries.list(), textsOf('pages'), textsOf('b2b-tips')])
    const paths = [
      home(),
      industries(),
      ...list.map((one) => industry(one)),
      ...pages.map(({ slug }) => text(slug)),
      ...articles.map(({ slug }) => article(slug)),
      contactForm(),
      developers(),
      attribution(),
    ]
    return urlset(origin, paths)
  }
  const [, kind, number] = /^(businesses|products)-(\d{1,4})\.xml$/.exec(part) ?? []
  return kind ? partOf(origin, api, kind as Kind, Number(number)) : undefined
}

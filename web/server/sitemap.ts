// Sitemap: index of parts, streamed.
import { Readable } from 'node:stream'
import { isLocale, locales, type Locale } from '#contract/foundation/locales.ts'
import type { PortalSettings } from '#contract/publishing/portal-pages.ts'
import { sitemapKinds, type SitemapKind } from '#contract/publishing/sitemaps.ts'
import type { TextCollection } from '#contract/publishing/texts.ts'
import type { Api } from '#web/foundation/page.ts'
import { pageLanguages } from '#web/foundation/versions/indexing.ts'
import { inLocale, pathsFor } from '#web/foundation/paths.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const opening = `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const closing = '</urlset>\n'
const paths = pathsFor('en')

/** `path`: the English page's. */
type ListedPage = { path: string; changedAt?: string | undefined; languages?: readonly Locale[] | undefined }
type Pages = AsyncIterable<ListedPage[]>

const pathOf: Record<SitemapKind, (page: { id: string; key: string }) => string> = {
  businesses: ({ id, key }) => paths.business({ businessID: id, key }),
  products: ({ id, key }) => paths.product({ productID: id, key }),
  people: ({ id }) => paths.person({ userID: id }),
  posts: ({ id }) => paths.post({ postID: id }),
}

type PublicPage = { kind: SitemapKind; id: string; key: string; languages?: readonly string[] | undefined }

export function publicPaths({ kind, languages, ...page }: PublicPage): string[] {
  return (languages ? pageLanguages(languages) : locales).map((locale) => inLocale(pathOf[kind](page), locale))
}

function entryOf(
  origin: string,
  locale: Locale,
  { path, changedAt, languages = locales }: ListedPage,
  usual: Locale = 'en',
): string {
  if (!languages.includes(locale)) return ''
  const links = [...languages, 'x-default' as const].map((other) => {
    const first = languages.includes(usual) ? usual : languages[0]!
    const address = inLocale(path, other === 'x-default' ? first : other)
    return `<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${address}"/>`
  })
  const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
  return `<url><loc>${origin}${inLocale(path, locale)}</loc>${changed}${links.join('')}</url>\n`
}

function* urls(origin: string, locale: Locale, listed: readonly ListedPage[]) {
  yield listed.map((one) => entryOf(origin, locale, one)).join('')
}

async function* urlset(origin: string, locale: Locale, pages: Pages) {
  yield opening
  for await (const listed of pages) yield* urls(origin, locale, listed)
  yield closing
}

export function portalSitemap(origin: string, { locale: usual, changedAt }: PortalSettings): string {
  const home = { path: paths.home(), changedAt: changedAt ?? undefined }
  return opening + locales.map((locale) => entryOf(origin, locale, home, usual)).join('') + closing
}

async function* sitePages(api: Api): Pages {
  const textsOf = (collection: TextCollection) => api.texts.list({ params: { collection } })
  const [industries, pages, articles, months] = await Promise.all([
    api.industries.list(),
    textsOf('pages'),
    textsOf('b2b-tips'),
    reportedMonths(api),
  ])
  yield [
    paths.home(),
    paths.industries(),
    ...industries.map((one) => paths.industry(one)),
    paths.soughtLines(),
    paths.distributors(),
    paths.contactForm(),
    ...['standard', 'gold', 'premium', 'platinum'].map(paths.plan),
    paths.developers(),
    paths.ranking(),
    paths.attribution(),
    paths.transparency(),
    ...months.map((month) => paths.transparency(month)),
  ].map((path) => ({ path }))
  yield pages.map(({ slug, updated }) => ({ path: paths.text(slug), changedAt: updated }))
  yield articles.map(({ slug, updated }) => ({ path: paths.article(slug), changedAt: updated }))
}

async function reportedMonths(api: Api): Promise<string[]> {
  const { years } = await api.transparency.report()
  const reports = await Promise.all(years.map((year) => api.transparency.report({ query: { year } })))
  return reports.flatMap(({ months }) => months.map(({ month }) => month))
}

async function* categoryPages(api: Api): Pages {
  const [categories, countries] = await Promise.all([api.categoryPages.list(), api.categoryPages.countries()])
  yield categories.map(({ industry, slug, changedAt }) => ({ path: paths.category(industry, slug), changedAt }))
  yield countries.map(({ industry, category, country, changedAt }) => ({
    path: paths.category(industry, category, country),
    changedAt,
  }))
}

type ListedRecord = { id: string; key: string; changedAt: string; languages?: string[] | undefined }

async function* recordPages(api: Api, kind: SitemapKind, start: { nextID: string; count: number }): Pages {
  let nextID: string | undefined = start.nextID
  let left = start.count
  while (nextID && left > 0) {
    const page: { data: ListedRecord[]; nextID?: string | undefined } = await api.sitemaps.pages({
      params: { kind },
      query: { nextID, size: left },
    })
    yield page.data.map(({ languages, ...one }) => {
      return { path: pathOf[kind](one), changedAt: one.changedAt, languages: languages && pageLanguages(languages) }
    })
    left -= page.data.length
    nextID = page.nextID
  }
}

type Part = { name: string; changedAt?: string | undefined }

export async function sitemapIndex(origin: string, api: Api): Promise<string> {
  const records = await Promise.all(
    sitemapKinds.map(async (kind) => {
      const parts = await api.sitemaps.parts({ params: { kind } })
      return parts.map(({ changedAt }, number) => ({ name: `${kind}-${number}`, changedAt }))
    }),
  )
  const categories = (await api.categoryPages.list()).map(({ changedAt }) => changedAt).toSorted()
  const parts: Part[] = [
    { name: 'pages-0' },
    ...(categories.length > 0 ? [{ name: 'categories-0', changedAt: categories.at(-1) }] : []),
    ...records.flat(),
  ]
  const entries = parts.flatMap(({ name, changedAt }) =>
    locales.map((locale) => {
      const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
      return `<sitemap><loc>${origin}/sitemap/${locale}-${name}.xml</loc>${changed}</sitemap>\n`
    }),
  )
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`
}

/** `part`: as in the index, such as `es-products-0.xml`. Undefined if missing. */
export async function sitemapPart(part: string, origin: string, api: Api): Promise<Readable | undefined> {
  const [, locale = '', kind = '', number = ''] = /^([a-z]{2})-([a-z]+)-(\d{1,5})\.xml$/.exec(part) ?? []
  if (!isLocale(locale)) return undefined
  const pages = await pagesOf(api, kind, Number(number))
  return pages && Readable.from(urlset(origin, locale, pages))
}

async function pagesOf(api: Api, kind: string, number: number): Promise<Pages | undefined> {
  if (number === 0 && kind === 'pages') return sitePages(api)
  if (number === 0 && kind === 'categories') return categoryPages(api)
  const known = sitemapKinds.find((one) => one === kind)
  const start = known && (await api.sitemaps.parts({ params: { kind: known } }))[number]
  return known && start && recordPages(api, known, start)
}

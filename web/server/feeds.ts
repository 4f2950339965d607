// Localized Atom feeds.
import type { Locale, Names } from '#contract/foundation/locales.ts'
import { escapeHtml } from '#kit/escape-html.ts'
import type { Api } from '#web/foundation/page.ts'
import { pathsFor } from '#web/foundation/paths.ts'

export const feedNames = ['companies', 'products', 'articles'] as const
export type FeedName = (typeof feedNames)[number]

const titles: Record<FeedName, Names> = {
  companies: {
    en: 'New companies',
    es: 'Empresas nuevas',
    it: 'Nuove aziende',
    zh: '新入驻企业',
    de: 'Neue Unternehmen',
  },
  products: { en: 'New products', es: 'Productos nuevos', it: 'Nuovi prodotti', zh: '新产品', de: 'Neue Produkte' },
  articles: {
    en: 'Articles on exporting',
    es: 'Artículos sobre exportación',
    it: 'Articoli sull’export',
    zh: '出口实务文章',
    de: 'Artikel zum Export',
  },
}

/** XML forbids control characters, U+FFFE and U+FFFF. */
function xml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, ''))
}

/** `id`: lasting, another one is a new entry. `languages` absent: the feed's. */
type Entry = {
  id?: string
  title: string
  path: string
  summary: string
  languages?: { title: string | null; summary: string | null }
  author?: string | undefined
  at: string
}

async function entriesOf(name: FeedName, api: Api, locale: Locale): Promise<Entry[]> {
  const paths = pathsFor(locale)
  switch (name) {
    case 'companies': {
      const found = await api.sitemaps.newest({ params: { kind: 'businesses' } })
      return found.map(({ id, key, ...entry }) => ({ ...entry, id, path: paths.business({ businessID: id, key }) }))
    }
    case 'products': {
      const found = await api.sitemaps.newest({ params: { kind: 'products' } })
      return found.map(({ id, key, ...entry }) => ({ ...entry, id, path: paths.product({ productID: id, key }) }))
    }
    case 'articles': {
      const articles = await api.texts.list({ params: { collection: 'b2b-tips' }, query: { lang: locale } })
      return articles.map(({ title, slug, description, updated }) => ({
        title,
        path: paths.article(slug),
        summary: description,
        at: `${updated}T00:00:00.000Z`,
      }))
    }
  }
}

type Feed = { name: FeedName; locale: Locale; origin: string; operator: string; api: Api }

export async function feedOf({ name, locale, origin, operator, api }: Feed): Promise<string> {
  const paths = pathsFor(locale)
  const entries = await entriesOf(name, api, locale)
  const own = xml(origin + paths.feed(name))
  const changed = entries
    .map(({ at }) => at)
    .reduce((one, other) => (one > other ? one : other), '2000-01-01T00:00:00Z')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${own}</id><title>${xml(`${operator}: ${titles[name][locale]}`)}</title><updated>${changed}</updated>`,
    `<author><name>${xml(operator)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${own}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(origin + paths.home())}"/>`,
    ...entries.map((entry) => entryOf(entry, origin)),
    '</feed>\n',
  ].join('\n')
}

function entryOf({ id, title, path, summary, languages, author, at }: Entry, origin: string): string {
  const address = xml(origin + path)
  const by = author ? `<author><name>${xml(author)}</name></author>` : ''
  const lang = (field: 'title' | 'summary') => (languages ? ` xml:lang="${xml(languages[field] ?? 'und')}"` : '')
  return `<entry><id>${id ? `urn:uuid:${id}` : address}</id><title${lang('title')}>${xml(title)}</title><link rel="alternate" type="text/html" href="${address}"/><updated>${at}</updated>${by}<summary${lang('summary')}>${xml(summary)}</summary></entry>`
}

// Results page head: title, canonical address, structured data.
import { t } from '@lingui/core/macro'
import type { Head, MetaInput } from '#web/foundation/page.ts'
import { trailOf } from '#web/foundation/trail.ts'
import type { Names } from './filters/choices.ts'
import type { Results } from './load.ts'
import { addressOf, isCombination, withoutFilters, type SearchQuery } from './query.ts'
import { counted, headingIn, typeLabel } from './titles.ts'

type Data = Results & { query: SearchQuery; names: Names }

/** Filter combinations and empty pages are not indexed. */
export function headOf(ask: MetaInput<Data>): Head {
  const { data, i18n, paths } = ask
  const { query, found, names } = data
  const text = found.corrected ?? query.search
  const label = typeLabel(ask, i18n, query.business)
  const heading = headingIn(i18n, query, text, label, names)
  const page = query.page
  const plain = { ...withoutFilters(query), countries: query.countries, sort: 'relevance' as const }
  const seen = {
    title: page > 1 ? t(i18n)`${heading}, page ${page}` : heading,
    path: paths.search(addressOf({ ...plain, page })),
  }
  // Crawlers only: not bundled.
  if (!import.meta.env.SSR) return { ...seen, description: '' }
  const count = headingIn(i18n, query, text, counted(i18n, query.business, found.total), names)
  return {
    ...seen,
    description: t(
      i18n,
    )`${count}: compare country, founding year, size, lead time and specifications, and go straight to their pages.`,
    noindex: found.total === 0 || isCombination(query),
    jsonLd: structure(ask, plain, heading),
  }
}

function structure({ data, paths, absolute }: MetaInput<Data>, plain: SearchQuery, heading: string) {
  return [
    trailOf({ paths, absolute }, [{ name: heading, path: paths.search(addressOf({ ...plain, page: 1 })) }]),
    { '@type': 'ItemList', numberOfItems: data.found.total, itemListElement: listItems(data, absolute, paths) },
  ]
}

function listItems({ hits, found }: Data, absolute: (path: string) => string, paths: MetaInput<Data>['paths']) {
  const pages =
    hits.kind === 'business'
      ? hits.data.map((business) => ({ name: business.name, path: paths.business(business) }))
      : hits.kind === 'product'
        ? hits.data.map((product) => ({ name: product.name, path: paths.product(product) }))
        : []
  return pages.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: found.skip + index + 1,
    name,
    url: absolute(path),
  }))
}

// /search-result: companies, products or people. Works without scripts.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { Refusal } from '#kit/refusal.ts'
import { Promoted } from '#web/billing/boosts/card.tsx'
import { UserCard } from '#web/identity/people/card.tsx'
import { GroupsFound } from '#web/social/groups/card.tsx'
import { loaderContext, type Meta } from '#web/foundation/page.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSession } from '#web/foundation/session.ts'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { AlsoFound, CategoryPath } from './Around.tsx'
import './EmptyCategory.module.css'
import { RangeFacet } from './filters/FilterGroups.tsx'
import { Filters, FiltersButton, SortSelect } from './filters/Filters.tsx'
import type { Names } from './filters/choices.ts'
import { headOf } from './head.ts'
import type { ResultPage } from './load.ts'
import { addressOf, filterCount, isNewSearch, isUnasked, queryOf, type SearchQuery } from './query.ts'
import { PageControls, ResultPages } from './ResultPages.tsx'
import { Results, ResultsLoading } from './Results.tsx'
import { MentionsLink } from './Mentions.tsx'
import styles from './SearchResultPage.module.css'
import { ResultTable } from './table/load-table.ts'
import { chosenView } from './table/preferences.ts'
import { ViewSwitch } from './table/ViewSwitch.tsx'
import { counted, countryName, headingIn } from './titles.ts'
import { useChoices } from './use-choices.ts'
import { useSearchNavigation } from './use-search-navigation.ts'

const Understanding = lazyComponent(async () => (await import('./Understanding.tsx')).Understanding)
const AppliedFilters = lazyComponent(async () => (await import('./filters/AppliedFilters.tsx')).AppliedFilters)
const EmptyCategory = lazyComponent(async () => (await import('./EmptyCategory.tsx')).EmptyCategory)
const OwnSearch = lazyComponent(async () => (await import('./OwnSearch.tsx')).OwnSearch)
const NothingFound = lazyComponent(async () => (await import('./NothingFound.tsx')).NothingFound)

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, paths, portal, url, cacheTags, recordSearch, redirectTo, signal } = loaderContext(args)
  const query = queryOf(url.searchParams)
  if (!import.meta.env.SSR && query.business !== 'UR' && query.view === 'cards' && chosenView() === 'table')
    return redirectTo(paths.search(addressOf({ ...query, view: 'table', size: undefined })))
  if (query.view === 'table') await ResultTable.preload()
  const { search, tagsOfHits } = await import('./load.ts')
  const results = await search(api, query, portal.key, signal).catch((error: unknown) => {
    if ((error as Partial<Refusal>).fields?.country)
      return redirectTo(paths.search(addressOf({ ...query, countries: [] })))
    throw error
  })
  cacheTags('directory', 'people', 'synonyms', ...tagsOfHits(results.hits))
  if (isNewSearch(query) && !isUnasked(query)) {
    const { total, corrected } = results.found
    recordSearch?.({ text: query.search, kind: results.hits.kind, total, corrected })
  }
  const { skip, size, facets, total, emptyCategory } = results.found
  await Promise.all([
    total === 0 ? NothingFound.preload() : PageControls.preload(),
    query.business === 'UR' && UserCard.preload(),
    hasUnderstanding(results.found) && Understanding.preload(),
    filterCount(query) > 0 && AppliedFilters.preload(),
    emptyCategory && EmptyCategory.preload(),
    (query.ranges.length > 0 || facets?.specs?.some(({ range }) => range)) && RangeFacet.preload(),
  ])
  const names = Object.fromEntries(query.countries.map((code) => [code, countryName(locale, code, facets)]))
  // Beyond the end the server returns the last page.
  return { ...results, names, query: { ...query, page: Math.floor(skip / size) + 1 } }
}

export const meta: Meta<typeof loader> = headOf

export function Component() {
  const { query, found, hits, others, names } = useLoaderData<typeof loader>()
  const { i18n, t } = useLingui()
  const { chosen, ask, slow } = useSearchNavigation(query)
  const session = useSession()
  const text = found.corrected ?? query.search
  const chosenNames = [...query.industry, ...query.category].map((id) => [id, t`Chosen category`] as const)
  const named = { ...Object.fromEntries(chosenNames), ...names }
  const heading = headingIn(i18n, query, text, counted(i18n, query.business, found.total), names)
  const choices = useChoices({ query, text, hits, found })
  const [hasSheet, setHasSheet] = useState(false)
  const hasFilters = found.total > 0 && found.facets !== undefined
  if (hasSheet && !hasFilters) setHasSheet(false)
  return (
    <div className={`wrap ${hasFilters ? styles.page : styles.narrow}`}>
      {hasFilters && (
        <Filters
          query={chosen}
          applied={filterCount(chosen)}
          facets={found.facets}
          names={named}
          total={found.total}
          onAsk={ask}
          open={hasSheet}
          onClose={() => setHasSheet(false)}
        />
      )}
      <section aria-label={t`Results`} aria-busy={slow} ref={useFocusAfterRemoval()}>
        <div className={styles.head}>
          <h1 aria-live="polite">{heading}</h1>
          {session && (
            <Suspense>
              <OwnSearch query={query} total={found.total} name={text || heading} />
            </Suspense>
          )}
          {hasFilters && (
            <div className={`row ${styles.tools}`}>
              <FiltersButton count={filterCount(chosen)} onOpen={() => setHasSheet(true)} />
              {query.business !== 'UR' && <SortSelect query={chosen} />}
              {query.business !== 'UR' && <ViewSwitch query={query} />}
            </div>
          )}
        </div>
        <CategoryPath category={found.category} query={query} />
        <Asked query={query} found={found} names={named} />
        {found.total > 0 && <AlsoFound others={others} query={query} title={<Trans>Also found</Trans>} short />}
        <div id="results" className={styles.results} tabIndex={-1} {...choices}>
          {found.total === 0 ? (
            <NothingFound found={found} query={query} />
          ) : slow ? (
            <ResultsLoading count={found.size} />
          ) : query.view === 'table' && hits.kind !== 'user' ? (
            <ResultTable key={hits.kind} hits={hits} label={heading} />
          ) : (
            <Suspense>
              <Results hits={hits} text={text} found={found} />
            </Suspense>
          )}
        </div>
        {found.total > 0 && <MentionsLink found={found} query={query} />}
        {found.total === 0 && (
          <div className={styles.others}>
            <AlsoFound others={others} query={query} title={<Trans>Other types</Trans>} />
          </div>
        )}
        {found.total > 0 && query.business !== 'UR' && (
          <Promoted place="search" nodes={nodesOf(query, found)} countries={query.countries} />
        )}
        <GroupsFound text={text} />
        {found.total > 0 && <ResultPages query={query} found={found} />}
      </section>
    </div>
  )
}

function Asked({ query, found, names }: { query: SearchQuery; found: ResultPage; names: Names }) {
  return (
    <>
      {hasUnderstanding(found) && (
        <Suspense>
          <Understanding found={found} query={query} />
        </Suspense>
      )}
      {found.emptyCategory && (
        <Suspense>
          <EmptyCategory category={found.emptyCategory} total={found.total} query={query} />
        </Suspense>
      )}
      {filterCount(query) > 0 && (
        <Suspense>
          <AppliedFilters query={query} facets={found.facets} names={names} />
        </Suspense>
      )}
    </>
  )
}

const nodesMost = 3

function nodesOf({ category, industry }: SearchQuery, { category: named, facets }: ResultPage): string[] {
  if (category.length > 0) return category.slice(0, 20)
  if (named) return [named.id]
  if (industry.length > 0) return industry.slice(0, 20)
  return (facets?.category ?? []).slice(0, nodesMost).map(({ value }) => value)
}

function hasUnderstanding({ understood, corrected, near, relaxed }: ResultPage): boolean {
  return Boolean(understood?.length || corrected || near || relaxed)
}

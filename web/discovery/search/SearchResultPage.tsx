// /search-result: companies, products or people. Works without scripts.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { searchPageSize } from '#contract/foundation/constants.ts'
import type { Refusal } from '#kit/refusal.ts'
import { Promoted } from '#web/billing/boosts/card.tsx'
import { GroupsFound } from '#web/social/groups/card.tsx'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useFocusAfterRemoval } from '#web/ui/focus-after-removal.ts'
import { Pagination } from '#web/ui/Pagination.tsx'
import { AlsoFound, AppliedFilters, CategoryPath } from './Around.tsx'
import { EmptyCategory } from './EmptyCategory.tsx'
import { Filters, FiltersButton, SortSelect } from './Filters.tsx'
import { headOf } from './head.ts'
import { nodesOf, search, tagsOfHits } from './load.ts'
import { addressOf, filterCount, isNewSearch, isUnasked, queryOf } from './query.ts'
import { Results, ResultsLoading } from './Results.tsx'
import styles from './SearchResultPage.module.css'
import { counted, countryName, headingIn } from './titles.ts'
import { MentionsLink, Notes, Understood } from './Understood.tsx'
import { useChoices } from './use-choices.ts'
import { useKeepSearch } from './use-keep-search.ts'
import { useSearchNavigation } from './use-search-navigation.ts'

const NothingFound = lazyComponent(async () => (await import('./NothingFound.tsx')).NothingFound)

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, paths, portal, url, cacheTags, recordSearch, redirectTo, signal } = loaderContext(args)
  const query = queryOf(url.searchParams)
  const results = await search(api, query, portal.key, signal).catch((error: unknown) => {
    // Unknown country: search everywhere.
    if ((error as Partial<Refusal>).fields?.country)
      return redirectTo(paths.search(addressOf({ ...query, countries: [] })))
    throw error
  })
  cacheTags('directory', 'people', 'synonyms', ...tagsOfHits(results.hits))
  if (isNewSearch(query) && !isUnasked(query)) {
    const { total, corrected } = results.found
    recordSearch?.({ text: query.search, kind: results.hits.kind, total, corrected })
  }
  const { skip, size, facets, total } = results.found
  if (total === 0) await NothingFound.preload()
  const names = Object.fromEntries(query.countries.map((code) => [code, countryName(locale, code, facets)]))
  // Beyond the end the server returns the last page.
  return { ...results, names, query: { ...query, page: Math.floor(skip / size) + 1 } }
}

export const meta: Meta<typeof loader> = headOf

export function Component() {
  const { query, found, hits, others, names } = useLoaderData<typeof loader>()
  const { i18n, t } = useLingui()
  const { paths, formats } = useSite()
  const { chosen, ask, slow } = useSearchNavigation(query)
  useKeepSearch(query, found.total)
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
          {hasFilters && (
            <div className="row">
              <FiltersButton count={filterCount(chosen)} onOpen={() => setHasSheet(true)} />
              {query.business !== 'UR' && <SortSelect query={chosen} />}
            </div>
          )}
        </div>
        <CategoryPath category={found.category} query={query} />
        <Understood understood={found.understood} query={query} />
        <Notes found={found} query={query} />
        <EmptyCategory found={found} query={query} />
        <AppliedFilters query={query} facets={found.facets} names={named} />
        {found.total > 0 && <AlsoFound others={others} query={query} title={<Trans>Also found</Trans>} short />}
        <div id="results" className={styles.results} tabIndex={-1} {...choices}>
          {found.total === 0 ? (
            <NothingFound found={found} query={query} />
          ) : slow ? (
            <ResultsLoading count={searchPageSize} />
          ) : (
            <Results hits={hits} text={text} found={found} />
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
        <div className={styles.pages}>
          <Pagination
            page={query.page}
            pages={Math.ceil(found.total / found.size)}
            hrefOf={(page) => paths.search(addressOf({ ...query, page }))}
            labels={{
              list: t`Pages`,
              previous: t`Previous`,
              next: t`Next`,
              page: (page) => t`Page ${formats.number(page)}`,
            }}
          />
        </div>
      </section>
    </div>
  )
}

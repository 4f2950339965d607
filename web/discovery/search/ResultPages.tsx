// Pages of results.
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import { Pagination } from '#web/ui/Pagination.tsx'
import type { ResultPage } from './load.ts'
import styles from './ResultPages.module.css'
import { addressOf, type SearchQuery } from './query.ts'

export type Pages = { query: SearchQuery; found: Pick<ResultPage, 'total' | 'skip' | 'size'> }

export const PageControls = lazyComponent(async () => (await import('./PageControls.tsx')).PageControls)

export function ResultPages({ query, found }: Pages) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  return (
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
      <Suspense>
        <PageControls query={query} found={found} />
      </Suspense>
    </div>
  )
}

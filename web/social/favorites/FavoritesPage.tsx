// /favorites. Private.
import { Trans, useLingui } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { favoriteListSize } from '#contract/foundation/constants.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { pageNumber } from '#web/foundation/page-number.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { IconBookmark } from '#web/ui/icons.ts'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Empty } from '#web/ui/States.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { Export } from './Export.tsx'
import { FavoriteLine } from './FavoriteLine.tsx'
import styles from './FavoritesPage.module.css'
import { Lists } from './Lists.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const resourceType = url.searchParams.get('type') === 'product' ? ('product' as const) : ('business' as const)
  const listID = url.searchParams.get('list') ?? undefined
  const page = pageNumber(url.searchParams)
  const query = { skip: (page - 1) * favoriteListSize, size: favoriteListSize, listID }
  const [favorites, lists] = await Promise.all([
    api.favorites.list({ params: { resourceType }, query, signal }),
    api.favorites.lists({ signal }),
  ])
  return { ...favorites, lists, resourceType, listID, page }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Favorite Business`,
  description: '',
  noindex: true,
})

export function Component() {
  const { data, total, lists, resourceType, listID, page } = useLoaderData<typeof loader>()
  const { paths } = useSite()
  const { t } = useLingui()
  const type = resourceType === 'product' ? 'product' : undefined
  return (
    <div className="wrap">
      <header className="row between">
        <h1>
          <Trans>Favorite Business</Trans>
        </h1>
        <Export lists={lists} />
      </header>
      <nav className={`tabs ${styles.tabs}`} aria-label={t`Favorite Business`}>
        <Link to={paths.favorites({ list: listID })} aria-current={type ? undefined : 'page'}>
          <Trans>Businesses</Trans>
        </Link>
        <Link to={paths.favorites({ type: 'product', list: listID })} aria-current={type && 'page'}>
          <Trans>Products</Trans>
        </Link>
      </nav>
      <div className={styles.columns}>
        <Lists lists={lists} type={type} chosen={listID} />
        <div ref={useFocusAfterRemoval()}>
          {total === 0 ? (
            <Empty icon={IconBookmark} title={t`Nothing saved here yet`}>
              <Trans>Press Save Business or Save Product wherever you find something worth keeping.</Trans>
            </Empty>
          ) : (
            <ul className={styles.list}>
              {data.map((favorite) => (
                <FavoriteLine key={favorite.resourceID} favorite={favorite} resourceType={resourceType} lists={lists} />
              ))}
            </ul>
          )}
          <Pagination
            page={page}
            pages={Math.ceil(total / favoriteListSize)}
            hrefOf={(number) => paths.favorites({ type, list: listID, page: number === 1 ? undefined : number })}
            labels={{ list: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (n) => t`Page ${n}` }}
          />
        </div>
      </div>
    </div>
  )
}

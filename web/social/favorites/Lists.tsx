// Lists of favorites; items outlive them.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { FavoriteList } from '#contract/social/favorites/favorites.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useNavigate, useRevalidator } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import styles from './FavoritesPage.module.css'

const ListForm = lazyComponent(async () => (await import('./ListForm.tsx')).ListForm)

type ListsProps = { lists: FavoriteList[]; type: 'product' | undefined; chosen: string | undefined }

export function Lists({ lists, type, chosen }: ListsProps) {
  const api = useApi()
  const { paths } = useSite()
  const { t } = useLingui()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { showError } = useToasts()
  const [open, setOpen] = useState<FavoriteList | 'new'>()
  const current = lists.find(({ id }) => id === chosen)

  function showSaved(added: string | undefined): void {
    setOpen(undefined)
    if (added) void navigate(paths.favorites({ type, list: added }))
    else void revalidate()
  }
  async function remove(id: string): Promise<void> {
    try {
      await api.favorites.removeList({ params: { id } })
      void navigate(paths.favorites({ type }))
    } catch (error) {
      showError(error)
    }
  }
  const line = (id: string | undefined, name: string, count?: number) => (
    <Link key={id ?? ''} to={paths.favorites({ type, list: id })} aria-current={id === chosen ? 'true' : undefined}>
      <span className="cut">{name}</span>
      {count !== undefined && <span className="num">{count}</span>}
    </Link>
  )
  return (
    <div className={styles.lists} ref={useFocusAfterRemoval()}>
      <nav aria-label={t`Lists`}>
        {line(undefined, t`All`)}
        {lists.map(({ id, name, count }) => line(id, name, count))}
        {lists.length > 0 && line('none', t`In no list`)}
      </nav>
      {open ? (
        <Suspense>
          <ListForm list={open === 'new' ? undefined : open} onSaved={showSaved} onCancel={() => setOpen(undefined)} />
        </Suspense>
      ) : (
        <div className={styles.listDeeds}>
          <Button look="ghost" onClick={() => setOpen('new')}>
            <Trans>New list</Trans>
          </Button>
          {current && (
            <>
              <Button look="ghost" onClick={() => setOpen(current)}>
                <Trans>Rename</Trans>
              </Button>
              <Button look="ghost" onClick={() => void remove(current.id)}>
                <Trans>Remove list</Trans>
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}

// CSV of all favorites.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { favoriteListSizeMost } from '#contract/foundation/constants.ts'
import type { Favorite, FavoriteList } from '#contract/social/favorites/favorites.ts'
import { delimiterFor, writeCsv } from '#web/foundation/csv.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconDownload } from '#web/ui/icons.ts'
import { rowsOf } from './table.ts'

export function Export({ lists }: { lists: FavoriteList[] }) {
  const api = useApi()
  const { locale, paths, origin } = useSite()
  const { t } = useLingui()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)

  async function all(resourceType: 'business' | 'product'): Promise<Favorite[]> {
    const found: Favorite[] = []
    for (let skip = 0; ; skip += favoriteListSizeMost) {
      const query = { skip, size: favoriteListSizeMost }
      const { data, total } = await api.favorites.list({ params: { resourceType }, query })
      found.push(...data)
      if (skip + favoriteListSizeMost >= total) return found
    }
  }
  async function save(): Promise<void> {
    setBusy(true)
    try {
      const saved = [...(await all('business')), ...(await all('product'))].map((favorite) => ({
        favorite,
        page: origin + (favorite.business ? paths.business(favorite.business) : paths.product(favorite.product!)),
      }))
      const heads = {
        type: t`Type`,
        name: t`Name`,
        company: t`Company`,
        country: t`Country`,
        list: t({ message: 'List', comment: 'heading of a column: the list of a favorite' }),
        note: t`Note`,
        saved: t({ message: 'Saved', comment: 'heading of a column: the day something was saved' }),
        page: t({ message: 'Page', comment: 'heading of a column: the address of the page' }),
      }
      const rows = rowsOf(saved, lists, heads, { business: t`Business`, product: t`Product` })
      const table = await writeCsv(rows, delimiterFor(locale))
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([table], { type: 'text/csv;charset=utf-8' }))
      link.download = 'favorites.csv'
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 1000)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={IconDownload} busy={busy} onClick={() => void save()}>
      <Trans>Export as CSV</Trans>
    </Button>
  )
}

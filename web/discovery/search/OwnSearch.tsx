// Signed-in part of results.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { savedSearchNameMost } from '#contract/foundation/constants.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { IconBell } from '#web/ui/icons.ts'
import { takeLostFocus } from '#web/ui/focus/place.ts'
import { toast } from '#web/ui/layers/Toasts.tsx'
import { askOf, addressOf, type SearchQuery } from './query.ts'
import styles from './OwnSearch.module.css'
import { useKeepSearch } from './use-keep-search.ts'

type Props = { query: SearchQuery; total: number; name: string }

export function OwnSearch({ query, total, name }: Props) {
  useKeepSearch(query, total)
  if (query.business === 'UR') return null
  return <SaveSearch key={JSON.stringify(addressOf({ ...query, page: 1 }))} query={query} name={name} />
}

function SaveSearch({ query, name }: Pick<Props, 'query' | 'name'>) {
  const api = useApi()
  const { paths, portal } = useSite()
  const { t } = useLingui()
  const { showError } = useToasts()
  const [state, setState] = useState<'open' | 'busy' | 'saved'>('open')

  async function save(): Promise<void> {
    setState('busy')
    const { business, product } = askOf(query)
    const question =
      query.business === 'PR'
        ? { resourceType: 'product' as const, ...product }
        : { resourceType: 'business' as const, ...business, businessType: [query.business] }
    try {
      const body = { name: [...name].slice(0, savedSearchNameMost).join(''), question, portal: portal.key }
      const { pace } = await api.savedSearches.save({ body })
      setState('saved')
      toast(
        pace === 'daily'
          ? t`Saved. New hits come in a daily e-mail; you can change that.`
          : t`It was saved before, and stays as you set it.`,
      )
    } catch (error) {
      setState('open')
      showError(error)
    }
  }
  if (state === 'saved')
    return (
      <LinkButton ref={takeLostFocus} className={styles.save!} icon={IconBell} href={paths.saved()}>
        {t`See saved searches`}
      </LinkButton>
    )
  return (
    <Button className={styles.save!} icon={IconBell} busy={state === 'busy'} onClick={() => void save()}>
      {t`Save this search`}
    </Button>
  )
}

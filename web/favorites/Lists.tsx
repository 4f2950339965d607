// The own lists: choose one, make one, name it anew, remove it. What stood in a list that goes stays saved.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type SyntheticEvent } from 'react'
import type { FavoriteList } from '#contract/favorites.ts'
import { Refusal } from '#kit/refusal.ts'
import { useOutcome } from '#web/failure-words.ts'
import { useApi, useSite } from '#web/page.ts'
import { useNavigate, useRouting } from '#web/routing.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import styles from './FavoritesPage.module.css'

type Chosen = { lists: FavoriteList[]; type: 'product' | undefined; chosen: string | undefined }

export function Lists({ lists, type, chosen }: Chosen) {
  const api = useApi()
  const { paths } = useSite()
  const { t } = useLingui()
  const navigate = useNavigate()
  const { reload } = useRouting()
  const { failed } = useOutcome()
  const [form, setForm] = useState<{ id: string | undefined; name: string }>()
  const [error, setError] = useState<string>()
  const current = lists.find(({ id }) => id === chosen)

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (!form) return
    const body = { name: form.name }
    try {
      if (form.id) await api.favorites.renameList({ params: { id: form.id }, body })
      const made = form.id ? undefined : await api.favorites.addList({ body })
      setForm(undefined)
      setError(undefined)
      if (made) navigate(paths.favorites({ type, list: made.id }))
      else reload()
    } catch (wrong) {
      if (wrong instanceof Refusal && wrong.name === 'Conflict') setError(t`There is a list of this name`)
      else failed(wrong)
    }
  }
  async function remove(id: string): Promise<void> {
    try {
      await api.favorites.removeList({ params: { id } })
      navigate(paths.favorites({ type }))
    } catch (wrong) {
      failed(wrong)
    }
  }
  const line = (id: string | undefined, name: string, count?: number) => (
    <a key={id ?? ''} href={paths.favorites({ type, list: id })} aria-current={id === chosen ? 'true' : undefined}>
      <span className="cut">{name}</span>
      {count !== undefined && <span className="num">{count}</span>}
    </a>
  )
  return (
    <div className={styles.lists}>
      <nav aria-label={t`Lists`}>
        {line(undefined, t`All`)}
        {lists.map(({ id, name, count }) => line(id, name, count))}
        {lists.length > 0 && line('none', t`In no list`)}
      </nav>
      {form ? (
        <form onSubmit={(event) => void submit(event)}>
          <Field
            label={t`Name of the list`}
            value={form.name}
            maxLength={80}
            required
            autoFocus
            error={error}
            onChange={(event) => setForm({ ...form, name: event.target.value })}
          />
          <div className="row">
            <Button look="primary" type="submit" disabled={!form.name.trim()}>
              <Trans>Save</Trans>
            </Button>
            <Button look="ghost" onClick={() => (setForm(undefined), setError(undefined))}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.listDeeds}>
          <Button look="ghost" onClick={() => setForm({ id: undefined, name: '' })}>
            <Trans>New list</Trans>
          </Button>
          {current && (
            <>
              <Button look="ghost" onClick={() => setForm({ id: current.id, name: current.name })}>
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

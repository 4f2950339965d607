// Row of a saved search.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { savedSearchNameMost } from '#contract/foundation/constants.ts'
import { searchPaces, type SearchPace } from '#contract/discovery/watches/kinds.ts'
import type { SavedSearch } from '#contract/discovery/watches/saved-searches.ts'
import type { News } from '#contract/discovery/watches/watches.ts'
import { addressOfQuestion } from '#web/discovery/search/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { IconPencil, IconTrash } from '#web/ui/icons.ts'
import { useFocusRecovery } from '#web/ui/focus/after-removal.ts'
import { useNewsText, usePaceNames } from './news-words.ts'
import { QuestionText } from './QuestionText.tsx'
import styles from './SavedPage.module.css'

export function SearchRow({ search }: { search: SavedSearch }) {
  const api = useApi()
  const { paths } = useSite()
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const { showError } = useToasts()
  const names = usePaceNames()
  const [renaming, setRenaming] = useState(false)
  useFocusRecovery()
  const { id, name, paused } = search
  const params = { id }

  async function act(call: () => Promise<unknown>): Promise<boolean> {
    try {
      await call()
      await revalidate()
      return true
    } catch (error) {
      showError(error)
      return false
    }
  }
  async function rename(to: string): Promise<void> {
    if (await act(() => api.savedSearches.change({ params, body: { name: to } }))) setRenaming(false)
  }
  return (
    <li className={`${styles.row} ${paused ? styles.paused : ''}`}>
      <div className={styles.thing}>
        {renaming ? (
          <Rename name={name} onSave={rename} onCancel={() => setRenaming(false)} />
        ) : (
          <h3>
            <Link
              to={paths.search(addressOfQuestion(search.question))}
              onClick={() => void api.savedSearches.open({ params }).catch(() => {})}
            >
              {name}
            </Link>
          </h3>
        )}
        <QuestionText search={search} />
      </div>
      <Hits search={search} />
      <Select
        label={t`Pace of ${name}`}
        value={paused ? 'paused' : search.pace}
        onChange={(event) => {
          const pace = event.currentTarget.value as SearchPace
          void act(() => api.savedSearches.change({ params, body: { pace } }))
        }}
      >
        {searchPaces.map((pace) => (
          <option key={pace} value={pace}>
            {names[pace]}
          </option>
        ))}
      </Select>
      <div className={styles.deeds}>
        <IconButton label={t`Rename ${name}`} icon={IconPencil} onClick={() => setRenaming(true)} />
        <IconButton
          label={t`Delete ${name}`}
          icon={IconTrash}
          onClick={() => void act(() => api.savedSearches.remove({ params }))}
        />
      </div>
    </li>
  )
}

function Hits({ search: { count, hits, latest, paused } }: { search: SavedSearch }) {
  const { formats } = useSite()
  const textOf = useNewsText()
  const since = latest && formats.date(latest)
  const lineOf = (one: News) => {
    const { thing } = one
    if (one.kind !== 'match') return `${textOf(one)}, ${thing.name}`
    return thing.resourceType === 'product' ? `${thing.name}, ${thing.company.companyName}` : thing.name
  }
  if (paused)
    return (
      <p className="muted small">
        <Trans>Paused: nobody looked for six months.</Trans>
      </p>
    )
  return (
    <div className={styles.hits}>
      {count > 0 ? (
        <p className={styles.fresh}>
          <Plural value={count} one="# new" other="# new" />
        </p>
      ) : (
        <p className="muted small">{since ? <Trans>None since {since}</Trans> : <Trans>None yet</Trans>}</p>
      )}
      <ul>
        {hits.map((one) => (
          <li key={one.id} className="muted small cut">
            {lineOf(one)}
          </li>
        ))}
      </ul>
    </div>
  )
}

type RenameProps = { name: string; onSave: (name: string) => Promise<void>; onCancel: () => void }

function Rename({ name, onSave, onCancel }: RenameProps) {
  const { t } = useLingui()
  const [text, setText] = useState(name)
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (text.trim() !== '') void onSave(text.trim())
  }
  return (
    <form className={styles.rename} onSubmit={submit}>
      <Field
        label={t`Name of the search`}
        value={text}
        maxLength={savedSearchNameMost}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened on demand
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <div className="row">
        <Button look="primary" type="submit">
          <Trans>Save</Trans>
        </Button>
        <Button look="ghost" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

// Table search and filters, kept in the address.
import { useLingui } from '@lingui/react/macro'
import { IconSearch } from '#web/ui/icons.ts'
import { type FormEvent, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { withChanges } from './address.ts'
import styles from './DataTable.module.css'

export function TableFilters({ search, children }: { search?: string; children?: ReactNode }) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const isFiltered = [...params.keys()].some((name) => name !== 'sort' && name !== 'page')
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    void navigate(withChanges(params, { q: String(fields.get('q') ?? '').trim() }), { preventScrollReset: true })
  }
  return (
    <search aria-label={search ?? t`Filters`}>
      <form className={styles.filters} onSubmit={send}>
        {search && (
          <div className={styles.search}>
            <Field
              key={params.get('q')}
              label={search}
              name="q"
              type="search"
              maxLength={200}
              defaultValue={params.get('q') ?? ''}
            />
          </div>
        )}
        {search && (
          <Button type="submit" icon={IconSearch}>
            {t`Search`}
          </Button>
        )}
        {children}
        {isFiltered && (
          <LinkButton look="ghost" href="?">
            {t`Reset`}
          </LinkButton>
        )}
      </form>
    </search>
  )
}

export function FilterDay({ name, label }: { name: string; label: string }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const value = params.get(name) ?? ''
  return (
    <div className={styles.choice}>
      <Field
        key={value}
        label={label}
        type="date"
        defaultValue={value}
        onChange={({ currentTarget }) => {
          // Half-typed days have years such as 0002.
          if (currentTarget.value === '' || currentTarget.value >= '2000')
            void navigate(withChanges(params, { [name]: currentTarget.value }), { preventScrollReset: true })
        }}
      />
    </div>
  )
}

export function FilterSelect({
  name,
  label,
  all,
  options,
}: {
  name: string
  label: string
  all: string
  options: readonly { value: string; text: string }[]
}) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  return (
    <Select
      className={styles.choice!}
      label={label}
      visible
      value={params.get(name) ?? ''}
      onChange={(event) =>
        void navigate(withChanges(params, { [name]: event.target.value }), { preventScrollReset: true })
      }
    >
      <option value="">{all}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
}

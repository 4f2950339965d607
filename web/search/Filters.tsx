// The filters of a search as one GET form: a column from 1200 px up, below that a sheet the platform opens. Without scripts it has an Apply button.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, type FormEvent } from 'react'
import type { Facets } from '#contract/search.ts'
import { useSite } from '#web/page.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Select, Toggle } from '#web/ui/Field.tsx'
import { filterIcon, crossIcon } from '#web/ui/icons.ts'
import { choicesOf, specGroups, type Names } from './applied.ts'
import { Facet } from './Facet.tsx'
import styles from './Filters.module.css'
import {
  addressOf,
  isProductSearch,
  queryOf,
  sorts,
  specText,
  withoutFilters,
  type ListFilter,
  type SearchQuery,
} from './query.ts'
import { counted } from './titles.ts'

const formID = 'filters'
const sheetID = 'filter-sheet'

/** `query` is what is chosen now, `applied` how many filters that are; `onAsk` gets every change at once. */
type Given = {
  query: SearchQuery
  applied: number
  facets: Facets | undefined
  names: Names
  total: number
  onAsk: (query: SearchQuery) => void
}

export function Filters({ query, applied, facets, names, total, onAsk }: Given) {
  const { t, i18n } = useLingui()
  const { paths, formats } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const change = () => form.current?.requestSubmit()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    onAsk(queryOf(new URLSearchParams(entries)))
  }
  const list = (filter: ListFilter, title: string) => (
    <Facet
      title={title}
      name={filter}
      choices={choicesOf(query, facets, filter, names)}
      chosen={query[filter]}
      onChange={change}
    />
  )
  const clear = applied > 0 && (
    <a className="link small" href={paths.search(addressOf(withoutFilters(query)))}>
      <Trans>Clear all</Trans>
    </a>
  )
  return (
    <aside className={styles.filters} id={sheetID} popover="auto" aria-label={t`Filters`}>
      <div className={styles.head}>
        <h2>
          <Trans>Filters</Trans>
          {applied > 0 && <Badge look="info">{formats.number(applied)}</Badge>}
        </h2>
        {clear}
        <IconButton
          className={styles.close}
          label={t`Close`}
          icon={crossIcon}
          popoverTarget={sheetID}
          popoverTargetAction="hide"
        />
      </div>
      <form id={formID} ref={form} method="get" action={paths.searchResult} onSubmit={submit}>
        <input type="hidden" name="business" value={query.business} />
        {query.search && <input type="hidden" name="search" value={query.search} />}
        {query.business !== 'UR' && (
          <div className={styles.toggle}>
            <Toggle
              label={<Trans>Verified companies only</Trans>}
              name="verified"
              value="1"
              checked={query.verified}
              onChange={change}
            />
          </div>
        )}
        {list('countries', t`Country`)}
        {list('industry', t`Industry`)}
        {list('category', t`Category`)}
        {isProductSearch(query) && (
          <>
            {list('company', t`Company type`)}
            {list('brand', t`Brand`)}
            {specGroups(query, facets).map(({ key, values }) => (
              <Facet
                key={key}
                title={key}
                name="spec"
                onChange={change}
                choices={values.map((one) => ({ ...one, value: specText({ key, value: one.value }) }))}
                chosen={query.spec.map(specText)}
              />
            ))}
          </>
        )}
        <Button className={styles.apply!} type="submit" look="primary" full>
          <Trans>Apply</Trans>
        </Button>
      </form>
      <div className={styles.foot}>
        {clear}
        <Button look="primary" popoverTarget={sheetID} popoverTargetAction="hide">
          <Trans>Show {counted(i18n, query.business, total)}</Trans>
        </Button>
      </div>
    </aside>
  )
}

/** Opens the sheet where the column is not shown. */
export function FiltersButton({ count }: { count: number }) {
  const { formats } = useSite()
  return (
    <Button className={styles.opener!} icon={filterIcon} popoverTarget={sheetID}>
      <Trans>Filters</Trans>
      {count > 0 && <Badge look="info">{formats.number(count)}</Badge>}
    </Button>
  )
}

/** Belongs to the form of the filters, wherever it stands. */
export function SortSelect({ query }: { query: SearchQuery }) {
  const { t } = useLingui()
  const words = { relevance: t`Relevance`, newest: t`Newest` }
  return (
    <Select
      label={t`Sort`}
      name="sort"
      form={formID}
      value={query.sort}
      className={styles.sort!}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort}>{t`Sort: ${words[sort]}`}</option>
      ))}
    </Select>
  )
}

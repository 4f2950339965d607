// Search filters as one GET form: column from 1200 px, else modal dialog.
import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { useEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react'
import { documentGroups } from '#contract/catalog/documents/kinds.ts'
import { replyLevels } from '#contract/foundation/constants.ts'
import type { Facets as FacetCounts } from '#contract/discovery/search.ts'
import { presences } from '#contract/identity/businesses/presence.ts'
import { claimKinds } from '#contract/identity/businesses/verification-kinds.ts'
import { useSite } from '#web/foundation/page.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Select, Toggle } from '#web/ui/controls/Field.tsx'
import { useKindNames } from '#web/trust/verification/card.tsx'
import { IconFilter, IconX } from '#web/ui/icons.ts'
import { choicesOf, specGroups, type Names } from './choices.ts'
import { FilterGroups, type FilterGroup } from './FilterGroups.tsx'
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
} from '../query.ts'
import { isSameSpec } from '../ranges.ts'
import { counted, documentGroupName, presenceName, replyName } from '../titles.ts'

const formID = 'filters'
const columnFrom = '(min-width: 1200px)'

type Props = {
  query: SearchQuery
  applied: number
  facets: FacetCounts | undefined
  names: Names
  total: number
  onAsk: (query: SearchQuery) => void
  open: boolean
  onClose: () => void
}

export function Filters({ query, applied, facets, names, total, onAsk, open, onClose }: Props) {
  const { t, i18n } = useLingui()
  const { paths, formats } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => sheet.current?.close()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    onAsk(queryOf(new URLSearchParams(entries)))
  }
  const clear = applied > 0 && (
    <Link className="link small" to={paths.search(addressOf(withoutFilters(query)))}>
      <Trans>Clear all</Trans>
    </Link>
  )
  const title = (
    <h2>
      <Trans>Filters</Trans>
      {applied > 0 && <Badge look="info">{formats.number(applied)}</Badge>}
    </h2>
  )
  const fields = (
    <Form id={formID} ref={form} action={paths.searchResult} onSubmit={submit}>
      <input type="hidden" name="business" value={query.business} />
      {query.search && <input type="hidden" name="search" value={query.search} />}
      {query.view !== 'cards' && <input type="hidden" name="view" value={query.view} />}
      {query.size && <input type="hidden" name="size" value={query.size} />}
      <Facets query={query} facets={facets} names={names} onChange={() => form.current?.requestSubmit()} />
      <Button className={styles.apply!} type="submit" look="primary" full>
        <Trans>Apply</Trans>
      </Button>
    </Form>
  )
  if (!open)
    return (
      <aside className={styles.column} aria-label={t`Filters`}>
        <div className={styles.head}>
          {title}
          {clear}
        </div>
        {fields}
      </aside>
    )
  return (
    <Sheet ref={sheet} label={t`Filters`} onClose={onClose}>
      <div className={styles.head}>
        {title}
        <IconButton label={t`Close`} icon={IconX} onClick={close} />
      </div>
      {fields}
      <div className={styles.foot}>
        {clear}
        <Button look="primary" onClick={close}>
          <Trans>Show {counted(i18n, query.business, total)}</Trans>
        </Button>
      </div>
    </Sheet>
  )
}

type SheetProps = {
  ref: RefObject<HTMLDialogElement | null>
  label: string
  onClose: () => void
  children: ReactNode
}

function Sheet({ ref, label, onClose, children }: SheetProps) {
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal()
    const wide = matchMedia(columnFrom)
    const close = () => ref.current?.close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [ref])
  return (
    <dialog ref={ref} className={styles.sheet} aria-label={label} onClose={onClose}>
      {children}
    </dialog>
  )
}

type FacetsProps = Pick<Props, 'query' | 'facets' | 'names'> & { onChange: () => void }

function Facets({ query, facets, names, onChange }: FacetsProps) {
  const { t } = useLingui()
  const list = (filter: ListFilter, title: string): FilterGroup => {
    const chosen = query[filter]
    return { key: filter, title, name: filter, choices: choicesOf(query, facets, filter, names), chosen }
  }
  const spec = query.spec.map(specText)
  const specs = specGroups(query, facets).flatMap(({ key, name = key, values, range }): FilterGroup[] => {
    const choices = values.map((one) => ({ ...one, value: specText({ key, value: one.value }) }))
    const list = { key: `spec ${key}`, title: name, name: 'spec', choices, chosen: spec }
    if (!range) return [list]
    const alone = choices.filter(({ value }) => spec.includes(value))
    const chosen = query.ranges.find((one) => isSameSpec(one, { key, unit: range.unit }))
    const fields = { key: `range ${key} ${range.unit}`, title: name, ...range, chosen }
    return alone.length > 0 ? [fields, { ...list, choices: alone }] : [fields]
  })
  const { presence, verifications, replies, documents } = useFixedGroups(query, facets)
  return (
    <>
      {query.business !== 'UR' && (
        <div className={styles.toggle}>
          <Toggle
            label={<Trans>Verified companies only</Trans>}
            name="verified"
            value="1"
            checked={query.verified}
            onChange={onChange}
          />
        </div>
      )}
      <FilterGroups
        groups={[
          ...(query.business === 'UR' ? [] : [presence]),
          list('countries', t`Country`),
          list('industry', t`Industry`),
          list('category', t`Category`),
          verifications,
          replies,
          ...(isProductSearch(query)
            ? [list('company', t`Company type`), list('brand', t`Brand`), documents, ...specs]
            : []),
        ]}
        onChange={onChange}
      />
    </>
  )
}

function useFixedGroups(query: SearchQuery, facets: FacetCounts | undefined) {
  const { t, i18n } = useLingui()
  const kinds = useKindNames()
  const evidence = claimKinds.map((value) => ({
    value,
    name: kinds[value],
    count: facets?.verifications?.find((one) => one.value === value)?.count ?? 0,
  }))
  const verifications: FilterGroup = {
    key: 'verifications',
    title: t`What WBN verified`,
    name: 'verifications',
    choices: evidence.filter(({ value, count }) => count > 0 || query.verifications.includes(value)),
    chosen: query.verifications,
  }
  const presence: FilterGroup = {
    key: 'presence',
    title: t`On WBN`,
    name: 'presence',
    choices: presences.toReversed().map((value) => ({
      value,
      name: presenceName(i18n, value),
      count: facets?.presence[value] ?? 0,
    })),
    chosen: query.presence ? [query.presence] : [],
  }
  const levels = replyLevels.map((value) => ({
    value,
    name: replyName(i18n, value),
    count: facets?.replies?.[value] ?? 0,
  }))
  const replies: FilterGroup = {
    key: 'replies',
    title: t`Inquiries`,
    name: 'replies',
    choices: levels.filter(({ value, count }) => count > 0 || value === query.replies),
    chosen: query.replies ? [query.replies] : [],
  }
  const groups = documentGroups.map((value) => ({
    value,
    name: documentGroupName(i18n, value),
    count: facets?.documents?.find((one) => one.value === value)?.count ?? 0,
  }))
  const documents: FilterGroup = {
    key: 'documents',
    title: t`Documents`,
    name: 'documents',
    choices: groups.filter(({ value, count }) => count > 0 || query.documents.includes(value)),
    chosen: query.documents,
  }
  return { presence, verifications, replies, documents }
}

export function FiltersButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { formats } = useSite()
  return (
    <Button className={styles.opener!} icon={IconFilter} aria-haspopup="dialog" onClick={onOpen}>
      <Trans>Filters</Trans>
      {count > 0 && <Badge look="info">{formats.number(count)}</Badge>}
    </Button>
  )
}

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

// Search context: category path, applied filters, other counts.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReplyLevel } from '#contract/foundation/constants.ts'
import type { Facets } from '#contract/discovery/search.ts'
import type { Presence as State } from '#contract/identity/businesses/presence.ts'
import type { ClaimKind } from '#contract/identity/businesses/verification-kinds.ts'
import { useSite } from '#web/foundation/page.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { useKindNames } from '#web/trust/verification/card.tsx'
import { type AppliedFilter, appliedIn, type Names } from './applied.ts'
import styles from './Around.module.css'
import type { ResultPage, TypeCount } from './load.ts'
import { addressOf, withoutFilters, withType, type SearchQuery } from './query.ts'
import { presenceName, replyName, typeLabel } from './titles.ts'

export function CategoryPath({ category, query }: { category: ResultPage['category']; query: SearchQuery }) {
  const { t } = useLingui()
  const { paths } = useSite()
  if (!category) return null
  const items = category.path.map((name, index) => ({
    name,
    href:
      index < category.path.length - 1
        ? paths.search(addressOf({ ...withoutFilters(query), countries: query.countries, search: name }))
        : undefined,
  }))
  return (
    <div className={styles.path}>
      <Breadcrumbs label={t`Category`} items={items} />
    </div>
  )
}

export function AppliedFilters({
  query,
  facets,
  names,
}: {
  query: SearchQuery
  facets: Facets | undefined
  names: Names
}) {
  const { t, i18n } = useLingui()
  const { paths } = useSite()
  const kinds = useKindNames()
  const applied = appliedIn(query, facets, names)
  if (applied.length === 0) return null
  const nameOf: Partial<Record<AppliedFilter['filter'], (value: string) => string>> = {
    verified: () => t`Verified companies only`,
    verifications: (kind) => t`Verified: ${kinds[kind as ClaimKind]}`,
    presence: (state) => presenceName(i18n, state as State),
    replies: (level) => replyName(i18n, level as ReplyLevel),
  }
  return (
    <div className={`${styles.chips} ${styles.applied}`}>
      <span className="muted small">
        <Trans>Applied</Trans>
      </span>
      {applied.map(({ filter, name, without }) => {
        const label = nameOf[filter]?.(name) ?? name
        return (
          <Chip key={`${filter} ${name}`} href={paths.search(addressOf(without))} removes={t`Remove filter: ${label}`}>
            {label}
          </Chip>
        )
      })}
    </div>
  )
}

const typesAtOnce = 4

export function AlsoFound({
  others,
  query,
  title,
  short,
}: {
  others: TypeCount[]
  query: SearchQuery
  title: ReactNode
  short?: boolean
}) {
  const { i18n } = useLingui()
  const site = useSite()
  const { paths, formats } = site
  if (others.length === 0) return null
  const chip = ({ type, count }: TypeCount) => (
    <Chip key={type} href={paths.search(addressOf(withType(query, type)))}>
      {typeLabel(site, i18n, type)} <b className="num">{formats.number(count)}</b>
    </Chip>
  )
  const rest = short ? others.slice(typesAtOnce) : []
  const number = formats.number(rest.length)
  return (
    <div className={`${styles.chips} ${short ? styles.strip : ''}`}>
      <span className="muted small">{title}</span>
      {others.slice(0, others.length - rest.length).map(chip)}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className="link small">
            <Trans>+{number} more</Trans>
          </summary>
          {rest.map(chip)}
        </details>
      )}
    </div>
  )
}

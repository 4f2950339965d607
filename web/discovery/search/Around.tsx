// Search context: category path, other counts.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSite } from '#web/foundation/page.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import styles from './Around.module.css'
import type { ResultPage, TypeCount } from './load.ts'
import { addressOf, withoutFilters, withType, type SearchQuery } from './query.ts'
import { typeLabel } from './titles.ts'

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

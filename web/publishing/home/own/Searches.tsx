// Last searches of this device, with news since.
import { useLingui } from '@lingui/react/macro'
import { IconHistory } from '#web/ui/icons.ts'
import { useEffect, useState } from 'react'
import { Link } from '#web/ui/Link.tsx'
import { type BusinessType, businessTypes, searchPageSizeMost } from '#contract/foundation/constants.ts'
import { type Api, useApi, useSite } from '#web/foundation/page.ts'
import { type RecentSearch, recentSearches } from '#web/foundation/recent-searches.ts'
import { SearchBar } from '#web/foundation/shell/search/SearchBar.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './OwnHome.module.css'

const shown = 4
const onField = 3

type Search = RecentSearch & { found?: { total: number; fresh: number } }

export function useSearches(userID: string): Search[] {
  const api = useApi()
  const [searches, setSearches] = useState<Search[]>(() => recentSearches(userID).slice(0, shown))
  useEffect(() => {
    let isOver = false
    const some = recentSearches(userID).slice(0, shown)
    Promise.all(some.map(async (one) => ({ ...one, ...(await findFresh(api, one)) }))).then(
      (found) => void (isOver || setSearches(found)),
      () => {}, // shown without what is new
    )
    return () => void (isOver = true)
  }, [api, userID])
  return searches
}

/** Counts the registered since, among a page of newest. */
async function findFresh(api: Api, { text, business, countries, at }: RecentSearch): Promise<Pick<Search, 'found'>> {
  const body = { textQuery: text, country: countries, size: searchPageSizeMost, sort: 'newest', facets: false } as const
  const isCompany = (businessTypes as readonly string[]).includes(business)
  if (!isCompany && business !== 'PR') return {}
  const { data, total } = isCompany
    ? await api.search.business({ body: { ...body, businessType: business as BusinessType } })
    : await api.search.product({ body })
  const fresh = (data as { registeredAt: string }[]).filter(({ registeredAt }) => registeredAt > at).length
  return { found: { total, fresh } }
}

function useAddress(): (search: Search) => string {
  const { paths } = useSite()
  return ({ text, business, countries }) =>
    paths.search({ business, search: text, ...(countries.length > 0 && { countries: countries.join(',') }) })
}

export function LastSearched({ searches }: { searches: Search[] }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const addressOf = useAddress()
  return (
    <div className={styles.field}>
      <SearchBar hero />
      {searches.length > 0 && (
        <div>
          <span className="muted">{t`Last searched`}</span>
          {searches.slice(0, onField).map((one) => (
            <Chip key={addressOf(one)} href={addressOf(one)}>
              <Text>{one.text}</Text>
              {one.found && one.found.fresh > 0 && <b className={styles.new}> +{formats.number(one.found.fresh)}</b>}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}

export function RecentSearches({ searches }: { searches: Search[] }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const addressOf = useAddress()
  if (searches.length === 0) return null
  return (
    <Card as="section" className={styles.card!}>
      <CardHeader title={t`Recent searches`} />
      <ul className={styles.rows}>
        {searches.map((one) => {
          const { total, fresh } = one.found ?? { total: one.total, fresh: 0 }
          const count = formats.number(fresh)
          return (
            <li key={addressOf(one)}>
              <Icon icon={IconHistory} size="s" />
              <Link className="cut" to={addressOf(one)}>
                {one.text}
              </Link>
              <span className={`${styles.end} ${fresh > 0 ? styles.new : ''}`}>
                {fresh > 0 ? t`${count} new` : formats.number(total)}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

// Countries and origins of visitors.
import { useLingui } from '@lingui/react/macro'
import { countryPersonsLeast, type Reach, type ReachSource } from '#contract/discovery/reach.ts'
import { useSite } from '#web/foundation/page.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Flag } from '#web/ui/Picture.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './Lists.module.css'

type Count = { key: string; emoji?: string; name: string; count: number }

export function Places({ reach: { countries, otherCountries, sources } }: { reach: Reach }) {
  const { t } = useLingui()
  const names: Record<ReachSource, string> = {
    search: t`Search on this site`,
    network: t`Other pages of this site`,
    outside: t`Other sites`,
    direct: t`Typed, bookmarked or unknown`,
  }
  const people: Count[] = countries.map(({ country, people }) => ({
    key: country.code,
    emoji: country.emoji,
    name: country.countryName,
    count: people,
  }))
  if (otherCountries > 0) people.push({ key: '', name: t`Other and unknown countries`, count: otherCountries })
  return (
    <div className={styles.places}>
      <Card as="section">
        <CardHeader title={t`People by country`} />
        <Counts counts={people} none={t`Nobody opened a page in this period.`} />
        <p className={`muted small ${styles.note}`}>
          {t`By the time zone of the browser. A country is named from ${countryPersonsLeast} people on one day on.`}
        </p>
      </Card>
      <Card as="section">
        <CardHeader title={t`Where views came from`} />
        <Counts
          counts={sources.map(({ source, viewed }) => ({ key: source, name: names[source], count: viewed }))}
          none={t`Nobody opened a page in this period.`}
        />
      </Card>
    </div>
  )
}

function Counts({ counts, none }: { counts: readonly Count[]; none: string }) {
  const { formats } = useSite()
  const most = Math.max(1, ...counts.map(({ count }) => count))
  if (counts.length === 0) return <p className={`muted ${styles.none}`}>{none}</p>
  return (
    <ul className={styles.counts}>
      {counts.map(({ key, emoji, name, count }) => (
        <li key={key}>
          <span>
            {emoji && <Flag emoji={emoji} />} <Text>{name}</Text>
          </span>
          <span className="num">{formats.number(count)}</span>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ inlineSize: `${(100 * count) / most}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}

// One piece of news: the thing, the change, its reasons.
import { Trans } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { News } from '#contract/discovery/watches/watches.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { Flag, Logo } from '#web/ui/Picture.tsx'
import styles from './SavedPage.module.css'
import { useNewsText } from './news-words.ts'
import { useThingPath } from './thing-path.ts'

export function NewsLine({ news }: { news: News }) {
  const { formats } = useSite()
  const pathOf = useThingPath()
  const textOf = useNewsText()
  const { thing, searches, openedAt, at } = news
  const names = searches.map(({ name }) => `“${name}”`).join(', ')
  return (
    <li className={`${styles.news} ${openedAt ? '' : styles.unopened}`}>
      <Logo name={thing.name} {...pictureOf(thing.photo)} />
      <div className="grow">
        <h3>
          <Link to={pathOf(thing)}>{thing.name}</Link>
        </h3>
        <p className="muted small">
          {thing.resourceType === 'product' && <span>{thing.company.companyName} · </span>}
          <Flag emoji={thing.company.country.emoji} /> <span>{thing.company.country.countryName}</span>
          {names && (
            <span>
              {' · '}
              <Trans>found by {names}</Trans>
            </span>
          )}
        </p>
      </div>
      <p className={styles.change}>
        <span>{textOf(news)}</span>
        <time className="muted small" dateTime={at}>
          {formats.date(at)}
        </time>
      </p>
    </li>
  )
}

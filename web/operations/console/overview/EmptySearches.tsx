// Most frequent empty searches.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { Activity } from '#contract/operations/console/figures.ts'
import { useSite } from '#web/foundation/page.ts'
import styles from './EmptySearches.module.css'

export function EmptySearches({ texts, total }: NonNullable<Activity['emptySearches']>) {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const [params] = useSearchParams()
  const [portal, lang] = [params.get('portal') ?? undefined, params.get('lang') ?? undefined]
  const period = params.get('days') ?? '30'
  const days = Number(period) < 90 ? period : undefined
  const most = Math.max(1, ...texts.map(({ count }) => count))
  return (
    <section className={styles.texts} aria-label={t`Words that found nothing`}>
      <h3>
        <Trans>Words that found nothing</Trans>
      </h3>
      {texts.length === 0 ? (
        <p className="muted small">
          <Trans>No words were searched twice without a result.</Trans>
        </p>
      ) : (
        <ol>
          {texts.map(({ text, count }) => (
            <li key={text}>
              <span className={styles.text}>{text}</span>
              <strong>{formats.number(count)}</strong>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ width: `${(count / most) * 100}%` }} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <Link className="link" to={paths.admin('searches', { days, portal, lang })}>
        {total > texts.length ? (
          <Plural value={total} one="All # text" other="All # texts" />
        ) : (
          <Trans>As a table</Trans>
        )}
      </Link>
    </section>
  )
}

// Query interpretation: chips, corrections, near codes.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { useSite } from '#web/foundation/page.ts'
import { Chip } from '#web/ui/Chip.tsx'
import styles from './Around.module.css'
import type { ResultPage } from './load.ts'
import { addressOf, withLiteral, type SearchQuery } from './query.ts'

type Props = { found: ResultPage; query: SearchQuery }

export function Understanding(props: Props) {
  return (
    <>
      <Understood {...props} />
      <Notes {...props} />
    </>
  )
}

function Understood({ found: { understood }, query }: Props) {
  const { t } = useLingui()
  const { paths } = useSite()
  if (!understood?.length) return null
  return (
    <div className={styles.chips}>
      <span className="muted small">
        <Trans>Understood as</Trans>
      </span>
      {understood.map(({ kind, text, name }) => (
        <Chip
          key={`${kind} ${text}`}
          href={paths.search(addressOf(withLiteral(query, text)))}
          removes={t`Search for the words “${text}” instead of: ${name}`}
        >
          {name}
        </Chip>
      ))}
    </div>
  )
}

function Notes({ found: { corrected, near, relaxed }, query }: Props) {
  const { i18n } = useLingui()
  const { paths } = useSite()
  if (!corrected && !near && !relaxed) return null
  const given = query.search
  const others = near && new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(near)
  return (
    <p className={styles.note}>
      {corrected && (
        <Trans>
          Showing results for <b>{corrected}</b>.
        </Trans>
      )}
      {others && (
        <Trans>
          Nothing has exactly “{given}”. Near ones are {others}.
        </Trans>
      )}
      {!corrected && !others && <Trans>Not every word was found in every result.</Trans>}
      {(corrected || relaxed) && ' '}
      {(corrected || relaxed) && (
        <Link className="link" rel="nofollow" to={paths.search(addressOf({ ...query, exactly: true, page: 1 }))}>
          <Trans>Search for exactly “{given}”</Trans>
        </Link>
      )}
    </p>
  )
}

// Search results without and with the draft.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconArrowsSort, IconCircleMinus, IconCirclePlus } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import type { TrialHit, TrialResult } from '#contract/discovery/synonyms/synonyms.ts'
import { useSite } from '#web/foundation/page.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { placesIn, type Place } from './compared.ts'
import styles from './Synonyms.module.css'

export type TrialPair = { now: TrialResult; after: TrialResult | null; of: 'business' | 'product' }

export function TrialResults({ tried }: { tried: TrialPair | undefined }) {
  const { t } = useLingui()
  return (
    <>
      <LiveRegion as="div" className="sr">
        {tried && <Outcome {...tried} />}
      </LiveRegion>
      {tried && (
        <div className={styles.results}>
          <Side
            title={t({ message: 'Now', comment: 'results of a search as they are' })}
            result={tried.now}
            of={tried.of}
            places={tried.after && placesIn(tried.now.hits, tried.after.hits, 'before')}
          />
          {tried.after && (
            <Side
              title={t({ message: 'With these names', comment: 'results of a search as they would be' })}
              result={tried.after}
              of={tried.of}
              places={placesIn(tried.after.hits, tried.now.hits, 'after')}
            />
          )}
        </div>
      )}
    </>
  )
}

function Outcome({ now, after }: TrialPair) {
  const { formats } = useSite()
  const before = formats.number(now.total)
  if (!after) return <Plural value={now.total} one="# result" other="# results" />
  return (
    <Plural
      value={after.total}
      one={`# result with these names, ${before} now`}
      other={`# results with these names, ${before} now`}
    />
  )
}

type SideProps = { title: string; result: TrialResult; of: TrialPair['of']; places: Place[] | null }

function Side({ title, result, of, places }: SideProps) {
  const { total, hits, understood, equivalents, corrected, relaxed } = result
  return (
    <section className={styles.side} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.total}>
        <Plural value={total} _0="No results" one="# result" other="# results" />
      </p>
      {corrected && (
        <p className="muted small">
          <Trans>
            Showing results for <b>{corrected}</b>.
          </Trans>
        </p>
      )}
      {relaxed && (
        <p className="muted small">
          <Trans>Not every word was found in every result.</Trans>
        </p>
      )}
      {understood.length > 0 && (
        <>
          <p className="muted small">
            <Trans>Understood as</Trans>
          </p>
          <Chips>
            {understood.map(({ kind, text, name }) => (
              <Chip key={`${kind} ${text}`}>{name}</Chip>
            ))}
          </Chips>
        </>
      )}
      {equivalents.length > 0 && (
        <p className="muted small">
          <Trans>Also found by: {equivalents.join(', ')}</Trans>
        </p>
      )}
      <ol className={styles.hits}>
        {hits.map((hit, at) => (
          <li key={hit.id}>
            <Hit hit={hit} of={of} />
            {places && <PlaceMark place={places[at]!} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Hit({ hit: { id, key, businessID, name, note }, of }: { hit: TrialHit; of: TrialPair['of'] }) {
  const { paths } = useSite()
  const href = of === 'business' ? paths.business({ businessID, key }) : paths.product({ productID: id, key })
  return (
    <span>
      <Link className="link" to={href} target="_blank">
        {name}
      </Link>
      <small>{note}</small>
    </span>
  )
}

function PlaceMark({ place }: { place: Place }) {
  const { t } = useLingui()
  switch (place.kind) {
    case 'added':
      return (
        <Badge look="ok" icon={IconCirclePlus}>
          {t({
            message: 'Added',
            context: 'search result',
            comment: 'a search result that was not among the first ten',
          })}
        </Badge>
      )
    case 'removed':
      return (
        <Badge look="warn" icon={IconCircleMinus}>
          {t({
            message: 'Removed',
            context: 'search result',
            comment: 'a search result that is no longer among the first ten',
          })}
        </Badge>
      )
    case 'moved':
      return (
        <Badge icon={IconArrowsSort}>
          {t({ message: `Was ${place.from}`, comment: 'the place that a search result had' })}
        </Badge>
      )
    default:
      return null
  }
}

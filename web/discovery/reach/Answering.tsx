// Time to the first answer, and quartiles of the category.
import { Trans, useLingui } from '@lingui/react/macro'
import { peersLeast, type Reach } from '#contract/discovery/reach.ts'
import { useSite } from '#web/foundation/page.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { lengthOf } from './times.ts'
import styles from './Answering.module.css'

type Peers = NonNullable<Reach['peers']>
type Figure = Peers['figures'][number]

export function Answering({ reach: { replies, peers } }: { reach: Reach }) {
  const { i18n, t } = useLingui()
  const { formats } = useSite()
  const { inquiries, answered, withinDay, medianMinutes } = replies
  const share = (count: number) => `${formats.number(Math.round((100 * count) / Math.max(1, inquiries)))}\u00a0%`
  return (
    <Card as="section">
      <CardHeader title={t`Time to first answer`} aside={<span className="muted small">{t`of 90 days`}</span>} />
      <div className={styles.body}>
        {medianMinutes === null ? (
          <p className="muted">{t`No inquiry was answered in 90 days.`}</p>
        ) : (
          <p className={styles.big}>
            <Trans>
              <strong>{lengthOf(i18n, medianMinutes)}</strong> in the middle
            </Trans>
          </p>
        )}
        {peers ? (
          <Comparison peers={peers} />
        ) : (
          <p className="muted small">{t`Companies with fewer than ${peersLeast} peers in their industry see no comparison.`}</p>
        )}
        {inquiries > 0 && (
          <dl className={styles.facts}>
            <dt>{t`Answered within 24 h`}</dt>
            <dd className="num">{share(withinDay)}</dd>
            <dt>{t`Answered at all`}</dt>
            <dd className="num">{share(answered)}</dd>
          </dl>
        )}
      </div>
    </Card>
  )
}

function Comparison({ peers: { category, companies, figures } }: { peers: Peers }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const count = formats.number(companies)
  return (
    <>
      <p className="muted small">{t`Beside ${count} companies of ${category}`}</p>
      {figures.map((figure) => (
        <Quartiles key={figure.kind} figure={figure} />
      ))}
      <p className="muted small">{t`Light: the middle half of the companies. Line: their median. Mark: you. No company is named.`}</p>
    </>
  )
}

function Quartiles({ figure: { kind, own, first, median, third, behind } }: { figure: Figure }) {
  const { i18n, t } = useLingui()
  const { formats } = useSite()
  const names = { answerMinutes: t`Time to first answer`, seen: t`Seen in search`, viewed: t`Views of your pages` }
  const write = (value: number) =>
    kind === 'answerMinutes' ? lengthOf(i18n, value) : formats.number(Math.round(value))
  const end = Math.max(third * 1.5, own ?? 0, 1)
  const at = (value: number) => `${Math.min(100, Math.round((1000 * value) / end) / 10)}%`
  const percent = behind === null ? '' : formats.number(Math.round(behind * 100))
  const quartiles = [first, median, third].map(write)
  const [low, middle, high] = quartiles
  const you = own === null ? '' : write(own)
  return (
    <figure className={styles.figure}>
      <figcaption>
        <span>{names[kind]}</span>
        {percent !== '' && <span className="muted small">{t`better than ${percent} % of them`}</span>}
      </figcaption>
      <p className="sr">
        {`${you && `${t`You: ${you}`}. `}${t`A quarter up to ${low!}, half up to ${middle!}, three quarters up to ${high!}.`}`}
      </p>
      <div className={styles.scale} aria-hidden="true">
        <i
          className={styles.box}
          style={{ insetInlineStart: at(first), inlineSize: `calc(${at(third)} - ${at(first)})` }}
        />
        <i className={styles.median} style={{ insetInlineStart: at(median) }} />
        {own !== null && <i className={styles.own} style={{ insetInlineStart: at(own) }} />}
      </div>
      <p className={`muted small ${styles.ends}`} aria-hidden="true">
        <span>{low}</span>
        <span>{middle}</span>
        <span>{high}</span>
      </p>
    </figure>
  )
}

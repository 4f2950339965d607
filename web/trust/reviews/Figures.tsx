// Figures beside the reviews.
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { BuyerFacts } from '#contract/trust/reviews/reviews.ts'
import { questions, type ReviewFigures } from '#contract/trust/reviews/standing.ts'
import { useSite } from '#web/foundation/page.ts'
import { Note } from '#web/ui/Note.tsx'
import { useQuestionNames } from './names.ts'
import styles from './Reviews.module.css'

type Props = { figures: ReviewFigures | null; all: number; removed: number }

export function Figures({ figures, all, removed }: Props) {
  const { paths } = useSite()
  return (
    <div className={styles.figures}>
      {figures ? (
        <Average figures={figures} />
      ) : (
        <Note look="info">
          <b className="semi">
            <Plural
              value={all}
              _0="No reviews yet."
              one="# review, no average yet."
              other="# reviews, no average yet."
            />
          </b>{' '}
          <Trans>An average stands from three different firms on.</Trans>
        </Note>
      )}
      {removed > 0 && (
        <p className="small">
          <Link className="link" to={paths.transparency()}>
            <Plural value={removed} one="# removed by us" other="# removed by us" />
          </Link>
        </p>
      )}
      <p className="small muted">
        <Trans>Not part of the order in search, and not for sale.</Trans>
      </p>
    </div>
  )
}

function Average({ figures: { overall, scores, firms, again } }: { figures: ReviewFigures }) {
  const { formats } = useSite()
  const names = useQuestionNames()
  const [yes, of] = [formats.number(again.yes), formats.number(again.of)]
  return (
    <>
      <p className={styles.overall}>
        <Trans>
          <b>{formats.number(overall)}</b> of 5
        </Trans>
      </p>
      <p className="small muted">
        <Trans>from {formats.number(firms)} firms, recent ones weigh more</Trans>
      </p>
      <dl className={styles.bars}>
        {questions.map((question) => {
          const score = scores[question]
          return (
            <div key={question}>
              <dt>{names[question]}</dt>
              <dd aria-hidden="true">
                <meter min={0} max={5} value={score ?? 0} />
              </dd>
              <dd className="num">{score === null ? '–' : formats.number(score)}</dd>
            </div>
          )
        })}
      </dl>
      {again.of > 0 && (
        <p className="small">
          <Trans>
            {yes} of {of} would deal again
          </Trans>
        </p>
      )}
    </>
  )
}

export function BuyerTable({ facts, children }: { facts: BuyerFacts; children?: ReactNode }) {
  const { formats } = useSite()
  const { quotations, answered, told, awarded } = facts
  const of = formats.number(quotations)
  if (quotations === 0)
    return (
      <>
        <p className="muted">
          <Trans>No quotation came here in 24 months.</Trans>
        </p>
        {children && <dl className={styles.facts}>{children}</dl>}
      </>
    )
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Quotations answered</Trans>
        </dt>
        <dd>
          <Trans>
            {formats.number(answered)} of {of} in 24 months
          </Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Told the outcome</Trans>
        </dt>
        <dd>
          <Trans>
            {formats.number(told)} of {of}
          </Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans comment="number of requests that a buyer awarded">Awarded</Trans>
        </dt>
        <dd>{formats.number(awarded)}</dd>
      </div>
      {children}
    </dl>
  )
}

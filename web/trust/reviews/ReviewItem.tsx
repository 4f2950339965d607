// One published review with its reply.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Review } from '#contract/trust/reviews/reviews.ts'
import { questions } from '#contract/trust/reviews/standing.ts'
import { inLine } from '#kit/direction.ts'
import { useSite } from '#web/foundation/page.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { Flag } from '#web/ui/Picture.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { GradeMark } from './GradeMark.tsx'
import { useQuestionNames, useStandingNotes } from './names.ts'
import styles from './Reviews.module.css'

/** `of`: name of the reviewed. */
export function ReviewItem({ review, of, children }: { review: Review; of: string; children?: ReactNode }) {
  const { formats } = useSite()
  const note = useStandingNotes()[review.standing]
  const { product, handedAt, grade, content, amended, reply } = review
  return (
    <article className={styles.review} data-faint={note !== '' || undefined}>
      <header>
        <h3>
          <WriterName review={review} />
        </h3>
        <span className="muted small">
          <Text>{inLine([product, formats.month(handedAt)])}</Text>
        </span>
        <GradeMark grade={grade} />
      </header>
      <Points review={review} />
      {content && (
        <p className={styles.words}>
          <UserText text={content} />
        </p>
      )}
      {note && <p className="small">{note}</p>}
      {amended && (
        <p className="small muted">
          <Trans>
            Amended by us on {formats.date(amended.at)}: <UserText text={amended.reason} />
          </Trans>
        </p>
      )}
      {reply && (
        <div className={styles.reply}>
          <p className="small">
            <b className="semi">
              <Trans>Answer of {of}</Trans>
            </b>{' '}
            <span className="muted">{formats.date(reply.at)}</span>
          </p>
          <p>
            <UserText text={reply.content} />
          </p>
        </div>
      )}
      {children}
    </article>
  )
}

export function WriterName({ review: { by, country, industry, side } }: { review: Review }) {
  const { t } = useLingui()
  const place = country?.countryName ?? ''
  const trade = industry?.name ?? ''
  const from = inLine([place, trade])
  const unnamed = side === 'buyer' ? t`Buyer from ${from}` : t`Supplier from ${from}`
  return (
    <>
      {country && <Flag emoji={country.emoji} />} <UserText text={by ? nameOf(by) : unnamed} />
    </>
  )
}

function Points({ review: { scores, again } }: { review: Review }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const names = useQuestionNames()
  const yes = t({ message: 'yes', comment: 'would deal again' })
  const no = t({ message: 'no', comment: 'would deal again' })
  return (
    <dl className={styles.points}>
      {questions.map((question) => (
        <div key={question}>
          <dt>{names[question]}</dt>
          <dd>{scores[question] === null ? '–' : formats.number(scores[question])}</dd>
        </div>
      ))}
      <div>
        <dt>
          <Trans>Again</Trans>
        </dt>
        <dd>{again === null ? '–' : again ? yes : no}</dd>
      </div>
    </dl>
  )
}

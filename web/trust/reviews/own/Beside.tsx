// Notes beside the form.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReviewDeal } from '#contract/trust/reviews/reviews.ts'
import { type Grade, grades } from '#contract/trust/reviews/standing.ts'
import { useSite } from '#web/foundation/page.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconCircleCheck, IconHourglassHigh, IconPencil } from '#web/ui/icons.ts'
import { Text } from '#web/ui/Text.tsx'
import { GradeMark } from '../GradeMark.tsx'
import styles from './Review.module.css'

export function Blind({ deal: { own, otherHandedAt, until }, name }: { deal: ReviewDeal; name: string }) {
  const { formats } = useSite()
  const handedAt = own?.state === 'draft' ? null : own?.handedAt
  return (
    <Card as="section" pad="m" className={styles.main}>
      <h2>
        <Trans>Blind until both wrote</Trans>
      </h2>
      <div className={styles.side}>
        <p className={styles.done} data-done={otherHandedAt !== null || undefined}>
          <Icon icon={otherHandedAt ? IconCircleCheck : IconHourglassHigh} />
          {otherHandedAt ? <Trans>{name} wrote</Trans> : <Trans>{name} has not written yet</Trans>}
        </p>
        {otherHandedAt && own?.state !== 'published' && (
          <p className="small muted">
            <Trans>on {formats.date(otherHandedAt)}, you can’t read it yet</Trans>
          </p>
        )}
      </div>
      <div className={styles.side}>
        <p className={styles.done} data-done={handedAt ? true : undefined}>
          <Icon icon={handedAt ? IconCircleCheck : IconPencil} />
          {handedAt ? <Trans>You wrote on {formats.date(handedAt)}</Trans> : <Trans>You write</Trans>}
        </p>
        {own?.state !== 'published' && (
          <p className="small muted">
            <Trans>they can’t read it either</Trans>
          </p>
        )}
      </div>
      <p className="small">
        {until ? (
          <Trans>
            Both appear together as soon as both have handed in, or on <b className="semi">{formats.date(until)}</b>.
          </Trans>
        ) : (
          <Trans>Both appear together as soon as both have handed in, or 14 days after the first.</Trans>
        )}{' '}
        <Trans>Nothing can be changed afterwards to answer the other’s tone.</Trans>
      </p>
    </Card>
  )
}

export function Weights({ grade }: { grade: Grade | null }) {
  const { t } = useLingui()
  const weights: Record<Grade, string> = {
    talked: t`shown, counts nothing`,
    quoted: t`counts`,
    awarded: t`counts`,
    delivered: t`counts, stands first`,
  }
  return (
    <Card as="section" pad="m" className={styles.main}>
      <h2>
        <Trans>What it will weigh</Trans>
      </h2>
      <ul className={styles.weights}>
        {grades.map((one) => (
          <li key={one}>
            <GradeMark grade={one} />
            <span className="small muted">
              <Text>{weights[one]}</Text>
              {one === grade && (
                <Text>
                  {' · '}
                  <Trans>yours today</Trans>
                </Text>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

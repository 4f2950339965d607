// The review of a dealing, handed in once.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { ReviewDeal } from '#contract/trust/reviews/reviews.ts'
import { inLine } from '#kit/direction.ts'
import { useSite } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { BuyerTable } from '../Figures.tsx'
import { Blind, Weights } from './Beside.tsx'
import { HandedIn } from './HandedIn.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import styles from './Review.module.css'

export function Dealing({ deal: read }: { deal: ReviewDeal }) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const [deal, setDeal] = useResettableState(read)
  const { rfqID, title, awardedAt, lastAt, may, buyer } = deal
  const name = deal.with ? nameOf(deal.with) : t`the other side`
  const when = awardedAt ? t`awarded on ${formats.date(awardedAt)}` : t`last message on ${formats.date(lastAt)}`
  return (
    <div className="wrap">
      <div className={styles.page}>
        <Breadcrumbs
          label={t`Path`}
          items={[
            rfqID
              ? { name: t`Request for quotation`, href: paths.rfq(rfqID) }
              : { name: t`My reviews`, href: paths.review() },
            { name: t`Review` },
          ]}
        />
        <h1>
          <Trans>
            How was it with <UserText text={name} />?
          </Trans>
        </h1>
        <p className="muted">
          <UserText text={inLine([title, when])} />
        </p>
        <div className={styles.columns}>
          <div className={styles.main}>
            {may === 'write' && <ReviewForm deal={deal} onChange={setDeal} />}
            {may === 'done' && deal.own && <HandedIn deal={deal} own={deal.own} onChange={setDeal} />}
            {may !== 'write' && may !== 'done' && <WhyNot may={may} />}
          </div>
          <div className={styles.main}>
            <Blind deal={deal} name={name} />
            <Weights grade={deal.grade} />
            {buyer && (
              <Card as="section" pad="m">
                <h2>
                  <Trans>{name} as a buyer</Trans>
                </h2>
                <BuyerTable facts={buyer} />
              </Card>
            )}
            <Card pad="m">
              <p className="small muted">
                <Trans>
                  {name} may answer once. Paying, leaving or threatening never removes a review; removals are counted in
                  the{' '}
                  <Link className="link" to={paths.transparency()}>
                    Transparency report
                  </Link>
                  .
                </Trans>
              </p>
            </Card>
          </div>
        </div>
      </div>
    </div>
  )
}

function WhyNot({ may }: { may: Exclude<ReviewDeal['may'], 'write' | 'done'> }) {
  const { t } = useLingui()
  const why = {
    early: t`It is too early: there is no quotation, no award, and not three messages each over two days.`,
    late: t`The time to write has ended: the other review has appeared, or the dealing is a year old.`,
    own: t`Nobody reviews a company of their own, or a colleague.`,
  }
  return (
    <Note look="info">
      <Text>{why[may]}</Text>
    </Note>
  )
}

// Dealings to write about, own reviews, those received.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from '#web/ui/Link.tsx'
import { reviewTextMost } from '#contract/foundation/constants.ts'
import type { ReceivedReview, ReviewDeal } from '#contract/trust/reviews/reviews.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useKeptText } from '#web/foundation/form/kept-text.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { ReportButton } from '#web/trust/reports/card.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { IconMessageQuestion } from '#web/ui/icons.ts'
import { Empty } from '#web/ui/States.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { GradeMark } from '../GradeMark.tsx'
import { ReviewItem } from '../ReviewItem.tsx'
import published from '../Reviews.module.css'
import styles from './Review.module.css'

type Props = { toWrite: readonly ReviewDeal[]; written: readonly ReviewDeal[]; received: readonly ReceivedReview[] }

export function Lists({ toWrite, written, received }: Props) {
  const { t } = useLingui()
  return (
    <div className="wrap">
      <div className={`${styles.page} ${styles.lists}`}>
        <h1>{t`My reviews`}</h1>
        {toWrite.length + written.length + received.length === 0 && (
          <Empty icon={IconMessageQuestion} title={t`Nothing to review yet`}>
            {t`Once a quotation came, or you wrote for some days, both sides can write how it was.`}
          </Empty>
        )}
        {toWrite.length > 0 && <Deals title={t`To write`} deals={toWrite} />}
        {received.length > 0 && (
          <section className={styles.main} aria-label={t`Received`}>
            <h2>{t({ message: 'Received', comment: 'reviews' })}</h2>
            {received.map((review) => (
              <Received key={review.reviewID} review={review} />
            ))}
          </section>
        )}
        {written.length > 0 && <Deals title={t({ message: 'Written', comment: 'reviews' })} deals={written} />}
      </div>
    </div>
  )
}

function Deals({ title, deals }: { title: string; deals: readonly ReviewDeal[] }) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const states = {
    draft: t`Draft`,
    held: t({ message: 'Held', comment: 'a review' }),
    waiting: t`Waits for the other side`,
    published: t({ message: 'Published', comment: 'a review' }),
    refused: t({ message: 'Refused', comment: 'a review' }),
  }
  return (
    <section className={styles.main} aria-label={title}>
      <h2>{title}</h2>
      {deals.map(({ requestID, with: other, title: subject, grade, lastAt, own }) => (
        <Card as="article" pad="m" key={requestID}>
          <div className="row between">
            <h3>
              <Link className="link" to={paths.review(requestID)}>
                <UserText text={other ? nameOf(other) : subject} />
              </Link>
            </h3>
            {own && <Badge>{states[own.state]}</Badge>}
          </div>
          <p className="row muted small">
            <UserText text={subject} />
            <Text>{formats.date(lastAt)}</Text>
            {grade && <GradeMark grade={grade} />}
          </p>
        </Card>
      ))}
    </section>
  )
}

function Received({ review: read }: { review: ReceivedReview }) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const [review, setReview] = useState(read)
  const name = review.about ? nameOf(review.about) : ''
  const businessID = review.about?.businessID
  return (
    <Card as="section" pad="l">
      {businessID && (
        <Link className="link small" to={paths.reviews({ businessID })}>
          <UserText text={name} />
        </Link>
      )}
      <ReviewItem review={review} of={name}>
        <Reply review={review} onChange={(reply) => setReview({ ...review, reply })} />
        {review.replyUntil && (
          <p className="small muted">
            <Trans>The reply can be changed until {formats.date(review.replyUntil)}.</Trans>
          </p>
        )}
        <p className={published.report}>
          <ReportButton resourceType="review" resourceID={review.reviewID} title={t`Report this review`} />
        </p>
      </ReviewItem>
    </Card>
  )
}

type ReplyProps = { review: ReceivedReview; onChange: (reply: ReceivedReview['reply']) => void }

function Reply({ review, onChange }: ReplyProps) {
  const { t } = useLingui()
  const api = useApi()
  const { showError, showSuccess } = useToasts()
  const [open, setOpen] = useState(false)
  const [content, setContent, dropContent] = useKeptText(`reply ${review.reviewID}`)
  const [now] = useState(() => new Date().toISOString())
  const isOver = review.replyUntil !== null && review.replyUntil < now
  if (isOver) return null
  async function send(): Promise<void> {
    try {
      onChange(await api.reviews.reply({ params: { id: review.reviewID }, body: { content } }))
      dropContent()
      setOpen(false)
      showSuccess(t`Your reply stands below the review.`)
    } catch (error) {
      showError(error)
    }
  }
  if (!open)
    return (
      <div>
        <Button
          onClick={() => {
            if (content === '' && review.reply) setContent(review.reply.content)
            setOpen(true)
          }}
        >
          {review.reply ? <Trans>Change the reply</Trans> : <Trans>Reply once</Trans>}
        </Button>
      </div>
    )
  return (
    <div className={styles.main}>
      <TextArea
        label={t`Your reply`}
        hint={t`Everybody reads it. You can change it for seven days.`}
        rows={3}
        most={reviewTextMost}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button look="ghost" onClick={() => setOpen(false)}>{t`Cancel`}</Button>
        <Button look="primary" disabled={content.trim() === ''} onClick={() => void send()}>
          <Trans comment="button: publish the reply to a review">Publish the reply</Trans>
        </Button>
      </div>
    </div>
  )
}

// A handed-in review: state, delivery note, answer to the staff.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { reviewTextMost } from '#contract/foundation/constants.ts'
import { attachmentNames, fileKinds } from '#contract/identity/files/kinds.ts'
import type { OwnReview, ReviewDeal } from '#contract/trust/reviews/reviews.ts'
import { type HoldReason, questions } from '#contract/trust/reviews/standing.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useUpload } from '#web/identity/files/card.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { IconUpload } from '#web/ui/icons.ts'
import { toast } from '#web/ui/layers/Toasts.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { useQuestionNames } from '../names.ts'
import styles from './Review.module.css'

type Props = { deal: ReviewDeal; own: OwnReview; onChange: (deal: ReviewDeal) => void }

export function HandedIn({ deal, own, onChange }: Props) {
  const { formats } = useSite()
  const names = useQuestionNames()
  return (
    <>
      <State own={own} />
      {own.asked && !own.asked.answered && <Answer key={own.reviewID} own={own} onChange={onChange} />}
      <Card as="section" pad="l" className={styles.main}>
        <h2>
          <Trans>Your review</Trans>
        </h2>
        <dl className={styles.given}>
          {questions.map((question) => (
            <div key={question}>
              <dt>{names[question]}</dt>
              <dd>{own[question] === null ? '–' : formats.number(own[question])}</dd>
            </div>
          ))}
        </dl>
        {own.content && (
          <p className={styles.words}>
            <UserText text={own.content} />
          </p>
        )}
        {own.amended && (
          <p className="small muted">
            <Trans>
              Amended by us on {formats.date(own.amended.at)}: <UserText text={own.amended.reason} />
            </Trans>
          </p>
        )}
      </Card>
      {deal.grade && deal.grade !== 'talked' && <DeliveryNote own={own} onChange={onChange} />}
    </>
  )
}

function State({ own }: { own: OwnReview }) {
  const { t } = useLingui()
  const reasons: Record<HoldReason, string> = {
    contact: t`contact data`,
    person: t`a person’s name`,
    insult: t`an insult`,
  }
  const held = own.heldFor.map((reason) => reasons[reason]).join(', ')
  if (own.hidden)
    return (
      <Note look="bad">
        <Trans>We removed it. The reason, and the way to appeal, stand on the page of decisions about you.</Trans>
      </Note>
    )
  return (
    <Note look={own.state === 'held' || own.state === 'refused' ? 'warn' : 'ok'} status>
      {own.state === 'held' && <Trans>Held until a moderator has read it: it seems to contain {held}.</Trans>}
      {own.state === 'refused' && <Trans>A moderator refused it; you have an email with the reason.</Trans>}
      {own.state === 'waiting' && <Trans>Handed in. It appears together with the other one.</Trans>}
      {own.state === 'published' && <Trans>It is published.</Trans>}
      {own.checked && own.state !== 'refused' && (
        <p>
          <Trans>We check it before it counts in the figures; until then it is only shown.</Trans>
        </p>
      )}
    </Note>
  )
}

function Answer({ own, onChange }: Omit<Props, 'deal'>) {
  const { t } = useLingui()
  const api = useApi()
  const { formats } = useSite()
  const { showError, showSuccess } = useToasts()
  const [content, setContent] = useState('')
  const until = formats.date(own.asked!.until)
  async function send(): Promise<void> {
    try {
      onChange(await api.reviews.answer({ params: { id: own.reviewID }, body: { content } }))
      showSuccess(t`Sent`)
    } catch (error) {
      showError(error)
    }
  }
  return (
    <Card as="section" pad="l" className={styles.main}>
      <Note look="warn">
        <Trans>Your review was reported. Tell us until {until} what it rests on; only we read this.</Trans>
      </Note>
      <TextArea
        label={t`What it rests on`}
        rows={4}
        most={reviewTextMost}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button look="primary" disabled={content.trim() === ''} onClick={() => void send()}>
          <Trans comment="button: an answer to the staff">Send the answer</Trans>
        </Button>
      </div>
    </Card>
  )
}

function DeliveryNote({ own, onChange }: Omit<Props, 'deal'>) {
  const { t } = useLingui()
  const api = useApi()
  const { showError, showSuccess } = useToasts()
  const input = useRef<HTMLInputElement>(null)
  const upload = useUpload(({ token }) => void send(token))
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `showError` is new at each rendering
  useEffect(() => void (upload.error && showError(upload.error)), [upload.error])
  async function send(token: string): Promise<void> {
    try {
      onChange(await api.reviews.addNote({ params: { id: own.reviewID }, body: { files: [{ token }] } }))
      showSuccess(t`Sent to a verifier`)
    } catch (error) {
      showError(error)
    }
  }
  function take(file: File | undefined): void {
    if (!file) return
    if (file.size > fileKinds.attachment.bytesMost) {
      toast(t`Maximum 10 MB`, { look: 'bad' })
      return
    }
    const content = file.type ? file : new Blob([file], { type: 'application/octet-stream' })
    upload.start(content, { purpose: 'message', fileName: file.name })
  }
  const states = {
    waiting: t`A verifier reads your delivery note, then it is deleted.`,
    accepted: t`Your delivery note was accepted and deleted.`,
    refused: t`Your delivery note was refused and deleted.`,
  }
  return (
    <Card as="section" pad="l" className={styles.main}>
      <h2>
        <Trans>Evidence</Trans>
      </h2>
      {own.note ? (
        <p>
          <Text>{states[own.note]}</Text>
        </p>
      ) : (
        <>
          <div>
            <Button icon={IconUpload} busy={upload.progress !== undefined} onClick={() => input.current?.click()}>
              <Trans>Add a delivery note</Trans>
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              accept={attachmentNames}
              aria-label={t`Delivery note`}
              onChange={(event) => {
                take(event.target.files?.[0])
                event.target.value = ''
              }}
            />
          </div>
          <p className="small muted">
            <Trans>A verifier reads it, then it is deleted. The evidence rises to “Delivery shown”.</Trans>
          </p>
        </>
      )}
    </Card>
  )
}

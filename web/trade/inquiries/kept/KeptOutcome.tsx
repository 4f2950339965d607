// Outcome of keeping.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import type { KeptInquiry } from '#contract/trade/inquiries/kept.ts'
import { useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { ForwardLink } from './ForwardLink.tsx'
import { Others } from './Others.tsx'
import { type InquiryText, type SentToo, useSendToo } from './use-send-too.ts'
import styles from './Kept.module.css'

type Props = {
  kept: KeptInquiry
  text: InquiryText
  sent: readonly SentToo[]
  others: readonly BusinessCard[]
  name: string
}

export function KeptOutcome({ kept, text, sent: sentBefore, others, name }: Props) {
  const [sent, setSent] = useState(sentBefore)
  const rest = others.filter(({ businessID }) => sent.every(({ business }) => business.businessID !== businessID))
  const { paths, formats } = useSite()
  const session = useSession()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const until = formats.date(kept.keptUntil)
  return (
    <div className={styles.outcome}>
      <Note look="ok" status tabIndex={-1} ref={ref}>
        <p className="semi">
          <Trans>Kept until {until}. Nobody has read it.</Trans>
        </p>
        <p>
          <Trans>{name} gets it when somebody takes over its page. We tell you then, or when the time is over.</Trans>
        </p>
      </Note>
      {sent.length > 0 && (
        <ul className={styles.sent}>
          {sent.map(({ business, requestID, held }) => (
            <li key={business.businessID}>
              <span className="semi">{business.general.companyName}</span>{' '}
              <Outcome requestID={requestID} held={held} businessID={business.businessID} />
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <SendToRest text={text} others={rest} done={(more) => setSent((before) => [...before, ...more])} />
      )}
      {!kept.held && <ForwardLink token={kept.token} name={name} />}
      <p>
        <Link className="link" to={paths.keptInquiries(text.from ?? session?.userID ?? '')}>
          <Trans>Kept for companies that nobody runs yet</Trans>
        </Link>
      </p>
    </div>
  )
}

type RestProps = Pick<Props, 'text' | 'others'> & { done: (sent: SentToo[]) => void }

function SendToRest({ text, others, done }: RestProps) {
  const send = useSendToo()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  async function press() {
    setBusy(true)
    const sent = await send(
      text,
      others.filter(({ businessID }) => chosen.includes(businessID)),
    )
    setBusy(false)
    setChosen([])
    done(sent)
  }
  return (
    <div className={styles.outcome}>
      <Others businesses={others} chosen={chosen} onChange={setChosen} />
      <p>
        <Button busy={busy} disabled={chosen.length === 0} onClick={() => void press()}>
          <Trans>Send to those that are ticked</Trans>
        </Button>
      </p>
    </div>
  )
}

function Outcome({ requestID, held, businessID }: Omit<SentToo, 'business'> & { businessID: string }) {
  const { t } = useLingui()
  const { paths } = useSite()
  if (!requestID)
    return (
      <>
        <span className="muted">
          <Trans>was not sent.</Trans>
        </span>{' '}
        <Link className="link" to={paths.sendInquiry({ businessID })}>
          <Trans>Try again</Trans>
        </Link>
      </>
    )
  return (
    <>
      <span className="muted">{held ? t`waits for a moderator.` : t`has received it.`}</span>{' '}
      <Link className="link" to={paths.myMessages(requestID)}>
        <Trans>Open the conversation</Trans>
      </Link>
    </>
  )
}

// After keeping: until when, who else has received it, and the link for the company.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import type { KeptInquiry } from '#contract/trade/inquiries/kept.ts'
import { useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { ForwardLink } from './ForwardLink.tsx'
import styles from './Kept.module.css'

/** `requestID`: undefined where it could not be sent. */
export type SentToo = { business: BusinessCard; requestID: string | undefined; held: boolean }

export function KeptOutcome({ kept, sent, name }: { kept: KeptInquiry; sent: readonly SentToo[]; name: string }) {
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
      <ForwardLink token={kept.token} name={name} />
      <p>
        <LinkButton href={paths.keptInquiries(session?.actor.businessID ?? session?.userID ?? '')}>
          <Trans>Kept for companies that nobody runs yet</Trans>
        </LinkButton>
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

// Thread row.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArchive } from '#web/ui/icons.ts'
import { Suspense } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { Thread } from '#contract/trade/inquiries/inquiries.ts'
import { AuthorFace } from '#web/identity/actors/card.tsx'
import { useSite } from '#web/foundation/page.ts'
import { SampleBadge } from '#web/trade/samples/card.tsx'
import { counterpartOf, fullName, partyName } from '../party.ts'
import styles from '../InquiriesPage.module.css'
import { LabelChip } from '../team/LabelChip.tsx'
import { systemSentence, wordsOf } from './message-words.ts'
import { shortTimeOf } from '../times.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'

const most = 99 // larger counts show alike

export function ThreadRow({ thread, href, current }: { thread: Thread; href: string; current: boolean }) {
  const { i18n, t } = useLingui()
  const { locale, formats } = useSite()
  const { lastMessage, unread, status, assignee, labels, archived, rfqID, sample } = thread
  const other = counterpartOf(thread)
  // An open thread counts as read.
  const isUnread = unread > 0 && !current
  return (
    <li>
      <Link className={styles.thread} to={href} aria-current={current ? 'page' : undefined} preventScrollReset>
        <AuthorFace author={other} />
        <div className={styles.about}>
          <p className={styles.line}>
            <span className={`cut ${isUnread ? 'semi' : styles.name}`}>{partyName(other, i18n)}</span>
            <time
              className="muted small nowrap"
              dateTime={lastMessage.datetime}
              title={formats.dateTime(lastMessage.datetime)}
            >
              {shortTimeOf(lastMessage.datetime, locale)}
            </time>
          </p>
          <p className={`cut small ${isUnread ? 'semi' : ''}`}>
            <UserText text={thread.subject} />
          </p>
          <p className={styles.line}>
            <span className="cut small muted">
              <LastWords thread={thread} />
            </span>
            {archived && <Icon icon={IconArchive} size="s" className={styles.sign} />}
            {status === 'closed' && <Badge>{t({ message: 'Closed', comment: 'a conversation that was ended' })}</Badge>}
            {isUnread && (
              <span className={`${styles.dot} num`}>
                <span aria-hidden="true">{unread > most ? `${most}+` : unread}</span>
                <span className="sr">
                  <Trans>{unread} unread</Trans>
                </span>
              </span>
            )}
          </p>
          {(rfqID || sample || labels.length > 0 || assignee) && (
            <p className={styles.tags}>
              {rfqID && (
                <Badge>
                  <Trans>Request for quotation</Trans>
                </Badge>
              )}
              {sample && (
                <Suspense>
                  <SampleBadge state={sample} />
                </Suspense>
              )}
              {labels.map((label) => (
                <LabelChip key={label.id} label={label} />
              ))}
              {assignee && <span className="small muted cut">{fullName(assignee)}</span>}
            </p>
          )}
        </div>
      </Link>
    </li>
  )
}

function LastWords({ thread }: { thread: Thread }) {
  const { i18n } = useLingui()
  const { lastMessage, side } = thread
  const { type, content, from, language } = lastMessage
  if (type === 'system')
    return content === 'ended' ? <Trans>This chat has ended</Trans> : systemSentence(lastMessage, thread, i18n)
  const isOwnText = (type === 'text' || type === 'file') && content !== ''
  const words = <span lang={(isOwnText && language) || undefined}>{wordsOf(lastMessage, i18n)}</span>
  return from === side ? <Trans>You: {words}</Trans> : words
}

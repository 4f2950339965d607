// Open thread: header, messages, composer.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconClock, IconLock } from '#web/ui/icons.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Access } from '#contract/identity/access.ts'
import type { Thread } from '#contract/trade/inquiries/inquiries.ts'
import { useOutbox } from '#web/foundation/outbox.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { RequestBar } from '#web/trade/document-requests/card.tsx'
import styles from '../InquiriesPage.module.css'
import { counterpartOf, partyName } from '../party.ts'
import type { ReadCounts } from '../use-inboxes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Note } from '#web/ui/Note.tsx'
import chat from './Chat.module.css'
import { ChatHeader } from './ChatHeader.tsx'
import { Composer } from './Composer.tsx'
import type { MessagePage } from './messages.ts'
import { listOf } from './thread-of.ts'
import { MessageLog } from './MessageLog.tsx'
import { NdaNote } from './NdaNote.tsx'
import { TeamBar } from '../team/card.tsx'
import { useMessages } from './use-messages.ts'
import { useReading } from './use-reading.ts'
import { useThreadTranslation } from './use-thread-translation.ts'
import { useOtherTypes } from './use-typing.ts'

type Props = {
  inboxID: string
  /** Null in one's own inbox. */
  access: Access | null
  thread: Thread
  first: MessagePage & { unread: number; firstUnreadID: string | null }
  back: string
  onRead: (requestID: string, counts: ReadCounts) => void
}

export function Chat({ inboxID, access, thread: loaded, first, back, onRead }: Props) {
  const { t, i18n } = useLingui()
  const [thread, setThread] = useResettableState(loaded)
  const { requestID } = thread
  const place = { inboxID, requestID }
  const messages = useMessages(place, first)
  const [unreadFrom, setUnreadFrom] = useUnreadLine(first.firstUnreadID)
  const { revalidate } = useRevalidator()
  // Another tab sent it, so its answer is on the server.
  const unsent = useOutbox('inquiries.sendMessage', listOf(place), (message) =>
    message ? messages.add(message) : void revalidate(),
  )
  const types = useOtherTypes(place)
  const translation = useThreadTranslation(thread, messages.messages)
  useReading(inboxID, thread, messages.messages, first.unread, (counts) => onRead(requestID, counts))
  const other = partyName(counterpartOf(thread), i18n)
  const change = (changed: Partial<Thread>) => setThread((now) => ({ ...now, ...changed }))
  return (
    <section
      className={`${styles.pane} ${chat.chat}`}
      aria-label={t`Conversation with ${other}`}
      ref={useFocusOnOpening()}
      tabIndex={-1}
    >
      <ChatHeader inboxID={inboxID} thread={thread} back={back} translation={translation} onChange={change} />
      {access && <TeamBar businessID={inboxID} access={access} thread={thread} onChange={change} />}
      {thread.documentID && (
        <Suspense>
          <RequestBar inboxID={inboxID} access={access} thread={thread} onAnswered={() => void revalidate()} />
        </Suspense>
      )}
      <NdaNote inboxID={inboxID} thread={thread} messages={messages.messages} />
      <MessageLog {...{ thread, messages, unsent, unreadFrom, types, translation }} />
      {translation.isOffered && (
        <p className={`muted small ${chat.note}`}>
          <Trans>
            If you ask for a translation, the other side sees that you read it translated, unless you hide what you have
            read.
          </Trans>
        </p>
      )}
      {thread.held && (
        <div className={chat.note}>
          <Note look="info">
            <Icon icon={IconClock} size="s" />{' '}
            <Trans>A moderator looks at this inquiry before {other} receives it.</Trans>
          </Note>
        </div>
      )}
      {thread.can.send ? (
        <Composer thread={thread} inboxID={inboxID} onSend={() => setUnreadFrom(null)} onSent={messages.add} />
      ) : (
        <p className={chat.ended}>
          <Icon icon={IconLock} size="s" />
          {thread.status === 'closed' ? (
            <Trans>This chat has ended</Trans>
          ) : (
            <Trans>{other} can't be written to any more.</Trans>
          )}
        </p>
      )}
    </section>
  )
}

function useUnreadLine(firstUnreadID: string | null) {
  const [line, setLine] = useState(firstUnreadID)
  const [known, setKnown] = useState(firstUnreadID)
  if (known !== firstUnreadID) {
    setKnown(firstUnreadID)
    if (firstUnreadID && document.visibilityState !== 'visible') setLine(firstUnreadID)
  }
  return [line, setLine] as const
}

/** Skips a visit's first thread. */
function useFocusOnOpening() {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The shell focuses the page first.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.id === 'main') section.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return section
}

// Messages of a thread, newest last.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown } from '#web/ui/icons.ts'
import { useEffect, useRef, useState } from 'react'
import type { Message, Thread } from '#contract/trade/inquiries/inquiries.ts'
import { useSite } from '#web/foundation/page.ts'
import { counterpartOf, partyName } from '../party.ts'
import { systemSentence, wordsOf } from '../threads/message-words.ts'
import { longDayOf } from '../times.ts'
import { Button } from '#web/ui/Button.tsx'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import styles from './Chat.module.css'
import { MessageItem } from './MessageItem.tsx'
import { UnsentItem } from './UnsentItem.tsx'
import type { Unsent } from './thread-of.ts'
import { rowsOf, unreadLineID } from './rows.ts'
import { useChatScroll } from './use-chat-scroll.ts'
import type { useMessages } from './use-messages.ts'
import type { ThreadTranslation } from './use-thread-translation.ts'

type Props = {
  thread: Thread
  messages: ReturnType<typeof useMessages>
  unsent: readonly Unsent[]
  unreadFrom: string | null
  types: boolean
  translation: ThreadTranslation
}

export function MessageLog({ thread, messages, unsent, unreadFrom, types, translation }: Props) {
  const { t, i18n } = useLingui()
  const { locale } = useSite()
  const rows = rowsOf(messages.messages, unsent, unreadFrom)
  const { log, onScroll, hasNews, toEnd } = useChatScroll(
    rows.map(({ key }) => key),
    unreadLineID,
  )
  const other = partyName(counterpartOf(thread), i18n)
  const first = messages.nextID === null ? messages.messages[0]?.messageID : undefined
  const from = messages.messages.findIndex(({ messageID }) => messageID === unreadFrom)
  const unread = messages.messages.slice(from).filter((message) => message.from !== thread.side).length
  return (
    <div className={styles.around}>
      <ScrollArea ref={log} className={styles.log} aria-label={t`Messages`} onScroll={onScroll}>
        <Earlier messages={messages} />
        <ol>
          {rows.map((row) => {
            switch (row.type) {
              case 'day':
                return (
                  <li key={row.key} className={styles.day}>
                    {longDayOf(row.at, locale)}
                  </li>
                )
              case 'unread':
                return (
                  <li key={row.key} id={unreadLineID} className={`${styles.day} ${styles.new}`}>
                    <Plural value={unread} one="# unread" other="# unread" />
                  </li>
                )
              case 'message':
                return (
                  <MessageItem
                    key={row.key}
                    message={row.message}
                    thread={thread}
                    product={row.message.messageID === first ? thread.product : null}
                    translation={translation}
                  />
                )
              case 'unsent':
                return <UnsentItem key={row.key} item={row.item} />
            }
          })}
        </ol>
        <p className={styles.types} aria-live="off">
          {types && <Trans>{other} is typing…</Trans>}
        </p>
      </ScrollArea>
      {hasNews && (
        <Button className={styles.news!} look="primary" icon={IconArrowDown} onClick={toEnd}>
          <Trans>New messages</Trans>
        </Button>
      )}
      <Announcement messages={messages.messages} thread={thread} other={other} />
    </div>
  )
}

function Earlier({ messages: { nextID, state, loadEarlier } }: Pick<Props, 'messages'>) {
  const place = useRef<HTMLDivElement>(null)
  const load = useRef(loadEarlier)
  useEffect(() => void (load.current = loadEarlier))
  const isIdle = nextID !== null && state === 'idle'
  useEffect(() => {
    if (!isIdle) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void load.current(), {
      rootMargin: '200px 0px 0px',
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
    // A short page may stay in sight.
  }, [isIdle, nextID])
  if (!nextID) return null
  return (
    <div ref={place} className={styles.earlier}>
      <Button look="ghost" busy={state === 'loading'} onClick={() => void loadEarlier()}>
        {state === 'failed' ? <Trans>That did not work. Try again</Trans> : <Trans>Earlier messages</Trans>}
      </Button>
    </div>
  )
}

function Announcement({ messages, thread, other }: { messages: Message[]; thread: Thread; other: string }) {
  const { t, i18n } = useLingui()
  const last = messages.findLast(({ from }) => from !== thread.side)
  const [known] = useState(last?.messageID)
  const isNew = last && last.messageID !== known
  const words = isNew && last.type !== 'system' ? wordsOf(last, i18n) : ''
  return (
    <LiveRegion className="sr">
      {isNew && (words ? t`${other}: ${words}` : systemSentence(last, thread, i18n))}
    </LiveRegion>
  )
}

// Message: text and files, quotation, step of a sample or system notice.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconChecks } from '#web/ui/icons.ts'
import { Suspense, type ReactNode } from 'react'
import { Link } from '#web/ui/Link.tsx'
import { isNdaNews } from '#contract/trade/ndas/states.ts'
import type { Message, Thread } from '#contract/trade/inquiries/inquiries.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { ReportButton } from '#web/trust/reports/card.tsx'
import { DownloadList } from '../attachments/DownloadList.tsx'
import { counterpartOf, fullName, partyName } from '../party.ts'
import { systemSentence } from '../threads/message-words.ts'
import { timeOf } from '../times.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './Chat.module.css'
import { QuotationCard } from './lazy-quotation.ts'
import { MessageText } from './MessageText.tsx'
import { Readers } from './Readers.tsx'
import { SampleMessage } from './SampleMessage.tsx'
import type { ThreadTranslation } from './use-thread-translation.ts'

type Props = {
  message: Message
  thread: Thread
  product: Thread['product']
  translation: ThreadTranslation
}

export function MessageItem({ message, thread, product, translation: { always, readers } }: Props) {
  const { t, i18n } = useLingui()
  const api = useApi()
  const { formats, paths } = useSite()
  const { type, content, datetime, from, files, quotation, sample, seen, writer } = message
  const isOwn = from === thread.side
  const time = (
    <time dateTime={datetime} title={formats.dateTime(datetime)}>
      {timeOf(datetime)}
    </time>
  )
  if (type === 'system') return <SystemMessage message={message} thread={thread} time={time} />
  const inbox = inboxOf(thread)
  const name = isOwn
    ? writer && inbox.kind === 'business'
      ? fullName(writer)
      : undefined
    : partyName(counterpartOf(thread), i18n)
  return (
    <li className={`${styles.message} ${isOwn ? styles.own : ''}`}>
      {quotation && (
        <Suspense>
          <QuotationCard message={message} thread={thread} terms={quotation} always={always} />
        </Suspense>
      )}
      {sample && <SampleMessage message={message} thread={thread} step={sample} always={always} />}
      {!quotation && !sample && (content || product) && <MessageText {...{ message, thread, product, always }} />}
      {files.length > 0 && (
        <DownloadList
          files={files}
          nda={paths.ndas(thread.requestID, inbox.id)}
          addressOf={(fileID) =>
            api.inquiries.file({ params: { rid: thread.requestID, fileID }, query: { bid: inbox.id } })
          }
        />
      )}
      <p className={styles.meta}>
        {isOwn && !name && (
          <span className="sr">
            <Trans>You</Trans>
          </span>
        )}
        {name && <bdi>{name}</bdi>}
        <span className="nowrap">
          <Text>{name && '· '}</Text>
          <Text>{time}</Text>
        </span>
        {isOwn && <State seen={seen} />}
        {isOwn && seen && <Readers readers={readers} message={message} />}
        {!isOwn && (
          <ReportButton
            className={styles.report!}
            resourceType="message"
            resourceID={message.messageID}
            title={t`Report this message`}
          />
        )}
      </p>
    </li>
  )
}

function SystemMessage({ message, thread, time }: Pick<Props, 'message' | 'thread'> & { time: ReactNode }) {
  const { i18n } = useLingui()
  const { paths } = useSite()
  const { content } = message
  return (
    <li className={styles.system}>
      {systemSentence(message, thread, i18n)} <Text>·</Text> <Text>{time}</Text>
      {isNdaNews(content) && (
        <>
          <Text>{' · '}</Text>
          <Link className="link" to={paths.ndas(thread.requestID, inboxIDOf(thread))}>
            <Trans>NDA</Trans>
          </Link>
        </>
      )}
      {thread.rfqID && content !== 'ended' && !isNdaNews(content) && (
        <>
          <Text>{' · '}</Text>
          <Link className="link" to={paths.rfq(thread.rfqID)}>
            <Trans>Request for quotation</Trans>
          </Link>
        </>
      )}
    </li>
  )
}

const inboxOf = ({ side, from, to }: Thread) => (side === 'S' ? from : to)
const inboxIDOf = (thread: Thread) => inboxOf(thread).id

function State({ seen }: { seen: boolean }) {
  return (
    <span className={styles.state}>
      <Icon icon={seen ? IconChecks : IconCheck} size="s" />
      {seen ? <Trans comment="state of a message">Read</Trans> : <Trans comment="state of a message">Sent</Trans>}
    </span>
  )
}

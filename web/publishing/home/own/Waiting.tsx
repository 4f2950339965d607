// Unread answers in threads.
import { useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { Thread } from '#contract/trade/inquiries/inquiries.ts'
import { useSite } from '#web/foundation/page.ts'
import { AuthorFace, nameOf, When } from '#web/identity/actors/card.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import styles from './OwnHome.module.css'
import type { WaitingThread } from './read-own-home.ts'

export function Waiting({ total, threads }: { total: number; threads: WaitingThread[] }) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  return (
    <Card as="section" className={styles.card!}>
      <CardHeader
        title={t`Answers waiting for you`}
        aside={
          total > 0 ? (
            <span className={styles.dot}>{formats.number(total)}</span>
          ) : (
            <Link className="link small" to={paths.myMessages()}>{t`Messages`}</Link>
          )
        }
      />
      {threads.length === 0 && (
        <p className={styles.none}>{t`Nothing waits. What others write to you appears here.`}</p>
      )}
      <ul className={styles.rows}>
        {threads.map(({ actorID, thread }) => (
          <Row key={`${actorID} ${thread.requestID}`} actorID={actorID} thread={thread} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ actorID, thread }: WaitingThread) {
  const { t } = useLingui()
  const { paths } = useSite()
  const { requestID, subject, lastMessage } = thread
  const other = thread.side === 'S' ? thread.to : thread.from
  return (
    <li>
      <AuthorFace author={other} />
      <div>
        <Link to={paths.inquiries(actorID, requestID)}>{nameOf(other) || t`Somebody who has left`}</Link>
        <p className="clamp2">
          <b>{subject}</b> <Last {...lastMessage} />
        </p>
      </div>
      <span className={styles.end}>
        <When at={lastMessage.datetime} />
      </span>
    </li>
  )
}

function Last({ type, content, language }: Thread['lastMessage']) {
  const { t } = useLingui()
  if (type === 'quotation') return t`Quotation`
  if (type === 'sample' && !content) return t({ message: 'Sample', comment: 'of a product' })
  if (type === 'file' && !content) return t`File`
  return type === 'system' ? null : <span lang={language ?? undefined}>{content}</span>
}

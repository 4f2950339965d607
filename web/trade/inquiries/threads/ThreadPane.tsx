// Left pane of the message center.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconClockPause, IconInbox, IconMailSearch } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import { useSite } from '#web/foundation/page.ts'
import type { Inbox, Thread } from '#contract/trade/inquiries/inquiries.ts'
import styles from '../InquiriesPage.module.css'
import { LinkButton } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Empty } from '#web/ui/States.tsx'
import { Filters } from './Filters.tsx'
import { InboxChoice } from './InboxChoice.tsx'
import { addressOf, type ListQuery } from './list-query.ts'
import { ThreadRow } from './ThreadRow.tsx'

type Props = {
  inboxID: string
  requestID: string | undefined
  inboxes: { data: Inbox[] }
  kept: number
  threads: Thread[]
  total: number
  pages: number
  query: ListQuery
}

export function ThreadPane({ inboxID, requestID, inboxes, kept, threads, total, pages, query }: Props) {
  const { t } = useLingui()
  const { paths } = useSite()
  const inbox = inboxes.data.find(({ id }) => id === inboxID)
  return (
    <section className={styles.threads} aria-label={t`Conversations`}>
      <div className={styles.top}>
        <InboxChoice inboxID={inboxID} inboxes={inboxes.data} />
        <Filters key={inboxID} inboxID={inboxID} requestID={requestID} inbox={inbox} query={query} total={total} />
      </div>
      <div className={styles.list}>
        {kept > 0 && (
          <p className={styles.kept}>
            <Icon icon={IconClockPause} />
            <Link className="link" to={paths.keptInquiries(inboxID)}>
              <Trans>Kept for companies that nobody runs yet</Trans>
            </Link>
          </p>
        )}
        {threads.length > 0 ? (
          <ul>
            {threads.map((thread) => (
              <ThreadRow
                key={thread.requestID}
                thread={thread}
                href={paths.inquiries(inboxID, thread.requestID, addressOf(query))}
                current={thread.requestID === requestID}
              />
            ))}
          </ul>
        ) : (
          <NoThreads inbox={inbox} query={query} />
        )}
        <div className={styles.pages}>
          <Pagination
            page={query.page}
            pages={pages}
            hrefOf={(page) => paths.inquiries(inboxID, requestID, addressOf({ ...query, page }))}
            labels={{
              list: t`Pages of conversations`,
              previous: t`Previous`,
              next: t`Next`,
              page: (page) => t`Page ${page}`,
            }}
          />
        </div>
      </div>
    </section>
  )
}

function NoThreads({ inbox, query }: { inbox: Inbox | undefined; query: ListQuery }) {
  const { t } = useLingui()
  const { paths } = useSite()
  if (query.q || query.label || query.filter === 'unread' || query.filter === 'assigned')
    return (
      <Empty
        icon={IconMailSearch}
        title={t`Nothing found`}
        action={
          <LinkButton href={paths.inquiries(inbox?.id ?? '')}>
            <Trans>All conversations</Trans>
          </LinkButton>
        }
      />
    )
  if (query.filter === 'archived') return <Empty title={t`Nothing archived`} />
  if (inbox?.kind === 'business') return <Empty icon={IconInbox} title={t`No inquiries yet`} />
  return (
    <Empty
      icon={IconInbox}
      title={t`No conversations yet`}
      action={
        <LinkButton look="primary" href={paths.search()}>
          <Trans>Search companies</Trans>
        </LinkButton>
      }
    />
  )
}

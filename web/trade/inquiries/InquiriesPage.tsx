// /business/{id}/requests/{rid?}: message center: inboxes, threads, chat. Private.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconMessages } from '#web/ui/icons.ts'
import { useEffect, useRef } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { threadPageSize } from '#contract/foundation/constants.ts'
import { Refusal } from '#kit/refusal.ts'
import { loaderContext, useSite, type Api, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { useLive } from '#web/social/live/card.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Empty } from '#web/ui/States.tsx'
import { Chat } from './chat/Chat.tsx'
import { QuotationCard } from './chat/lazy-quotation.ts'
import styles from './InquiriesPage.module.css'
import { addressOf, callOf, listQueryOf } from './threads/list-query.ts'
import { preloadTeam } from './team/card.tsx'
import { ThreadPane } from './threads/ThreadPane.tsx'
import { useInboxes } from './use-inboxes.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api, paths, params, url, redirectTo, signal } = loaderContext(args)
  const inboxID = idOf(params['slug'])
  const requestID = idOf(params['rid'])
  if (!inboxID) return redirectTo(paths.myMessages())
  const query = listQueryOf(url.searchParams)
  const list = (page: number) => api.inquiries.list({ query: { ubid: inboxID, ...callOf({ ...query, page }) }, signal })
  const [inboxes, kept, found, opened] = await Promise.all([
    api.inquiries.inboxes({ signal }),
    api.inquiries.kept({ query: { bid: inboxID }, signal }),
    list(query.page),
    requestID ? open(api, requestID, inboxID, signal) : undefined,
  ])
  if (opened && inboxes.data.some(({ id, access }) => id === inboxID && access)) await preloadTeam()
  const pages = Math.max(1, Math.ceil(found.total / threadPageSize))
  const page = Math.min(query.page, pages)
  const { data: threads, total } = query.page > pages ? await list(pages) : found
  return {
    inboxID,
    requestID,
    inboxes,
    kept: kept.data.length,
    threads,
    total,
    pages,
    query: { ...query, page },
    opened,
  }
}
export type PageData = Awaited<ReturnType<typeof loader>>

async function open(api: Api, rid: string, bid: string, signal: AbortSignal) {
  const asked = { params: { rid }, query: { bid }, signal }
  try {
    const [thread, messages] = await Promise.all([api.inquiries.read(asked), api.inquiries.messages(asked)])
    if (messages.data.some(({ quotation }) => quotation)) await QuotationCard.preload()
    return { thread, messages }
  } catch (error) {
    if (error instanceof Refusal && [403, 404, 410].includes(error.status)) return undefined
    throw error
  }
}

export const meta: Meta<typeof loader> = ({ data: { opened }, i18n }) => ({
  title: opened?.thread.subject ?? t(i18n)`Message center`,
  description: '',
  noindex: true,
})

export function Component() {
  const {
    inboxID,
    requestID,
    inboxes: read,
    kept,
    threads,
    total,
    pages,
    query,
    opened,
  } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const { paths } = useSite()
  const { inboxes, threads: shown, onRead } = useInboxes(read, threads, inboxID)
  useFreshList(() => void revalidate())
  const inbox = inboxes.data.find(({ id }) => id === inboxID)
  return (
    <div className={styles.page} data-open={requestID !== undefined || undefined}>
      <h1 className="sr">
        <Trans>Message center</Trans>
      </h1>
      <ThreadPane
        inboxID={inboxID}
        requestID={requestID}
        inboxes={inboxes}
        kept={kept}
        threads={shown}
        total={total}
        pages={pages}
        query={query}
      />
      {opened ? (
        <Chat
          key={`${inboxID} ${opened.thread.requestID}`}
          inboxID={inboxID}
          access={inbox?.access ?? null}
          thread={opened.thread}
          first={opened.messages}
          back={paths.inquiries(inboxID, undefined, addressOf(query))}
          onRead={onRead}
        />
      ) : (
        <NoChat inboxID={inboxID} refused={requestID !== undefined} empty={total === 0} />
      )}
    </div>
  )
}

const pause = 400 // ms; batches changes

/** Reloads on inbox events: at once, then batched. */
function useFreshList(refresh: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive('messages', (event) => {
    if (event.name === 'typing') return
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => {
        last.current = Date.now()
        refresh()
      },
      Math.max(0, last.current + pause - Date.now()),
    )
  })
}

function NoChat({ inboxID, refused, empty }: { inboxID: string; refused: boolean; empty: boolean }) {
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <section className={`${styles.pane} ${styles.none}`} aria-label={t`Conversation`}>
      {refused ? (
        <ErrorState
          icon={IconMessages}
          title={t`This conversation is not in this inbox`}
          action={
            <LinkButton href={paths.inquiries(inboxID)}>
              <Trans>All conversations</Trans>
            </LinkButton>
          }
        />
      ) : (
        !empty && <Empty icon={IconMessages} title={t`Choose a conversation`} />
      )}
    </section>
  )
}

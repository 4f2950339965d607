// /notifications: live list, latest first. Private.
import { Trans, useLingui } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import type { Notification } from '#contract/discovery/notifications/notifications.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useLive, useNewestAnswer } from '#web/social/live/card.tsx'
import { LoadMore } from '#web/foundation/shell/LoadMore.tsx'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { IconBell, IconRefresh, IconSettings } from '#web/ui/icons.ts'
import { Empty } from '#web/ui/States.tsx'
import { useFocusAfterRemoval, useFocusRecovery } from '#web/ui/focus/after-removal.ts'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { NotificationLine } from './NotificationLine.tsx'
import styles from './NotificationsPage.module.css'
import { showUnread, useUnread } from './unread.ts'

type Page = { data: Notification[]; nextID: string | null; unread: number }

export async function loader(args: LoaderFunctionArgs): Promise<{ first: Page | undefined }> {
  const { api, signal } = loaderContext(args)
  try {
    return { first: await api.notifications.list({ signal }) }
  } catch (error) {
    // The shell reports a lost network.
    if (error instanceof TypeError) throw error
    return { first: undefined }
  }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Notifications`,
  description: '',
  noindex: true,
})

export function Component() {
  const { first } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const { revalidate } = useRevalidator()
  return (
    <div className={`wrap ${styles.page}`} ref={useFocusAfterRemoval()}>
      <div className="row between">
        <h1>
          <Trans>Notifications</Trans>
        </h1>
        <LinkButton look="ghost" icon={IconSettings} href={paths.settings('notifications')}>
          <Trans>Settings</Trans>
        </LinkButton>
      </div>
      {first ? (
        <List key={first.data[0]?.id} first={first} />
      ) : (
        <ErrorState
          title={t`Failed loading your notifications`}
          action={
            <Button icon={IconRefresh} onClick={revalidate}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
    </div>
  )
}

function without(list: Notification[], others: Notification[]): Notification[] {
  const ids = new Set(others.map(({ id }) => id))
  return list.filter(({ id }) => !ids.has(id))
}

function List({ first }: { first: Page }) {
  const api = useApi()
  const { t } = useLingui()
  const { showError } = useToasts()
  const [list, setList] = useState(first.data)
  const [nextID, setNextID] = useState(first.nextID)
  const [busy, setBusy] = useState<'more' | 'read'>()
  const newest = useNewestAnswer()
  const unread = useUnread() ?? first.unread
  useFocusRecovery()
  useEffect(() => showUnread(first.unread), [first])
  useLive('notifications', () => {
    newest(api.notifications.list()).then(
      (page) => {
        if (!page) return
        setList((old) => [...page.data, ...without(old, page.data)])
        setNextID((old) => (list.length <= page.data.length ? page.nextID : old))
        showUnread(page.unread)
      },
      () => {},
    )
  })

  async function more(): Promise<void> {
    setBusy('more')
    try {
      const page = await api.notifications.list({ query: { nextID: nextID! } })
      setList([...list, ...without(page.data, list)])
      setNextID(page.nextID)
    } catch (error) {
      showError(error)
    }
    setBusy(undefined)
  }
  /** All without `ids`. Optimistic. */
  async function read(ids?: string[]): Promise<void> {
    const [before, count] = [list, unread]
    const now = new Date().toISOString()
    setList(list.map((one) => (!ids || ids.includes(one.id) ? { ...one, readAt: one.readAt ?? now } : one)))
    try {
      showUnread((await api.notifications.read({ body: { ids } })).unread)
    } catch (error) {
      setList(before)
      showUnread(count)
      showError(error)
    }
  }
  async function readAll(): Promise<void> {
    setBusy('read')
    await read()
    setBusy(undefined)
  }
  if (list.length === 0)
    return (
      <Empty icon={IconBell} title={t`Nothing new`}>
        <Trans>Comments, likes, followers and connection requests will appear here.</Trans>
      </Empty>
    )
  return (
    <>
      <div className="row between">
        <LiveRegion className="muted">
          {unread > 0 ? <Trans>{unread} unread</Trans> : <Trans>All read</Trans>}
        </LiveRegion>
        <Button look="soft" busy={busy === 'read'} disabled={unread === 0} onClick={() => void readAll()}>
          <Trans>Mark all as read</Trans>
        </Button>
      </div>
      <Card>
        <ul className={styles.list}>
          {list.map((one) => (
            <NotificationLine key={one.id} notification={one} onRead={() => void read([one.id])} />
          ))}
        </ul>
      </Card>
      <LoadMore busy={busy === 'more'} more={nextID ? more : undefined} />
    </>
  )
}

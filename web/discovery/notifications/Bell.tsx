// Top bar bell with live unread count.
import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { lazy, Suspense, useEffect } from 'react'
import { useLive, useNewestAnswer } from '#web/social/live/card.tsx'
import { useApi, useSite } from '#web/foundation/page.ts'
import { sessionNow } from '#web/foundation/session.ts'
import { useLocation } from 'react-router'
import { CountedLink } from '#web/ui/CountedLink.tsx'
import { IconBell } from '#web/ui/icons.ts'
import { showUnread, useUnread } from './unread.ts'

const RingQuestion = lazy(async () => ({ default: (await import('./devices/RingQuestion.tsx')).RingQuestion }))
const thread = /\/(requests|my-messages)\/[\da-f-]{36}$/

export function Bell() {
  const { t } = useLingui()
  const { paths } = useSite()
  const api = useApi()
  const newest = useNewestAnswer()
  const unread = useUnread() ?? 0
  const { pathname } = useLocation()
  function count(): void {
    // The next event or page retries.
    newest(api.notifications.count()).then(
      (answer) => answer && showUnread(answer.unread),
      () => {},
    )
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once; later only when something happened
  useEffect(count, [])
  useLive('notifications', count)
  useEffect(() => {
    async function keep(): Promise<void> {
      const { keepDevice } = await import('./devices/here.ts')
      await keepDevice(api, sessionNow()?.userID ?? '')
    }
    keep().catch(() => {})
  }, [api])
  return (
    <>
      <CountedLink
        icon={IconBell}
        href={paths.notifications()}
        label={
          unread > 0
            ? t`${plural(unread, { one: 'Notifications: # unread', other: 'Notifications: # unread' })}`
            : t`Notifications`
        }
        count={unread}
        current={pathname === paths.notifications()}
      />
      {thread.test(pathname) && (
        <Suspense>
          <RingQuestion />
        </Suspense>
      )}
    </>
  )
}

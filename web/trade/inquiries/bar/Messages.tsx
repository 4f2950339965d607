// Top bar envelope with unread count.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconMail } from '#web/ui/icons.ts'
import { useEffect } from 'react'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { useLive, useNewestAnswer } from '#web/social/live/card.tsx'
import { CountedLink } from '#web/ui/CountedLink.tsx'
import { useLocation } from 'react-router'
import { showUnread, useUnread } from './unread.ts'

export function Messages() {
  const { t } = useLingui()
  const { paths } = useSite()
  const api = useApi()
  const newest = useNewestAnswer()
  const unread = useUnread()
  const { pathname } = useLocation()
  const session = useSession()
  const inbox = session && (session.actor.businessID ?? session.userID)
  function count(): void {
    // The next event or page retries.
    newest(api.inquiries.inboxes()).then(
      (inboxes) => inboxes && showUnread(inboxes.unread),
      () => {},
    )
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once; later only when something happened
  useEffect(count, [])
  useLive('messages', (event) => event.name !== 'typing' && event.name !== 'read' && count())
  return (
    <CountedLink
      icon={IconMail}
      href={inbox ? paths.inquiries(inbox) : paths.myMessages()}
      label={
        unread > 0 ? t`${plural(unread, { one: 'Messages: # unread', other: 'Messages: # unread' })}` : t`Messages`
      }
      count={unread}
      current={/\/requests(\/|$)/.test(pathname)}
    />
  )
}

// Bell of the top bar: link to the list with a live unread count.
import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useEffect } from 'react'
import { useLive } from '#web/live/card.tsx'
import { useApi, useSite } from '#web/app/page.ts'
import { Link, useLocation } from 'react-router'
import { Icon } from '#web/ui/Icon.tsx'
import { IconBell } from '@tabler/icons-react'
import styles from './Bell.module.css'
import { showUnread, useUnread } from './unread.ts'

const most = 99 // larger counts are shown as 99+

export function Bell() {
  const { t } = useLingui()
  const { paths } = useSite()
  const api = useApi()
  const unread = useUnread() ?? 0
  const { pathname } = useLocation()
  function count(): void {
    // After a failure the next event or page asks again.
    api.notifications.count().then(
      (answer) => showUnread(answer.unread),
      () => {},
    )
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once; later only when something happened
  useEffect(count, [])
  useLive('notifications', count)
  return (
    <Link
      className={styles.bell}
      to={paths.notifications()}
      aria-label={
        unread > 0
          ? t`${plural(unread, { one: 'Notifications: # unread', other: 'Notifications: # unread' })}`
          : t`Notifications`
      }
      aria-current={pathname === paths.notifications() ? 'page' : undefined}
    >
      <Icon icon={IconBell} />
      {unread > 0 && (
        <span className={`${styles.count} num`} aria-hidden="true">
          {unread > most ? `${most}+` : unread}
        </span>
      )}
    </Link>
  )
}

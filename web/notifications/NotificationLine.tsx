// One line of the list: who did what, when; it leads there and is read by it.
import { useLingui } from '@lingui/react/macro'
import type { Notification } from '#contract/notifications.ts'
import { AuthorFace, When } from '#web/actors/card.tsx'
import { useSite } from '#web/page.ts'
import { useSession } from '#web/session.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { bellIcon, checkIcon } from '#web/ui/icons.ts'
import styles from './NotificationsPage.module.css'
import { pathOf, sentenceOf } from './sentence.ts'

export function NotificationLine({ notification, onRead }: { notification: Notification; onRead: () => void }) {
  const { t, i18n } = useLingui()
  const site = useSite()
  const [actor] = notification.actors
  const userID = useSession()?.userID ?? ''
  const isUnread = notification.readAt === null
  const sentence = sentenceOf(notification, i18n, site)
  return (
    <li className={isUnread ? styles.unread : undefined}>
      {actor ? (
        <AuthorFace author={actor} />
      ) : (
        <span className={styles.sign}>
          <Icon icon={bellIcon} />
        </span>
      )}
      <div className="grow">
        <a className={styles.link} href={pathOf(notification, site, userID)} onClick={isUnread ? onRead : undefined}>
          {sentence}
          {isUnread && <span className="sr"> ({t({ message: 'unread', comment: 'a notification' })})</span>}
        </a>
        <p className="muted small">
          <When at={notification.at} />
        </p>
      </div>
      {isUnread && <IconButton icon={checkIcon} label={t`Mark as read: ${sentence}`} onClick={onRead} />}
    </li>
  )
}

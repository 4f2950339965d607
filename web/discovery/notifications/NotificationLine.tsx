// Notification line. Following it marks it as read.
import { Link } from '#web/ui/Link.tsx'
import { useLingui } from '@lingui/react/macro'
import type { Notification } from '#contract/discovery/notifications/notifications.ts'
import { AuthorFace, When } from '#web/identity/actors/card.tsx'
import { useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { cut } from '#web/ui/cut.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { IconBell, IconCheck } from '#web/ui/icons.ts'
import styles from './NotificationsPage.module.css'
import { sentenceOf } from './kinds.ts'
import { pathOf } from './pages.ts'

const excerptMost = 120 // characters

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
          <Icon icon={IconBell} />
        </span>
      )}
      <div className="grow">
        <Link className={styles.link} to={pathOf(notification, site, userID)} {...(isUnread && { onClick: onRead })}>
          <Text>{sentence}</Text>
          {isUnread && <span className="sr"> ({t({ message: 'unread', comment: 'a notification' })})</span>}
        </Link>
        {notification.about && <About {...notification.about} />}
        <p className="muted small">
          <When at={notification.at} />
        </p>
      </div>
      {isUnread && <IconButton icon={IconCheck} label={t`Mark as read: ${sentence}`} onClick={onRead} />}
    </li>
  )
}

/** The page's language sets the quotes. */
function About({ title, titleLanguage, excerpt, language }: NonNullable<Notification['about']>) {
  return (
    <p className={`clamp2 ${styles.about}`}>
      {title && <span lang={titleLanguage ?? undefined}>{cut(title, excerptMost)}</span>}
      <Text>{title && excerpt && ' · '}</Text>
      {excerpt && (
        <q>
          <span lang={language ?? undefined}>{cut(excerpt, excerptMost)}</span>
        </q>
      )}
    </p>
  )
}

// Beside the feed: who is signed in, and the ways to what belongs to it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '#web/page.ts'
import { useSession } from '#web/session.ts'
import { Face } from '#web/shell/Face.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { bookmarkIcon, newsIcon, userCircleIcon, usersGroupIcon, usersIcon } from '#web/ui/icons.ts'
import styles from './NewsfeedPage.module.css'

export function Aside() {
  const { paths } = useSite()
  const { t } = useLingui()
  const session = useSession()
  if (!session) return null
  const { self, profile, userID } = session
  const position = profile?.jobPosition?.name
  const company = profile?.companyName
  return (
    <aside className={styles.aside} aria-label={t`About you`}>
      <Card>
        <div className={styles.person}>
          <Face actor={self} />
          <h2>
            <a href={paths.profile()}>{self.name}</a>
          </h2>
          {(position || company) && (
            <p className="muted">
              {position && company ? (
                <Trans>
                  {position} at {company}
                </Trans>
              ) : (
                position || company
              )}
            </p>
          )}
        </div>
        <nav className={styles.links} aria-label={t`My B2B`}>
          <a href={paths.newsfeed()} aria-current="page">
            <Icon icon={newsIcon} />
            <Trans>Feed</Trans>
          </a>
          <a href={paths.timeline(userID)}>
            <Icon icon={userCircleIcon} />
            <Trans>My posts</Trans>
          </a>
          <a href={paths.connections()}>
            <Icon icon={usersIcon} />
            <Trans>Connections</Trans>
          </a>
          <a href={paths.groups()}>
            <Icon icon={usersGroupIcon} />
            <Trans>Groups</Trans>
          </a>
          <a href={paths.favorites()}>
            <Icon icon={bookmarkIcon} />
            <Trans>Favorites</Trans>
          </a>
        </nav>
      </Card>
    </aside>
  )
}

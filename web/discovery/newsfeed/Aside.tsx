// Newsfeed sidebar: the reader and personal links.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Face } from '#web/foundation/shell/Face.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconBookmark, IconNews, IconUserCircle, IconUsersGroup, IconUsers } from '#web/ui/icons.ts'
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
            <Link to={paths.profile()}>{self.name}</Link>
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
          <Link to={paths.newsfeed()} aria-current="page">
            <Icon icon={IconNews} />
            <Trans>Feed</Trans>
          </Link>
          <Link to={paths.timeline(userID)}>
            <Icon icon={IconUserCircle} />
            <Trans>My posts</Trans>
          </Link>
          <Link to={paths.connections()}>
            <Icon icon={IconUsers} />
            <Trans>Connections</Trans>
          </Link>
          <Link to={paths.groups()}>
            <Icon icon={IconUsersGroup} />
            <Trans>Groups</Trans>
          </Link>
          <Link to={paths.favorites()}>
            <Icon icon={IconBookmark} />
            <Trans>Favorite Business</Trans>
          </Link>
        </nav>
      </Card>
    </aside>
  )
}

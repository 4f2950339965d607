// Group card, with join button.
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { Group } from '#contract/social/groups/groups.ts'
import { useSite } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { Facts } from './Facts.tsx'
import styles from './GroupsPage.module.css'
import { GroupSign } from './GroupSign.tsx'
import { Join } from './Join.tsx'

export function GroupCard({ group: read }: { group: Group }) {
  const { paths } = useSite()
  const [group, setGroup] = useResettableState(read)
  const { name, description, industry, membership, requestCount } = group
  return (
    <Card as="li" className={styles.card!}>
      <GroupSign industry={industry} />
      <div>
        <h3>
          <Link to={paths.group(group)}>{name}</Link>
        </h3>
        <Facts group={group} />
      </div>
      <p className="clamp2 small">
        <UserText text={description} />
      </p>
      <div className={styles.below}>
        {membership.status === 'member' && (
          <Badge look="ok">
            <Trans comment="the reader belongs to the group">Member</Trans>
          </Badge>
        )}
        {requestCount > 0 && (
          <Link className="link small" to={paths.group(group, { tab: 'requests' })}>
            <Plural value={requestCount} one="# request" other="# requests" />
          </Link>
        )}
        <Join look="soft" group={group} onChange={setGroup} />
      </div>
    </Card>
  )
}

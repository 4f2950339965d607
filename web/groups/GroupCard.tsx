// A group in a list: what it is about, and the way in.
import { Plural, Trans } from '@lingui/react/macro'
import type { Group } from '#contract/groups.ts'
import { useSite } from '#web/page.ts'
import { useStarted } from '#web/started.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from './Facts.tsx'
import styles from './GroupsPage.module.css'
import { GroupSign } from './GroupSign.tsx'
import { Join } from './Join.tsx'

export function GroupCard({ group: read }: { group: Group }) {
  const { paths } = useSite()
  const [group, setGroup] = useStarted(read)
  const { name, description, industry, membership, requestCount } = group
  return (
    <Card as="li" className={styles.card!}>
      <GroupSign industry={industry} />
      <div>
        <h3>
          <a href={paths.group(group)}>{name}</a>
        </h3>
        <Facts group={group} />
      </div>
      <p className="clamp2 small">{description}</p>
      <div className={styles.below}>
        {membership.standing === 'member' && (
          <Badge look="ok">
            <Trans comment="the reader belongs to the group">Member</Trans>
          </Badge>
        )}
        {requestCount > 0 && (
          <a className="link small" href={paths.group(group, { tab: 'requests' })}>
            <Plural value={requestCount} one="# request" other="# requests" />
          </a>
        )}
        <Join look="soft" group={group} onChange={setGroup} />
      </div>
    </Card>
  )
}

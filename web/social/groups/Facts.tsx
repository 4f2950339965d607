// Facts of a group.
import { Plural, Trans } from '@lingui/react/macro'
import type { Group } from '#contract/social/groups/groups.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconShieldLock, IconWorld } from '#web/ui/icons.ts'
import styles from './Groups.module.css'

export function Facts({ group: { industry, admission, memberCount } }: { group: Group }) {
  return (
    <p className={`muted small ${styles.facts}`}>
      {industry && <span>{industry.name}</span>}
      <span>
        <Icon icon={admission === 'open' ? IconWorld : IconShieldLock} size="s" />
        {admission === 'open' ? (
          <Trans comment="a group that everybody may join">Open group</Trans>
        ) : (
          <Trans comment="a group whose moderators let people in">By approval</Trans>
        )}
      </span>
      <span>
        <Plural value={memberCount} one="# member" other="# members" />
      </span>
    </p>
  )
}

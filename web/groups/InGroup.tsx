// Names the group in which a post stands.
import { Trans } from '@lingui/react/macro'
import type { GroupName } from '#contract/groups.ts'
import { useSite } from '#web/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { usersIcon } from '#web/ui/icons.ts'

/** For the line above a post. */
export function InGroup({ group }: { group: GroupName }) {
  const { paths } = useSite()
  const { name } = group
  return (
    <>
      <Icon icon={usersIcon} size="s" />
      <span>
        <Trans>
          In the group <a href={paths.group(group)}>{name}</a>
        </Trans>
      </span>
    </>
  )
}

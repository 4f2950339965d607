// Link to the group of a post.
import { Trans } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { GroupName } from '#contract/social/groups/groups.ts'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconUsers } from '#web/ui/icons.ts'

export function InGroup({ group }: { group: GroupName }) {
  const { paths } = useSite()
  const { name } = group
  return (
    <>
      <Icon icon={IconUsers} size="s" />
      <span>
        <Trans>
          In the group <Link to={paths.group(group)}>{name}</Link>
        </Trans>
      </span>
    </>
  )
}

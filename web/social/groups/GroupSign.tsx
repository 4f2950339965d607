// Group sign: its industry's icon.
import type { Group } from '#contract/social/groups/groups.ts'
import { useSite } from '#web/foundation/page.ts'
import { industryIcons } from '#web/foundation/shell/menus/industries.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconUsers } from '#web/ui/icons.ts'
import styles from './Groups.module.css'

export function GroupSign({ industry }: Pick<Group, 'industry'>) {
  const { industries } = useSite()
  const key = industries.find(({ text }) => text === industry?.name)?.key ?? ''
  return (
    <span className={styles.sign}>
      <Icon icon={industryIcons[key] ?? IconUsers} size="l" />
    </span>
  )
}

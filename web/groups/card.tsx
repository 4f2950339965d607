// The face that groups lend to others: the group in which a post stands, and those that the words of a search would find.
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { GroupName } from '#contract/groups.ts'
import { useSite } from '#web/page.ts'
import { useSession } from '#web/session.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { usersIcon } from '#web/ui/icons.ts'

const Found = lazy(async () => ({ default: (await import('./GroupsFound.tsx')).GroupsFound }))

/** Groups are for signed-in people: strangers get, and fetch, nothing. */
export function GroupsFound({ text }: { text: string }) {
  if (!useSession() || !text) return null
  return (
    <Suspense>
      <Found text={text} />
    </Suspense>
  )
}

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

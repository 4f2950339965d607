// Feed notes.
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { feedNewsMost } from '#contract/foundation/constants.ts'
import type { FeedEntry } from '#contract/discovery/newsfeed.ts'
import { InGroup } from '#web/social/posts/feed/card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconCheck, IconLayoutGrid, IconUserCircle } from '#web/ui/icons.ts'

export function noteOf({ why, group }: FeedEntry): ReactNode {
  if (why.kind === 'group' && group) return <InGroup group={group} />
  if (why.kind === 'industry') {
    const industry = why.industry?.name ?? ''
    return (
      <>
        <Icon icon={IconLayoutGrid} size="s" />
        <Trans>From your industry {industry}</Trans>
      </>
    )
  }
  if (why.kind === 'following')
    return (
      <>
        <Icon icon={IconCheck} size="s" />
        <Trans>You follow</Trans>
      </>
    )
  return (
    <>
      <Icon icon={IconUserCircle} size="s" />
      <Trans>Your post</Trans>
    </>
  )
}

export function NewPosts({ count }: { count: number }) {
  if (count >= feedNewsMost) return <Trans>More than {feedNewsMost - 1} new posts</Trans>
  return <Plural value={count} one="# new post" other="# new posts" />
}

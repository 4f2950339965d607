// Posts of a group.
import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { Group } from '#contract/social/groups/groups.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useLive } from '#web/social/live/card.tsx'
import { Timeline, type TimelineStart } from '#web/social/posts/feed/card.tsx'
import { useRevalidator } from 'react-router'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/States.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { IconRefresh } from '#web/ui/icons.ts'

const Composer = lazyComponent(async () => (await import('#web/social/posts/composer/card.tsx')).Composer)

export function Talk({ group: { groupID, can }, posts }: { group: Group; posts: TimelineStart }) {
  const { revalidate } = useRevalidator()
  // Newest shown post at the last live event.
  const [heardAt, setHeardAt] = useState<string | null>()
  const newest = posts.data[0]?.postID ?? null
  useLive(`timeline:${groupID}`, (event) => {
    if (event.name === 'reset' || (event.name === 'posts' && event.added && event.postID !== newest)) setHeardAt(newest)
  })
  return (
    <>
      {can.post && (
        <Suspense fallback={<Skeleton tall={64} />}>
          <Composer groupID={groupID} onPosted={revalidate} />
        </Suspense>
      )}
      <LiveRegion as="div">
        {heardAt === newest && (
          <Button look="soft" full icon={IconRefresh} onClick={revalidate}>
            <Trans>Show new posts</Trans>
          </Button>
        )}
      </LiveRegion>
      <Timeline id={groupID} start={posts} />
    </>
  )
}

// What is said in a group, with a place to write for its members.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Group } from '#contract/groups.ts'
import { useLive } from '#web/live.ts'
import { Composer, Timeline, type TimelineStart } from '#web/posts/feed/card.tsx'
import { useRouting } from '#web/routing.ts'
import { Button } from '#web/ui/Button.tsx'
import { refreshIcon } from '#web/ui/icons.ts'

export function Talk({ group: { groupID, can }, posts }: { group: Group; posts: TimelineStart }) {
  const { reload } = useRouting()
  // The newest post at which something new was heard of.
  const [heardAt, setHeardAt] = useState<string | null>()
  const newest = posts.data[0]?.postID ?? null
  useLive(`timeline:${groupID}`, (event) => {
    if (event.name === 'reset' || (event.name === 'posts' && event.added && event.postID !== newest)) setHeardAt(newest)
  })
  return (
    <>
      {can.post && <Composer groupID={groupID} onPosted={reload} />}
      <div role="status">
        {heardAt === newest && (
          <Button look="soft" full icon={refreshIcon} onClick={reload}>
            <Trans>Show new posts</Trans>
          </Button>
        )}
      </div>
      <Timeline id={groupID} start={posts} />
    </>
  )
}

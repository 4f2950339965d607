// Timeline posts, newest first.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { timelinePageSize } from '#contract/foundation/constants.ts'
import type { Post } from '#contract/social/posts/posts.ts'
import { LoadMore } from '#web/foundation/shell/LoadMore.tsx'
import { useApi } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { IconNews } from '#web/ui/icons.ts'
import { Empty, Skeleton } from '#web/ui/States.tsx'
import styles from './PostList.module.css'
import { PostList } from './PostList.tsx'

export type TimelineStart = { data: Post[]; total: number }

export function Timeline({ id, start }: { id: string; start?: TimelineStart | undefined }) {
  const api = useApi()
  const { t } = useLingui()
  const businessID = useSession()?.actor.businessID
  const [posts, setPosts] = useResettableState(start?.data)
  const [ended, setEnded] = useResettableState(start ? start.data.length >= start.total : false)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')

  async function more(): Promise<void> {
    setState('loading')
    try {
      const query = { skip: posts?.length ?? 0, size: timelinePageSize, businessID }
      const { data, total } = await api.newsfeed.timeline({ params: { id }, query })
      const known = new Set(posts?.map(({ postID }) => postID))
      const all = [...(posts ?? []), ...data.filter(({ postID }) => !known.has(postID))]
      setPosts(all)
      setEnded(data.length === 0 || all.length >= total)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  useEffect(() => {
    if (!start) void more()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on mount
  }, [])
  if (!posts && state !== 'failed') return <Skeleton tall={64} />
  if (state === 'failed')
    return (
      <ErrorState
        title={t`An unexpected error has occurred, please try again.`}
        action={
          <Button onClick={() => void more()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    )
  return (
    <div className={styles.timeline}>
      {posts!.length === 0 && <Empty icon={IconNews} title={t`No posts yet`} />}
      <PostList posts={posts!} onChange={(change) => setPosts((list) => change(list ?? []))} />
      <LoadMore busy={state === 'loading'} more={ended ? undefined : more} />
    </div>
  )
}

// Replies, oldest first; lazy.
import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, type ReactNode } from 'react'
import type { Comment } from '#contract/social/comments/comments.ts'
import { useSession } from '#web/foundation/session.ts'
import { useLive } from '#web/social/live/card.tsx'
import { CommentBox, UnsentComments } from './lazy-comment-box.ts'
import styles from './Comments.module.css'
import { LoadMore } from './LoadMore.tsx'
import { type Thread as CommentThread, useComments } from './use-comments.ts'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'

export function Replies({
  comment,
  writing,
  onCount,
  itemOf,
}: {
  comment: Comment
  writing: boolean
  onCount: (count: number) => void
  itemOf: (reply: Comment, thread: CommentThread) => ReactNode
}) {
  const { t } = useLingui()
  const session = useSession()
  const thread = useComments(comment.commentID, 'oldest', undefined)
  const { comments, state, ended, total } = thread
  const { commentID, resourceType, resourceID } = comment
  useLive(`${resourceType}:${resourceID}`, (event) => {
    if (event.name === 'reset' || (event.name === 'comments' && event.resourceID === commentID))
      thread.reload().catch(() => {})
  })
  const isLoaded = comments.length > 0 || state !== 'idle' || ended
  useEffect(() => {
    if (!isLoaded) void thread.more()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on mount
  }, [])
  useEffect(() => {
    if (isLoaded && state === 'idle') onCount(total)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- new functions each rendering
  }, [total, state])
  return (
    <div className={styles.replies} ref={useFocusAfterRemoval()}>
      <ul>
        {comments.map((reply) => itemOf(reply, thread))}
        {session && (
          <Suspense>
            <UnsentComments resourceID={commentID} onSent={thread.addSent} />
          </Suspense>
        )}
      </ul>
      <LoadMore thread={thread} label={t`Load more replies`} />
      {writing && (
        <Suspense>
          <CommentBox
            resource={{ resourceType: 'comment', resourceID: comment.commentID }}
            label={t`Write a reply`}
            focused={1}
            onSent={thread.add}
          />
        </Suspense>
      )}
    </div>
  )
}

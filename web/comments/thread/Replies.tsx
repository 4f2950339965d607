// The replies to one comment, oldest first; loaded when they are shown.
import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect } from 'react'
import type { Comment } from '#contract/comments.ts'
import { useLive } from '#web/live/card.tsx'
import { CommentBox } from './box.ts'
import { CommentItem } from './CommentItem.tsx'
import styles from './Comments.module.css'
import { LoadMore } from './LoadMore.tsx'
import { useComments } from './use-comments.ts'
import { useFocusAfterRemoval } from '#web/ui/focus-after-removal.ts'

/** `onCount` hears how many there are; `writing` opens the box for one more. */
export function Replies({
  comment,
  writing,
  onCount,
}: {
  comment: Comment
  writing: boolean
  onCount: (count: number) => void
}) {
  const { t } = useLingui()
  const thread = useComments(comment.commentID, 'oldest', undefined)
  const { comments, state, ended, total } = thread
  const { commentID, resourceType, resourceID } = comment
  useLive(`${resourceType}:${resourceID}`, (event) => {
    if (event.name === 'reset' || (event.name === 'comments' && event.resourceID === commentID))
      thread.again().catch(() => {})
  })
  const begun = comments.length > 0 || state !== 'idle' || ended
  useEffect(() => {
    if (!begun) void thread.more()
    // Once, when the replies are opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    if (begun && state === 'idle') onCount(total)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [total, state])
  return (
    <div className={styles.replies} ref={useFocusAfterRemoval()}>
      <ul>
        {comments.map((reply) => (
          <CommentItem key={reply.commentID} comment={reply} thread={thread} />
        ))}
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

// Comment thread, newest first.
import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect } from 'react'
import { useLive } from '#web/social/live/card.tsx'
import { useSession } from '#web/foundation/session.ts'
import { Skeleton } from '#web/ui/States.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { StrangerNote } from '../StrangerNote.tsx'
import { CommentBox, UnsentComments } from './lazy-comment-box.ts'
import type { Resource } from './use-comment-form.ts'
import { CommentItem } from './CommentItem.tsx'
import styles from './Comments.module.css'
import { LoadMore } from './LoadMore.tsx'
import { useComments, type Page } from './use-comments.ts'

export function Thread({
  first,
  focused,
  onCount,
  isPrivate,
  ...resource
}: Resource & {
  first?: Page | undefined
  focused?: number
  onCount?: (count: number) => void
  isPrivate?: boolean
}) {
  const { t } = useLingui()
  const session = useSession()
  const thread = useComments(resource.resourceID, 'newest', first)
  const { comments, total, state } = thread
  const { resourceType, resourceID } = resource
  useLive(`${resourceType}:${resourceID}`, (event) => {
    if (event.name === 'reset' || (event.name === 'comments' && event.resourceID === resourceID))
      thread.reload().catch(() => {})
  })
  useEffect(() => {
    if (!first) void thread.more()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on mount
  }, [])
  useEffect(() => {
    if (first || comments.length > 0 || state !== 'idle') onCount?.(total)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- new functions each rendering
  }, [total])
  return (
    <div className={styles.thread} ref={useFocusAfterRemoval()}>
      {session ? (
        <Suspense fallback={<Skeleton tall={64} />}>
          <CommentBox resource={resource} label={t`Write a comment`} focused={focused ?? 0} onSent={thread.add} />
        </Suspense>
      ) : (
        <StrangerNote />
      )}
      <ul>
        {session && (
          <Suspense>
            <UnsentComments resourceID={resourceID} onSent={thread.addSent} />
          </Suspense>
        )}
        {comments.map((comment) => (
          <CommentItem key={comment.commentID} comment={comment} thread={thread} isPrivate={isPrivate} />
        ))}
      </ul>
      <LoadMore thread={thread} label={t`Load more comments`} />
    </div>
  )
}

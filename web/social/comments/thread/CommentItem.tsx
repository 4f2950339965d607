// A comment.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Comment } from '#contract/social/comments/comments.ts'
import { AuthorAbout, AuthorFace, nameOf, pageOfAuthor, When } from '#web/identity/actors/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { Translatable } from '#web/foundation/translations/Translatable.tsx'
import { mentionsOfTranslation, Written } from '#web/social/mentions/card.tsx'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useLike } from '#web/social/reactions/card.tsx'
import { ReportButton } from '#web/trust/reports/card.tsx'
import { withLogin, useSession } from '#web/foundation/session.ts'
import { toast } from '#web/ui/layers/Toasts.tsx'
import styles from './Comments.module.css'
import { Replies } from './Replies.tsx'
import type { Thread } from './use-comments.ts'

const EditComment = lazyComponent(async () => (await import('./EditComment.tsx')).EditComment)

/** `isPrivate`: translated as messages are. */
type Props = { comment: Comment; thread: Thread; isPrivate: boolean | undefined }

export function CommentItem({ comment, thread, isPrivate }: Props) {
  const { formats } = useSite()
  const [editing, setEditing] = useState(false)
  const [replies, setReplies] = useState<'hidden' | 'shown' | 'writing'>('hidden')
  const [replyCount, setReplyCount] = useState(comment.replyCount)
  const edit = useRef<HTMLButtonElement>(null)
  function endEdit(changed?: Comment): void {
    flushSync(() => setEditing(false))
    edit.current?.focus()
    if (changed) thread.change(changed)
  }
  const like = useLike({ resourceType: 'comment', resourceID: comment.commentID }, comment.reactions)
  const isReply = comment.resourceType === 'comment'
  const likes = formats.number(like.count)
  const bubble = <Bubble comment={comment} isPrivate={isPrivate} />
  return (
    <li className={styles.comment}>
      <AuthorFace author={comment.whoComment} size={32} />
      <div>
        {editing ? (
          <Suspense fallback={bubble}>
            <EditComment comment={comment} onDone={endEdit} />
          </Suspense>
        ) : (
          bubble
        )}
        <div className={styles.meta}>
          <When at={comment.createdAt} />
          {comment.editedAt && (
            <span title={formats.dateTime(comment.editedAt)}>
              <Trans comment="marks a post or comment that was changed">edited</Trans>
            </span>
          )}
          <button
            type="button"
            aria-pressed={like.liked}
            onClick={(event) => void withLogin(() => like.press(event), `like ${comment.commentID}`)}
          >
            <Trans>Like</Trans>
            {like.count > 0 && <span className="num"> {likes}</span>}
          </button>
          {!isReply && (
            <button type="button" onClick={() => void withLogin(() => setReplies('writing'))}>
              <Trans comment="button: answer a comment">Reply</Trans>
            </button>
          )}
          {!isReply && replyCount > 0 && (
            <button
              type="button"
              aria-expanded={replies !== 'hidden'}
              onClick={() => setReplies(replies === 'hidden' ? 'shown' : 'hidden')}
            >
              {replies === 'hidden' ? <Trans>Show replies ({replyCount})</Trans> : <Trans>Hide replies</Trans>}
            </button>
          )}
          {comment.can.edit && (
            <button ref={edit} type="button" onClick={() => setEditing(true)}>
              <Trans>Edit</Trans>
            </button>
          )}
          <RemoveOrReport comment={comment} thread={thread} />
        </div>
        {replies !== 'hidden' && (
          <Replies
            comment={comment}
            writing={replies === 'writing'}
            onCount={(count) => setReplyCount(count)}
            itemOf={(reply, among) => (
              <CommentItem key={reply.commentID} comment={reply} thread={among} isPrivate={isPrivate} />
            )}
          />
        )}
      </div>
    </li>
  )
}

function RemoveOrReport({ comment, thread }: { comment: Comment; thread: Thread }) {
  const { t } = useLingui()
  const session = useSession()
  const remove = useRemoval(comment, thread)
  if (comment.can.remove)
    return (
      <button type="button" onClick={() => void remove()}>
        <Trans>Remove</Trans>
      </button>
    )
  return (
    session && <ReportButton resourceType="comment" resourceID={comment.commentID} title={t`Report this comment`} />
  )
}

function Bubble({ comment, isPrivate }: Omit<Props, 'thread'>) {
  const { paths } = useSite()
  const { commentID, whoComment, content, language, mentions, editedAt, can } = comment
  const write = (text: string) => <Written text={text} mentions={mentionsOfTranslation(text, content, mentions)} />
  return (
    <div className={styles.bubble}>
      <p>
        <Link className="semi" to={pageOfAuthor(whoComment, paths)}>
          {nameOf(whoComment)}
        </Link>{' '}
        <span className="muted small">
          <AuthorAbout author={whoComment} />
        </span>
      </p>
      <Translatable
        kind="comment"
        id={commentID}
        edition={editedAt}
        from={language}
        field="content"
        original={content}
        className={styles.text}
        write={write}
        isOwn={can.edit}
        isPrivate={isPrivate}
      >
        <p className={styles.text} lang={language ?? undefined}>
          {write(content)}
        </p>
      </Translatable>
    </div>
  )
}

function useRemoval(comment: Comment, thread: Thread): () => Promise<void> {
  const api = useApi()
  const { t } = useLingui()
  const { showError } = useToasts()
  const params = { commentID: comment.commentID }
  return async () => {
    const back = thread.remove(comment)
    try {
      await api.comments.remove({ params })
    } catch (error) {
      back()
      showError(error)
      return
    }
    const undo = () => void api.comments.restore({ params }).then(back, showError)
    toast(t`Comment removed`, { action: { label: t`Undo`, run: undo } })
  }
}

// Post card.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { Post } from '#contract/social/posts/posts.ts'
import { AuthorAbout, AuthorFace, nameOf, pageOfAuthor, When } from '#web/identity/actors/card.tsx'
import { preloadCommentBox, Thread, type Page } from '#web/social/comments/card.tsx'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { LoginLink } from '#web/foundation/shell/LoginLink.tsx'
import { useSite } from '#web/foundation/page.ts'
import { useLike } from '#web/social/reactions/card.tsx'
import { useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { useFocusRecovery } from '#web/ui/focus/after-removal.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { IconMessage, IconShare, IconThumbUp } from '#web/ui/icons.ts'
import { LinkPreview } from './LinkPreview.tsx'
import { Pictures } from './Pictures.tsx'
import styles from './PostCard.module.css'
import { PostText } from './PostText.tsx'

const PostMenu = lazyComponent(async () => (await import('./PostMenu.tsx')).PostMenu)
const EditPost = lazyComponent(async () => (await import('./EditPost.tsx')).EditPost)

type Props = {
  post: Post
  note?: ReactNode
  alone?: boolean
  comments?: Page | undefined
  onChanged: (post: Post) => void
  onGone: () => () => void
}

export function PostCard({ post, note, alone = false, comments, onChanged, onGone }: Props) {
  const session = useSession()
  const [focusCount, setFocusCount] = useState(0)
  const open = alone || focusCount > 0
  const [editing, setEditing] = useState(false)
  useFocusRecovery()
  const [commentCount, setCommentCount] = useState(post.commentCount)
  const like = useLike({ resourceType: 'post', resourceID: post.postID }, post.reactions)
  useEffect(() => {
    if (session) preloadCommentBox().catch(() => {})
  }, [session])
  return (
    <Card as="article">
      {note && <p className={styles.note}>{note}</p>}
      <header className={styles.head}>
        <Byline post={post} />
        <Suspense>{session && <PostMenu post={post} onEdit={() => setEditing(true)} onGone={onGone} />}</Suspense>
      </header>
      <Body
        post={post}
        alone={alone}
        editing={editing}
        onEdited={(changed) => {
          setEditing(false)
          if (changed) onChanged(changed)
        }}
      />
      <Totals likes={like.count} comments={commentCount} />
      <div className={styles.actions}>
        <LikeButton postID={post.postID} like={like} signedIn={session !== undefined} />
        <Button
          look="ghost"
          icon={IconMessage}
          aria-expanded={open}
          onClick={() => setFocusCount(open && !alone ? 0 : focusCount + 1)}
        >
          <Trans comment="button: write or read comments">Comment</Trans>
        </Button>
        <ShareButton post={post} />
      </div>
      {open && (
        <div className={styles.comments}>
          <Thread
            resourceType="post"
            resourceID={post.postID}
            isPrivate={post.timelineType !== 'business'}
            first={comments}
            focused={focusCount}
            onCount={setCommentCount}
          />
        </div>
      )}
    </Card>
  )
}

function Byline({ post }: { post: Post }) {
  const { paths, formats } = useSite()
  const { author } = post
  return (
    <>
      <AuthorFace author={author} />
      <div className="grow">
        <h2 className={styles.name}>
          <Link to={pageOfAuthor(author, paths)}>{nameOf(author)}</Link>
        </h2>
        <p className="muted small">
          <AuthorAbout author={author} /> <Text>·</Text>{' '}
          <Link to={paths.post(post)}>
            <When at={post.createdAt} />
          </Link>
          {post.editedAt && (
            <span title={formats.dateTime(post.editedAt)}>
              {' '}
              · <Trans comment="marks a post or comment that was changed">edited</Trans>
            </span>
          )}
        </p>
      </div>
    </>
  )
}

type BodyProps = { post: Post; alone: boolean; editing: boolean; onEdited: (changed: Post | undefined) => void }

function Body({ post, alone, editing, onEdited }: BodyProps) {
  const { paths } = useSite()
  const { t } = useLingui()
  const text = <PostText post={post} {...(alone && { expanded: true })} />
  return (
    <>
      <Text>
        {editing ? (
          <Suspense fallback={text}>
            <div className={styles.edit}>
              <EditPost post={post} onDone={onEdited} />
            </div>
          </Suspense>
        ) : (
          text
        )}
      </Text>
      {post.tags.length > 0 && !editing && (
        <ul className={styles.tags} aria-label={t`Industries`}>
          {post.tags.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.search({ industry: id })}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      {post.preview && !editing && <LinkPreview preview={post.preview} />}
      <Pictures pictures={post.body.pictures} />
    </>
  )
}

function Totals({ likes, comments: commentCount }: { likes: number; comments: number }) {
  const { formats } = useSite()
  if (likes === 0 && commentCount === 0) return null
  return (
    <p className={styles.sum}>
      <span className="row">
        {likes > 0 && (
          <>
            <Icon icon={IconThumbUp} size="s" />
            <span className="sr">
              <Trans>Likes:</Trans>
            </span>
            <Text>{formats.number(likes)}</Text>
          </>
        )}
      </span>
      {commentCount > 0 && <Plural value={commentCount} one="# comment" other="# comments" />}
    </p>
  )
}

function LikeButton({
  postID,
  like,
  signedIn,
}: {
  postID: string
  like: ReturnType<typeof useLike>
  signedIn: boolean
}) {
  const label = <Trans>Like</Trans>
  if (!signedIn)
    return (
      <LoginLink look="ghost" icon={IconThumbUp} intent={`like ${postID}`}>
        {label}
      </LoginLink>
    )
  return (
    <Button look="ghost" icon={IconThumbUp} pressed={like.liked} onClick={like.press}>
      {label}
    </Button>
  )
}

function ShareButton({ post }: { post: Post }) {
  const { paths, origin } = useSite()
  const { t } = useLingui()
  return (
    <CopyButton
      icon={IconShare}
      text={() => origin + paths.post(post)}
      done={t`Post Link copied!`}
      failed={t`The link could not be copied.`}
    >
      <Trans>Share</Trans>
    </CopyButton>
  )
}

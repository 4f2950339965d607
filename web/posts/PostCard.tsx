// A post (1§2): who, when, what, with pictures, likes and comments, and a menu of what the reader may do with it.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { Post } from '#contract/posts.ts'
import { AuthorAbout, AuthorFace, nameOf, pageOfAuthor, When } from '#web/actors/card.tsx'
import { CommentBox, Thread, type Page } from '#web/comments/thread/card.tsx'
import { later } from '#web/later.ts'
import { LoginLink } from '#web/LoginLink.tsx'
import { useSite } from '#web/page.ts'
import { useLike } from '#web/reactions/card.tsx'
import { useSession } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { messageIcon, shareIcon, thumbUpIcon } from '#web/ui/icons.ts'
import { LinkPreview } from './LinkPreview.tsx'
import { Pictures } from './Pictures.tsx'
import styles from './PostCard.module.css'
import { PostText } from './PostText.tsx'

const PostMenu = later(async () => (await import('./PostMenu.tsx')).PostMenu)
const EditPost = later(async () => (await import('./EditPost.tsx')).EditPost)

/**
 * `note` stands above (why it is in the feed). `whole`: the page is this post alone, its text is not cut and its comments are open;
 * `comments` are the newest ones. `onGone` is told when the reader removed or hid it; the function it gets brings it back.
 */
export function PostCard({
  post,
  note,
  whole,
  comments,
  onChanged,
  onGone,
}: {
  post: Post
  note?: ReactNode
  whole?: boolean
  comments?: Page | undefined
  onChanged: (post: Post) => void
  onGone: () => () => void
}) {
  const { paths, formats, origin } = useSite()
  const { t } = useLingui()
  const session = useSession()
  // How often the box below was asked for; 0 keeps the comments closed.
  const [asked, setAsked] = useState(0)
  const open = whole || asked > 0
  const [editing, setEditing] = useState(false)
  const [commentCount, setCommentCount] = useState(post.commentCount)
  const like = useLike({ resourceType: 'post', resourceID: post.postID }, post.reactions)
  useEffect(() => {
    // What fails is fetched again where it is shown.
    if (session) CommentBox.ahead().catch(() => {})
  }, [session])
  const { author } = post
  const likes = formats.number(like.count)
  const name = nameOf(author)
  const likeWords = <Trans>Like</Trans>
  const text = <PostText text={post.body.text} mentions={post.mentions} {...(whole && { whole })} />
  return (
    <Card as="article">
      {note && <p className={styles.note}>{note}</p>}
      <header className={styles.head}>
        <AuthorFace author={author} />
        <div className="grow">
          <h2 className={styles.name}>
            <a href={pageOfAuthor(author, paths)}>{name}</a>
          </h2>
          <p className="muted small">
            <AuthorAbout author={author} /> ·{' '}
            <a href={paths.post(post)}>
              <When at={post.createdAt} />
            </a>
            {post.editedAt && (
              <span title={formats.dateTime(post.editedAt)}>
                {' '}
                · <Trans comment="marks a post or comment that was changed">edited</Trans>
              </span>
            )}
          </p>
        </div>
        <Suspense>{session && <PostMenu post={post} onEdit={() => setEditing(true)} onGone={onGone} />}</Suspense>
      </header>
      {editing ? (
        <Suspense fallback={text}>
          <div className={styles.edit}>
            <EditPost post={post} onDone={(changed) => (setEditing(false), changed && onChanged(changed))} />
          </div>
        </Suspense>
      ) : (
        text
      )}
      {post.tags.length > 0 && !editing && (
        <ul className={styles.tags} aria-label={t`Industries`}>
          {post.tags.map(({ id, name }) => (
            <li key={id}>
              <a href={paths.search({ industry: id })}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      {post.preview && !editing && <LinkPreview preview={post.preview} />}
      <Pictures pictures={post.body.pictures} />
      {(like.count > 0 || commentCount > 0) && (
        <p className={styles.sum}>
          <span className="row">
            {like.count > 0 && (
              <>
                <Icon icon={thumbUpIcon} size="s" />
                <span className="sr">
                  <Trans>Likes:</Trans>
                </span>
                {likes}
              </>
            )}
          </span>
          {commentCount > 0 && <Plural value={commentCount} one="# comment" other="# comments" />}
        </p>
      )}
      <div className={styles.actions}>
        {session ? (
          <Button look="ghost" icon={thumbUpIcon} pressed={like.liked} onClick={like.press}>
            {likeWords}
          </Button>
        ) : (
          <LoginLink look="ghost" icon={thumbUpIcon}>
            {likeWords}
          </LoginLink>
        )}
        <Button
          look="ghost"
          icon={messageIcon}
          aria-expanded={open}
          onClick={() => setAsked(open && !whole ? 0 : asked + 1)}
        >
          <Trans comment="button: write or read comments">Comment</Trans>
        </Button>
        <CopyButton
          icon={shareIcon}
          text={() => origin + paths.post(post)}
          done={t`Post Link copied!`}
          failed={t`The link could not be copied.`}
        >
          <Trans>Share</Trans>
        </CopyButton>
      </div>
      {open && (
        <div className={styles.comments}>
          <Thread
            resourceType="post"
            resourceID={post.postID}
            first={comments}
            focused={asked}
            onCount={setCommentCount}
          />
        </div>
      )}
    </Card>
  )
}

// /post/{postID}: personal ones need login.
import { Trans, useLingui } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { commentPageSize, metaDescriptionMost } from '#contract/foundation/constants.ts'
import type { Post } from '#contract/social/posts/posts.ts'
import { Refusal } from '#kit/refusal.ts'
import { idOfAuthor, nameOf, pageOfAuthor, useReaderKey } from '#web/identity/actors/card.tsx'
import { InGroup } from './InGroup.tsx'
import { LoginLink } from '#web/foundation/shell/LoginLink.tsx'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { sessionNow } from '#web/foundation/session.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { cut } from '#web/ui/cut.ts'
import { IconNews } from '#web/ui/icons.ts'
import { Empty } from '#web/ui/States.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { PostCard } from './PostCard.tsx'
import styles from './PostList.module.css'

const titleMost = 64

export const personal = true

export async function loader(args: LoaderFunctionArgs) {
  const { api, paths, params, cacheTags, canonical, redirectTo, signal } = loaderContext(args)
  const postID = idOf(params['postID'])
  if (!postID) return redirectTo(paths.home())
  const session = sessionNow()
  const businessID = session?.actor.businessID
  try {
    const [post, comments] = await Promise.all([
      api.posts.read({ params: { postID }, query: { businessID }, signal }),
      api.comments.list({ params: { resourceID: postID }, query: { size: commentPageSize, businessID }, signal }),
    ])
    canonical(paths.post(post))
    const { author } = post
    cacheTags(
      `post:${postID}`,
      `comments:${postID}`,
      `${author.businessID ? 'business' : 'person'}:${idOfAuthor(author)}`,
    )
    return { post, comments, readAs: session && `${session.userID} ${businessID}` }
  } catch (error) {
    if (error instanceof Refusal && error.status === 401 && !session) return { post: undefined, readAs: undefined }
    throw error
  }
}

export const meta: Meta<typeof loader> = ({ data, i18n, paths, absolute }) => {
  if (!data.post) return { title: t(i18n)({ message: 'Post', context: 'a thing' }), description: '', noindex: true }
  const { post } = data
  const name = nameOf(post.author)
  const url = absolute(paths.post(post))
  return {
    title: `${name}: ${cut(post.content, titleMost)}`,
    description: cut(post.content, metaDescriptionMost),
    path: paths.post(post),
    type: 'article',
    image: post.body.picture?.url,
    jsonLd: [
      {
        '@type': 'DiscussionForumPosting',
        url,
        datePublished: post.createdAt,
        ...(post.editedAt && { dateModified: post.editedAt }),
        text: post.content,
        ...(post.language && { inLanguage: post.language }),
        headline: cut(post.content, titleMost),
        author: {
          '@type': post.businessID ? 'Organization' : 'Person',
          name,
          url: absolute(pageOfAuthor(post.author, paths)),
        },
        commentCount: post.commentCount,
      },
    ],
  }
}

export function Component() {
  const data = useLoaderData<typeof loader>()
  const key = useReaderKey(data.readAs)
  const { t } = useLingui()
  if (!data.post)
    return (
      <div className="wrap">
        <Empty
          icon={IconNews}
          level={1}
          title={t`This post is for signed-in members.`}
          action={
            <LoginLink look="primary">
              <Trans>Login</Trans>
            </LoginLink>
          }
        />
      </div>
    )
  return <SinglePost key={key} read={data.post} comments={data.comments} />
}

type Comments = NonNullable<Parameters<typeof PostCard>[0]['comments']>

function SinglePost({ read, comments }: { read: Post; comments: Comments }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const [post, setPost] = useResettableState<Post | undefined>(read)
  const name = nameOf(read.author)
  return (
    <div className="wrap">
      <div className={styles.page} ref={useFocusAfterRemoval()}>
        <h1 className="sr">{t`Post of ${name}`}</h1>
        {post ? (
          <PostCard
            post={post}
            comments={comments}
            note={post.group && <InGroup group={post.group} />}
            alone
            onChanged={setPost}
            onGone={() => {
              setPost(undefined)
              return () => setPost(post)
            }}
          />
        ) : (
          <Empty icon={IconNews} title={t`This post is no longer shown.`} />
        )}
        {!read.group && (
          <LinkButton look="ghost" href={paths.timeline(read.timelineID)}>
            <Trans>More posts of {name}</Trans>
          </LinkButton>
        )}
      </div>
    </div>
  )
}

// Post list. Loads nothing.
import type { ReactNode } from 'react'
import type { Post } from '#contract/social/posts/posts.ts'
import { PostCard } from './PostCard.tsx'
import styles from './PostList.module.css'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'

export function PostList<P extends Post>({
  posts,
  note,
  onChange,
}: {
  posts: P[]
  note?: (post: P) => ReactNode
  onChange: (change: (posts: P[]) => P[]) => void
}) {
  return (
    <div className={styles.list} ref={useFocusAfterRemoval()}>
      {posts.map((post) => (
        <PostCard
          key={post.postID}
          post={post}
          note={note?.(post)}
          onChanged={(changed) =>
            onChange((list) => list.map((one) => (one.postID === post.postID ? { ...one, ...changed } : one)))
          }
          onGone={() => {
            const at = posts.indexOf(post)
            onChange((list) => list.filter((one) => one.postID !== post.postID))
            return () =>
              onChange((list) =>
                list.some(({ postID }) => postID === post.postID) ? list : list.toSpliced(at, 0, post),
              )
          }}
        />
      ))}
    </div>
  )
}

// Latest posts of a company.
import { Trans } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { useSite } from '#web/foundation/page.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from './LatestPosts.module.css'

export type LatestPost = { postID: string; text: string; language: string | null; createdAt: string }

export function LatestPosts({ businessID, posts }: { businessID: string; posts: LatestPost[] }) {
  const { paths, formats } = useSite()
  if (posts.length === 0) return null
  const all = (
    <Link className="link small" to={paths.timeline(businessID)}>
      <Trans comment="link to everything that a company posted">Timeline</Trans>
    </Link>
  )
  return (
    <Card as="section" className="screen-only">
      <CardHeader title={<Trans>Latest posts</Trans>} aside={all} />
      <ul className={styles.list}>
        {posts.map((post) => (
          <li key={post.postID}>
            <Link to={paths.post(post)} lang={post.language ?? undefined}>
              <UserText text={post.text} />
            </Link>
            <p className="muted small">{formats.date(post.createdAt)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

// Latest posts of followed companies and people.
import { useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { Post } from '#contract/social/posts/posts.ts'
import { useSite } from '#web/foundation/page.ts'
import { AuthorFace, nameOf, When } from '#web/identity/actors/card.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import styles from './OwnHome.module.css'

export function Following({ news }: { news: Post[] }) {
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <Card as="section" className={styles.card!}>
      <CardHeader
        title={t`News of what you follow`}
        aside={<Link className="link small" to={paths.newsfeed()}>{t`To my feed`}</Link>}
      />
      {news.length === 0 && (
        <p className={styles.none}>{t`No news. Follow companies and people to read here what they write.`}</p>
      )}
      <ul className={styles.rows}>
        {news.map((post) => (
          <li key={post.postID}>
            <AuthorFace author={post.author} size={32} />
            <div>
              <Link to={paths.post(post)}>{nameOf(post.author)}</Link>
              <p className="clamp2" lang={post.language ?? undefined}>
                {post.content}
              </p>
            </div>
            <span className={styles.end}>
              <When at={post.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

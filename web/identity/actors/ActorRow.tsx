// Row of a person or company.
import type { ReactNode } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { Author } from '#contract/identity/actors.ts'
import { useSite } from '#web/foundation/page.ts'
import styles from './ActorRow.module.css'
import { nameOf, pageOfAuthor } from './author.ts'
import { AuthorAbout } from './AuthorAbout.tsx'
import { AuthorFace } from './AuthorFace.tsx'
import { When } from './When.tsx'

export function ActorRow({
  author,
  level = 2,
  since,
  children,
}: {
  author: Author
  level?: 2 | 3
  since: string
  children: ReactNode
}) {
  const { paths } = useSite()
  const Heading = `h${level}` as const
  return (
    <li className={styles.row}>
      <AuthorFace author={author} />
      <div className={styles.who}>
        <Heading className="cut">
          <Link to={pageOfAuthor(author, paths)}>{nameOf(author)}</Link>
        </Heading>
        <p className="muted small">
          <AuthorAbout author={author} /> · <When at={since} />
        </p>
      </div>
      {children}
    </li>
  )
}

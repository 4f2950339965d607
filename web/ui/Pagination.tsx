// Pagination by plain links.
import { Link } from '#web/ui/Link.tsx'
import { Icon } from './Icon.tsx'
import { IconChevronLeft, IconChevronRight } from './icons.ts'
import styles from './Pagination.module.css'

/** A window of five keeps the row's width. */
function pagesShown(page: number, pages: number): number[] {
  const from = Math.max(1, Math.min(page - 2, pages - 4))
  return Array.from({ length: Math.min(5, pages) }, (_, index) => from + index)
}

type Labels = { list: string; previous: string; next: string; page: (page: number) => string }

export function Pagination({
  page,
  pages,
  hrefOf,
  labels,
}: {
  page: number
  pages: number
  hrefOf: (page: number) => string
  labels: Labels
}) {
  if (pages < 2) return null
  const shown = pagesShown(page, pages)
  const last = shown.at(-1)!
  return (
    <nav className={styles.pages} aria-label={labels.list}>
      {page > 1 ? (
        <Link to={hrefOf(page - 1)} rel="prev">
          <Icon icon={IconChevronLeft} size="s" />
          <span className={styles.word}>{labels.previous}</span>
        </Link>
      ) : (
        <span className={styles.off}>
          <Icon icon={IconChevronLeft} size="s" />
          <span className={styles.word}>{labels.previous}</span>
        </span>
      )}
      {shown.map((one) => (
        <Link
          key={one}
          to={hrefOf(one)}
          className={Math.abs(one - page) > 1 ? styles.far : undefined}
          aria-label={labels.page(one)}
          aria-current={one === page ? 'page' : undefined}
        >
          {one}
        </Link>
      ))}
      {last < pages && (
        <>
          {last < pages - 1 && <span className={styles.gap}>…</span>}
          <Link to={hrefOf(pages)} aria-label={labels.page(pages)}>
            {pages}
          </Link>
        </>
      )}
      {page < pages ? (
        <Link to={hrefOf(page + 1)} rel="next">
          <span className={styles.word}>{labels.next}</span>
          <Icon icon={IconChevronRight} size="s" />
        </Link>
      ) : (
        <span className={styles.off}>
          <span className={styles.word}>{labels.next}</span>
          <Icon icon={IconChevronRight} size="s" />
        </span>
      )}
    </nav>
  )
}

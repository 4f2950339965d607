// Breadcrumb links; the last item is the page.
import { Link } from '#web/ui/Link.tsx'
import { Fragment } from 'react'
import styles from './Breadcrumbs.module.css'
import { Icon } from './Icon.tsx'
import { IconChevronRight } from './icons.ts'
import { UserText } from './Unbroken.tsx'

type Crumb = { name: string; href?: string | undefined; lang?: string | undefined }

export function Breadcrumbs({ label, items }: { label: string; items: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {items.map(({ name, href, lang }, index) => (
          <Fragment key={index}>
            {index > 0 && (
              <li aria-hidden="true">
                <Icon icon={IconChevronRight} size="s" />
              </li>
            )}
            <li>
              {href ? (
                <Link to={href}>
                  <UserText text={name} />
                </Link>
              ) : (
                <span lang={lang} aria-current={index === items.length - 1 ? 'page' : undefined}>
                  <UserText text={name} />
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}

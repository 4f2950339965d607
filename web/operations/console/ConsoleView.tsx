// Frame of one console page.
import type { ReactNode } from 'react'
import { Link } from '#web/ui/Link.tsx'
import { IconChevronLeft } from '#web/ui/icons.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './Console.module.css'

export function ConsoleView({
  title,
  note,
  aside,
  back,
  children,
}: {
  title: ReactNode
  note?: ReactNode
  aside?: ReactNode
  back?: { href: string; text: string }
  children: ReactNode
}) {
  return (
    <div className={styles.page}>
      {back && (
        <Link className={styles.back} to={back.href}>
          <Icon icon={IconChevronLeft} size="s" />
          {back.text}
        </Link>
      )}
      <header className="row between">
        <div className="grow">
          <h1>{title}</h1>
          {note && <p className="muted">{note}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  )
}

// Frame of one page inside the console: title, what stands beside it, content.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconChevronLeft } from '@tabler/icons-react'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './Console.module.css'

/** `back`: the list above this page. `aside` stands at the right of the title, `note` below it. */
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

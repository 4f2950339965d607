// A section of a profile or product page: a sheet with its title, to which tabs can lead.
import type { ReactNode } from 'react'
import styles from './Part.module.css'

/** `aside` stands at the right of the title. */
export function Part({
  id,
  title,
  aside,
  children,
}: {
  id: string
  title: ReactNode
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

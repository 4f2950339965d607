// Sections of a profile or product page as titled cards, and their column layout.
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

/** Parts with a sticky column beside them, below them on small screens. `--aside-top`: its distance from the top bar. */
export function PartColumns({
  aside,
  className,
  children,
}: {
  aside: ReactNode
  className: string | undefined
  children: ReactNode
}) {
  return (
    <div className={`${styles.columns} ${className}`}>
      <div>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  )
}

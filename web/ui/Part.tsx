// Profile and product sections, and their columns.
import type { ReactNode } from 'react'
import styles from './Part.module.css'

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

/** `--aside-top`: sticky distance from the top bar. */
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

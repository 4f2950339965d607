// Cards and titled page sections.
import type { ReactNode } from 'react'
import styles from './Card.module.css'

type Tag = 'div' | 'section' | 'article' | 'aside' | 'li'

export function Card({
  as: As = 'div',
  pad,
  className,
  children,
}: {
  as?: Tag
  pad?: 'm' | 'l'
  className?: string
  children: ReactNode
}) {
  return <As className={[styles.card, pad && styles[pad], className].filter(Boolean).join(' ')}>{children}</As>
}

/** The h2 link covers the card except `CardActions`. */
export function ResultCard({ className, children }: { className: string | undefined; children: ReactNode }) {
  return <article className={`${styles.card} ${styles.result} ${className}`}>{children}</article>
}

export function CardActions({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={`${styles.actions} ${className ?? ''}`}>{children}</div>
}

export function CardHeader({ title, aside, level = 2 }: { title: ReactNode; aside?: ReactNode; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <header className={styles.header}>
      <Heading>{title}</Heading>
      {aside}
    </header>
  )
}

export function Section({
  id,
  title,
  aside,
  children,
  className,
}: {
  id?: string
  title: ReactNode
  aside?: ReactNode
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <section className={`${styles.section} ${className ?? ''}`} id={id} aria-labelledby={id && `${id}-title`}>
      <div className={styles.head}>
        <h2 id={id && `${id}-title`}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

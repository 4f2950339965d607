// Names and values in columns that stay in place; a missing value is a dash, the row stays.
import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export type Fact = { name: string; value: ReactNode }

/** `wide`: two pairs a row from 768 px up. */
export function Facts({ items, wide }: { items: Fact[]; wide?: boolean }) {
  return (
    <dl className={`${styles.facts} ${wide ? styles.wide : ''}`}>
      {items.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

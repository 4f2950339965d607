// Name-value columns; missing values are dashes.
import type { ReactNode } from 'react'
import styles from './Facts.module.css'
import { UserText } from './Unbroken.tsx'

export type Fact = { name: string; value: ReactNode }

/** `wide`: two pairs a row from 768 px. */
export function Facts({ items, wide }: { items: Fact[]; wide?: boolean }) {
  return (
    <dl className={`${styles.facts} ${wide ? styles.wide : ''}`}>
      {items.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <UserText text={value} /> : (value ?? '–')}</dd>
        </div>
      ))}
    </dl>
  )
}

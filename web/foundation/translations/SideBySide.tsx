// Translation beside its original.
import type { ReactNode } from 'react'
import { Text } from '#web/ui/Text.tsx'
import styles from './SideBySide.module.css'

type Side = { title: string; note?: ReactNode; children: ReactNode }

export function SideBySide({ translated, original }: { translated: Side; original: Side | undefined }) {
  return (
    <div className={styles.around}>
      <div className={styles.columns}>
        <Column {...translated} />
        {original && <Column {...original} className={styles.original} />}
      </div>
    </div>
  )
}

function Column({ title, note, children, className }: Side & { className?: string | undefined }) {
  return (
    <section className={className} aria-label={title}>
      <p className={styles.head}>
        <Text>{title}</Text>
        {note && <span>{note}</span>}
      </p>
      <Text>{children}</Text>
    </section>
  )
}

// Section card of the account page.
import { useId, type ReactNode } from 'react'
import styles from '../AccountPage.module.css'

export function AccountSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      <div className={styles.inside}>{children}</div>
    </section>
  )
}

// Long text, collapsed on small screens, always complete.
import { useState } from 'react'
import { UserText } from '#web/ui/Unbroken.tsx'
import { split } from './cut.ts'
import styles from './Preview.module.css'

/** `most`: characters below 768 px. Line breaks stay. */
export function Preview({ text, most, more, less }: { text: string; most: number; more: string; less: string }) {
  const [open, setOpen] = useState(false)
  const [head, tail] = split(text, most)
  if (!tail)
    return (
      <p className={styles.text}>
        <UserText text={head} />
      </p>
    )
  return (
    <>
      <p className={`${styles.text} ${open ? '' : styles.closed}`}>
        <UserText text={head} />
        <span>
          <UserText text={tail} />
        </span>
      </p>
      <button type="button" className={`link ${styles.toggle}`} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? less : more}
      </button>
    </>
  )
}

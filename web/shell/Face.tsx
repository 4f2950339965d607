// The picture of an actor at the size of a line, or initials where there is none. Its name stands beside it or is its button's.
import type { Actor } from '#web/app/session.ts'
import { initialsOf } from '#web/ui/initials.ts'
import styles from './Face.module.css'

export function Face({ actor: { name, photo } }: { actor: Actor }) {
  if (photo) return <img className={styles.face} src={photo} alt="" width={32} height={32} />
  return (
    <span className={styles.face} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

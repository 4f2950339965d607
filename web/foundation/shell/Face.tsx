// Small actor picture or initials, unlabeled: the name is nearby.
import type { Actor } from '#web/foundation/session.ts'
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

// Small picture or initials of an actor, without a label: the name is beside it or on its button.
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

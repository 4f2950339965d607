// Small actor picture or initials, unlabeled: the name is nearby.
import { useSession, type Actor } from '#web/foundation/session.ts'
import { initialsOf, tintOf } from '#web/ui/initials.ts'
import styles from './Face.module.css'

/** `id` where it is not the signed-in person. */
export function Face({ actor: { businessID, name, photo }, id }: { actor: Actor; id?: string }) {
  const self = useSession()?.userID ?? ''
  if (photo) return <img className={styles.face} src={photo} alt="" width={32} height={32} />
  return (
    <span className={styles.face} data-tint={tintOf(businessID ?? id ?? self)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

// Comments waiting for the network.
import type { Comment } from '#contract/social/comments/comments.ts'
import { useOutbox } from '#web/foundation/outbox.ts'
import { Face } from '#web/foundation/shell/Face.tsx'
import { UnsentState } from '#web/foundation/shell/UnsentState.tsx'
import { useFocusRecovery } from '#web/ui/focus/after-removal.ts'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from './Comments.module.css'

type Props = {
  resourceID: string
  onSent: (comment: Comment | undefined) => void
}

export function UnsentComments({ resourceID, onSent }: Props) {
  const items = useOutbox('comments.create', resourceID, onSent)
  useFocusRecovery()
  return items.map((item) => (
    <li key={item.key} className={styles.comment}>
      <Face actor={item.actor} />
      <div>
        <div className={styles.bubble}>
          <p className="semi">{item.actor.name}</p>
          <p className={styles.text}>
            <UserText text={item.input.body.content} />
          </p>
        </div>
        <div className={styles.meta}>
          <UnsentState item={item} />
        </div>
      </div>
    </li>
  ))
}

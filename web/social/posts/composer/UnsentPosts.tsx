// Posts queued for the network.
import type { Post } from '#contract/social/posts/posts.ts'
import { useOutbox } from '#web/foundation/outbox.ts'
import { Face } from '#web/foundation/shell/Face.tsx'
import { UnsentState } from '#web/foundation/shell/UnsentState.tsx'
import { Card } from '#web/ui/Card.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from './Composer.module.css'

type Props = {
  list: string
  onSent: (post: Post | undefined) => void
}

export function UnsentPosts({ list, onSent }: Props) {
  const items = useOutbox('posts.create', list, onSent)
  return items.toReversed().map((item) => (
    <Card key={item.key} as="article" pad="m" className={styles.unsent}>
      <Face actor={item.actor} />
      <div>
        <h2>{item.actor.name}</h2>
        <p>
          <UserText text={item.input.body.content} />
        </p>
        <UnsentState item={item} />
      </div>
    </Card>
  ))
}

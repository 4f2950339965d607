// A message in transit, queued or refused.
import { Plural, Trans } from '@lingui/react/macro'
import { IconClock } from '#web/ui/icons.ts'
import { Written } from '#web/social/mentions/card.tsx'
import { timeOf } from '../times.ts'
import { UnsentState } from '#web/foundation/shell/UnsentState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './Chat.module.css'
import type { Unsent } from './thread-of.ts'

export function UnsentItem({ item }: { item: Unsent }) {
  const { content = '', files = [] } = item.input.body
  return (
    <li className={`${styles.message} ${styles.own} ${styles.unsent}`}>
      <div className={styles.bubble}>
        <Written text={content} mentions={[]} />
        {files.length > 0 && (
          <span className={styles.unsentFiles}>
            <Plural value={files.length} one="# file" other="# files" />
          </span>
        )}
      </div>
      <div className={styles.meta}>
        {item.state === 'sending' ? (
          <>
            <time dateTime={item.createdAt}>{timeOf(item.createdAt)}</time>
            <span className={styles.state}>
              <Icon icon={IconClock} size="s" />
              <Trans>Sending…</Trans>
            </span>
          </>
        ) : (
          <UnsentState item={item} />
        )}
      </div>
    </li>
  )
}

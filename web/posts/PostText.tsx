// The words of a post; a long text shows its beginning until more is asked for.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Mention } from '#contract/mentions.ts'
import { Written } from '#web/mentions/card.tsx'
import styles from './PostCard.module.css'
import { shortOf } from './post-text.ts'

export function PostText({ text, mentions, whole }: { text: string; mentions: Mention[]; whole?: boolean }) {
  const [open, setOpen] = useState(whole ?? false)
  const short = shortOf(text)
  return (
    <div className={styles.text}>
      <p>
        <Written text={open ? text : short} mentions={mentions} />
        {!open && short !== text && '…'}
      </p>
      {short !== text && !whole && (
        <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <Trans>View less</Trans> : <Trans>View more</Trans>}
        </button>
      )}
    </div>
  )
}

// Post text; long ones are collapsed.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Mention } from '#contract/social/mentions.ts'
import { Written } from '#web/social/mentions/card.tsx'
import styles from './PostCard.module.css'
import { shortOf } from './post-text.ts'
import { Text } from '#web/ui/Text.tsx'

type Props = { text: string; language: string | null; mentions: Mention[]; expanded?: boolean }

export function PostText({ text, language, mentions, expanded }: Props) {
  const [open, setOpen] = useState(expanded ?? false)
  const short = shortOf(text)
  return (
    <div className={styles.text}>
      <p lang={language ?? undefined}>
        <Written text={open ? text : short} mentions={mentions} />
        <Text>{!open && short !== text && '…'}</Text>
      </p>
      {short !== text && !expanded && (
        <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <Trans>View less</Trans> : <Trans>View more</Trans>}
        </button>
      )}
    </div>
  )
}

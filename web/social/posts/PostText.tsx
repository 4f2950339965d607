// Post text; long ones are collapsed.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Post } from '#contract/social/posts/posts.ts'
import { Translatable } from '#web/foundation/translations/Translatable.tsx'
import { mentionsOfTranslation, Written } from '#web/social/mentions/card.tsx'
import styles from './PostCard.module.css'
import { shortOf } from './post-text.ts'
import { Text } from '#web/ui/Text.tsx'

export function PostText({ post, expanded }: { post: Post; expanded?: boolean }) {
  const { postID, editedAt, language, mentions, can } = post
  const { text } = post.body
  const [open, setOpen] = useState(expanded ?? false)
  const isLong = shortOf(text) !== text
  const write = (all: string) => {
    const short = shortOf(all)
    return (
      <>
        <Written text={open ? all : short} mentions={mentionsOfTranslation(all, text, mentions)} />
        <Text>{!open && short !== all && '…'}</Text>
      </>
    )
  }
  return (
    <div className={styles.text}>
      <Translatable
        kind="post"
        id={postID}
        edition={editedAt}
        from={language}
        field="content"
        original={text}
        write={write}
        isOwn={can.edit}
        isPrivate={post.timelineType !== 'business'}
        more={
          isLong &&
          !expanded && (
            <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? <Trans>View less</Trans> : <Trans>View more</Trans>}
            </button>
          )
        }
      >
        <p lang={language ?? undefined}>{write(text)}</p>
      </Translatable>
    </div>
  )
}

// Where a comment is typed: Enter sends, Shift+Enter adds a line, and an input method that is composing keeps its Enter (1§2).
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { commentMost } from '#contract/constants.ts'
import type { Comment } from '#contract/comments.ts'
import { Refusal } from '#kit/refusal.ts'
import { useDraft } from '#web/draft.ts'
import { useOutcome } from '#web/failure-words.ts'
import { meantIn, type Pick, useMentions } from '#web/mentions/card.tsx'
import { useApi } from '#web/page.ts'
import { useSending } from '#web/sending.ts'
import { useSession } from '#web/session.ts'
import { Face } from '#web/shell/Face.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { sendIcon } from '#web/ui/icons.ts'
import styles from './Comments.module.css'

const noPicks = { picks: [] }
export type Resource = { resourceType: 'post' | 'product' | 'comment'; resourceID: string }

export function CommentBox({
  resource,
  label,
  focused,
  onSent,
}: {
  resource: Resource
  label: string
  /** Takes the focus whenever it grows. */
  focused?: number
  onSent: (comment: Comment) => void
}) {
  const api = useApi()
  const { t } = useLingui()
  const { failed } = useOutcome()
  const hint = useId()
  const actor = useSession()?.actor
  const [text, setText, clear] = useDraft(`comment ${resource.resourceID}`, '')
  const kept = useDraft<{ picks: Pick[] }>(`mentions ${resource.resourceID}`, noPicks)
  const [{ picks }, setPicks, forgetPicks] = kept
  const mentions = useMentions({ text, onText: setText, picks, onPicks: (next) => setPicks({ picks: next }) })
  const [sending, setSending] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const { idOf, arrived } = useSending()
  useEffect(() => {
    if (focused) area.current?.focus()
  }, [focused])
  const length = [...text].length
  const content = text.trim()

  async function send(): Promise<void> {
    if (!content || sending || length > commentMost) return
    setSending(true)
    setText('')
    // Who pressed the button goes on typing. The field is never disabled meanwhile: it would lose the focus.
    area.current?.focus()
    try {
      const comment = await api.comments.make({
        body: {
          ...resource,
          content,
          mentions: meantIn(content, picks),
          businessID: actor?.businessID,
          sendingID: idOf(content),
        },
      })
      arrived()
      clear()
      forgetPicks()
      onSent(comment)
    } catch (error) {
      setText(text)
      // The specification shows no message; what the reader can mend is said all the same.
      if (error instanceof Refusal && (error.name === 'TooManyRequests' || error.name === 'Forbidden')) failed(error)
    } finally {
      setSending(false)
    }
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    mentions.field.onKeyDown(event)
    if (event.defaultPrevented) return
    // 229 is what some browsers report for the Enter that ends a composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    void send()
  }
  return (
    <div className={styles.write}>
      {actor && <Face actor={actor} />}
      <div>
        <div className={styles.field}>
          <textarea
            {...mentions.field}
            ref={area}
            className={styles.input}
            rows={Math.min(6, Math.max(1, text.split('\n').length))}
            value={text}
            placeholder={t`Type here...`}
            aria-label={label}
            aria-describedby={hint}
            aria-invalid={length > commentMost || undefined}
            readOnly={sending}
            enterKeyHint="send"
            onKeyDown={press}
          />
          <button
            type="button"
            className={styles.send}
            aria-label={t`Send`}
            disabled={!content || sending || length > commentMost}
            onClick={() => void send()}
          >
            <Icon icon={sendIcon} size="s" />
          </button>
          {mentions.list}
        </div>
        <p className={styles.hint} id={hint}>
          <span>
            <Trans>Enter sends, Shift + Enter adds a line</Trans>
          </span>
          <span className="num" data-over={length > commentMost || undefined}>
            {length} / {commentMost}
          </span>
        </p>
      </div>
    </div>
  )
}

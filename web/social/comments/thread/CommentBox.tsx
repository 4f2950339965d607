// Comment field.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { commentMost } from '#contract/foundation/constants.ts'
import type { Comment } from '#contract/social/comments/comments.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { useField } from '#web/foundation/form/form-context.ts'
import { useMentions } from '#web/social/mentions/card.tsx'
import { useSession } from '#web/foundation/session.ts'
import { Face } from '#web/foundation/shell/Face.tsx'
import { Below } from '#web/ui/controls/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconSend } from '#web/ui/icons.ts'
import styles from './Comments.module.css'
import { useCommentForm, type CommentForm, type Resource } from './use-comment-form.ts'

const countedFrom = 400

type Props = {
  resource: Resource
  label: string
  focused?: number
  onSent: (comment: Comment) => void
}

export function CommentBox({ resource, label, focused, onSent }: Props) {
  const actor = useSession()?.actor
  const form = useCommentForm(resource, onSent)
  return (
    <Form form={form} className={styles.write}>
      {actor && <Face actor={actor} />}
      <CommentField form={form} label={label} focused={focused} />
    </Form>
  )
}

function CommentField({ form, label, focused }: { form: CommentForm; label: string; focused: number | undefined }) {
  const { t } = useLingui()
  const hintID = useId()
  const area = useRef<HTMLTextAreaElement | null>(null)
  const { value: text, error, ...bound } = useField<string>('content', label)
  const picks = useWatch({ control: form.control, name: 'picks' })
  const { field, list } = useMentions({
    text,
    onText: bound.onChange,
    picks,
    onPicks: (next) => form.setValue('picks', next),
  })
  useEffect(() => {
    if (focused) area.current?.focus()
  }, [focused])

  function send(): void {
    if (!text.trim() || form.busy) return
    // A disabled field would lose the focus.
    area.current?.focus()
    form.submit()
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    field.onKeyDown(event)
    if (event.defaultPrevented) return
    // Some browsers report 229 for the Enter that ends a composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    send()
  }
  return (
    <div>
      <div className={styles.field}>
        <textarea
          dir="auto"
          {...field}
          id={bound.id}
          ref={(element) => {
            area.current = element
            bound.ref(element)
          }}
          className={styles.input}
          maxLength={commentMost}
          rows={Math.min(6, Math.max(1, text.split('\n').length))}
          value={text}
          placeholder={t`Type here...`}
          aria-label={label}
          aria-describedby={hintID}
          aria-invalid={error !== undefined || [...text].length > commentMost || undefined}
          readOnly={form.busy}
          enterKeyHint="send"
          onKeyDown={press}
        />
        <button
          type="button"
          className={styles.send}
          aria-label={t`Send`}
          disabled={!text.trim() || form.busy}
          onClick={send}
        >
          <Icon icon={IconSend} size="s" />
        </button>
        {list}
      </div>
      <Hint id={hintID} length={[...text].length} error={error} />
    </div>
  )
}

function Hint({ id, length, error }: { id: string; length: number; error: string | undefined }) {
  return (
    <div id={id}>
      <p className={styles.hint}>
        <span>
          <Trans>Enter sends, Shift + Enter adds a line</Trans>
        </span>
        {length >= countedFrom && (
          <span className={`${styles.count} num`} data-over={length > commentMost || undefined}>
            {length} / {commentMost}
          </span>
        )}
      </p>
      <Below id={`${id}-error`} error={error} />
    </div>
  )
}

// Text field of a new post.
import { useLingui } from '@lingui/react/macro'
import type { FocusEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { postMost } from '#contract/foundation/constants.ts'
import { useField } from '#web/foundation/form/form-context.ts'
import { useMentions } from '#web/social/mentions/card.tsx'
import { Below } from '#web/ui/controls/Field.tsx'
import styles from './Composer.module.css'
import type { PostValues } from './post-form.ts'

export function PostTextField({ countID }: { countID: string }) {
  const { t } = useLingui()
  const label = t`Write a post`
  const { setValue } = useFormContext<PostValues>()
  const picks = useWatch<PostValues, 'picks'>({ name: 'picks' })
  const { id, value, error, onChange, onBlur, ref } = useField<string>('content', label)
  const { field, list } = useMentions({
    text: value,
    onText: onChange,
    picks,
    onPicks: (next) => setValue('picks', next),
  })
  function leave(event: FocusEvent): void {
    field.onBlur(event)
    onBlur()
  }
  return (
    <div>
      <div className={styles.words}>
        <textarea
          dir="auto"
          {...field}
          id={id}
          ref={ref}
          className={styles.input}
          rows={3}
          value={value}
          placeholder={t`Type here...`}
          aria-label={label}
          aria-invalid={error !== undefined || [...value].length > postMost || undefined}
          aria-describedby={error ? `${countID} ${id}-error` : countID}
          onBlur={leave}
        />
        {list}
      </div>
      <Below id={`${id}-error`} error={error} />
    </div>
  )
}

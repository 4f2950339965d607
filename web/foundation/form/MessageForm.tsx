// Message form with draft.
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import * as z from 'zod'
import { text } from '#contract/foundation/shapes.ts'
import { Refusal } from '#kit/refusal.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { checkedText } from './codecs.ts'
import { Form } from './Form.tsx'
import { SubmitButton } from './FormButtons.tsx'
import { TextAreaField } from './TextFields.tsx'
import { useServerForm } from './use-server-form.ts'

export type MessageFormProps = {
  draft: string
  title?: string
  label: string
  rows: number
  most: number
  button: string
  className?: string | undefined
  /** Reason for disabled sending. */
  closed?: ReactNode
  /** `unsaved`: not sent; the text stays. */
  onSend: (content: string, key: string) => Promise<'unsaved' | void>
} & Pick<ComponentProps<typeof SubmitButton>, 'look' | 'icon'>

export function MessageForm({
  draft,
  title,
  label,
  rows,
  most,
  button,
  className,
  closed,
  onSend,
  ...shape
}: MessageFormProps) {
  const { t } = useLingui()
  const form = useServerForm({
    // The field is empty after each message: refused on submit.
    schema: z.object({ content: checkedText(text(most)) }),
    saved: { content: '' },
    draft,
    async submit({ content }, { key }) {
      if (content.trim() === '') throw new Refusal('ValidationError', '', { fields: { content: 'is missing' } })
      if ((await onSend(content, key)) === 'unsaved') return 'unsaved'
      form.rebase({ content: '' }, {})
      return undefined
    },
  })
  if (closed && !form.changed) return null
  const hint = closed || (form.changed ? t`Draft kept on this device` : undefined)
  return (
    <Card as="section">
      {title && <CardHeader title={title} />}
      <Form form={form} className={className}>
        <TextAreaField name="content" label={label} rows={rows} most={most} hint={hint} />
        {!closed && (
          <div>
            <SubmitButton {...shape}>{button}</SubmitButton>
          </div>
        )}
      </Form>
    </Card>
  )
}

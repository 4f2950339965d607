// Label form: name and color.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as z from 'zod'
import { inquiryLabelMost } from '#contract/foundation/constants.ts'
import { labelColors, NewLabel } from '#contract/trade/inquiries/fields.ts'
import type { InquiryLabel } from '#contract/trade/inquiries/team.ts'
import { useApi } from '#web/foundation/page.ts'
import { SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { checkedText } from '#web/foundation/form/codecs.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import styles from './TeamBar.module.css'

const labelForm = z.object({ name: checkedText(NewLabel.shape.name), color: z.enum(labelColors) })

const colorNames: Record<(typeof labelColors)[number], ReturnType<typeof msg>> = {
  gray: msg`Gray`,
  blue: msg`Blue`,
  green: msg`Green`,
  yellow: msg`Yellow`,
  red: msg`Red`,
  purple: msg`Purple`,
}

type Props = {
  businessID: string
  label?: InquiryLabel | undefined
  onSaved: (label: InquiryLabel) => void
}

export function LabelForm({ businessID, label, onSaved }: Props) {
  const api = useApi()
  const { t, i18n } = useLingui()
  const form = useServerForm({
    draft: `label ${label?.id ?? ''}`,
    asksBeforeLeaving: false,
    schema: labelForm,
    saved: { name: label?.name ?? '', color: label?.color ?? ('gray' as const) },
    failureMessages: { Conflict: t`There is a label of this name` },
    async submit(body) {
      const params = { businessID }
      if (label) return onSaved(await api.inquiries.changeLabel({ params: { ...params, id: label.id }, body }))
      onSaved(await api.inquiries.addLabel({ params, body }))
      form.discard()
      form.setFocus('name')
      return 'unsaved'
    },
  })
  const title = label ? t`Edit ${label.name}` : t`New label`
  return (
    <Form form={form} className={styles.add} label={title}>
      <TextField name="name" label={title} maxLength={inquiryLabelMost} />
      <SelectField
        name="color"
        label={t`Color`}
        empty={false}
        options={labelColors.map((color) => ({ value: color, text: i18n._(colorNames[color]) }))}
      />
      <SubmitButton>{label ? t`Save` : t`Add label`}</SubmitButton>
    </Form>
  )
}

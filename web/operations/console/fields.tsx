// Form fields of the console.
import { useLingui } from '@lingui/react/macro'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'

export function ReasonField() {
  const { t } = useLingui()
  return (
    <TextAreaField name="reason" label={t`Reason`} most={staffReasonMost} rows={2} hint={t`Stands in the audit log.`} />
  )
}

export function StartField({ name, disabled, hint }: { name: string; disabled?: boolean; hint?: string }) {
  const { t } = useLingui()
  return (
    <TextField
      name={name}
      label={t`From (UTC)`}
      type="datetime-local"
      disabled={disabled}
      hint={hint ?? t`Empty: at once`}
    />
  )
}

// Choice of who sends files: opened to the other side only after an NDA.
import { useLingui } from '@lingui/react/macro'
import { useField } from '#web/foundation/form/form-context.ts'
import { Checkbox } from '#web/ui/controls/Field.tsx'

/** Requires a form with `afterNda`. */
export function AfterNdaField() {
  const { t } = useLingui()
  const label = t`Files only after the NDA: they open once both sides have signed`
  const { value, onChange, ...field } = useField<boolean>('afterNda', label)
  return <Checkbox {...field} label={label} checked={value} onChange={({ target: { checked } }) => onChange(checked)} />
}

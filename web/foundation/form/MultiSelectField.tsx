// Multiple choice: check boxes if short, else tags with search.
import { useLingui } from '@lingui/react/macro'
import { Suspense, type ReactNode } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { Below, Checkbox } from '#web/ui/controls/Field.tsx'
import { textOf, type Option } from './ChoiceFields.tsx'
import { useField } from './form-context.ts'
import styles from './Form.module.css'

const MultiSelect = lazyComponent(async () => (await import('#web/ui/controls/MultiSelect.tsx')).MultiSelect)

export const preloadMultiSelect = MultiSelect.preload

const boxesMost = 20

type Props = {
  name: string
  label: string
  options: readonly Option[]
  hint?: ReactNode
  none?: string | undefined
}

export function MultiSelectField({ name, label, options, hint, none }: Props) {
  const display = (values: string[]) => values.map((value) => textOf(options, value)).join(', ')
  const { id, value: chosen, error, onChange, onBlur, ref } = useField<string[]>(name, label, display)
  const control = { label, options, chosen, onChange }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears when the focus leaves the fields inside
    <fieldset
      className={styles.group}
      id={id}
      ref={ref}
      tabIndex={-1}
      aria-describedby={hint || error ? `${id}-hint` : undefined}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur()}
    >
      <legend>{label}</legend>
      {options.length <= boxesMost ? <Boxes {...control} /> : <Searched {...control} />}
      {options.length === 0 && none && <p className="muted small">{none}</p>}
      <Below id={`${id}-hint`} hint={hint} error={error} />
    </fieldset>
  )
}

type Control = {
  label: string
  options: readonly Option[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

function Boxes({ options, chosen, onChange }: Control) {
  return (
    <div className={styles.boxes}>
      {options.map(({ value, text }) => (
        <Checkbox
          key={value}
          label={text}
          checked={chosen.includes(value)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </div>
  )
}

function Searched({ label, ...control }: Control) {
  const { t } = useLingui()
  return (
    <div className={styles.reserved} data-chosen={control.chosen.length > 0 || undefined}>
      <Suspense>
        <MultiSelect {...control} label={label} add={t`Add…`} findLabel={t`Find: ${label}`} noneLabel={t`No match`} />
      </Suspense>
    </div>
  )
}

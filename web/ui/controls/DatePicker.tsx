// Date picker: native until React Aria's loads.
import { useEffect, useId, useState, type ReactNode } from 'react'
import { Field } from './Field.tsx'
import { loadOnReach } from '#web/ui/load-on-reach.ts'

/** YYYY-MM-DD; '' is empty. `min` and `max` together make the calendar list every year. */
export type DatePickerProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** React Aria words the other buttons. */
  clearLabel: string
  id?: string
  name?: string
  min?: string | undefined
  max?: string | undefined
  required?: boolean
  hint?: ReactNode
  error?: string | undefined
}

const field = loadOnReach(async () => (await import('./DateField.tsx')).DateField)

export function DatePicker(props: DatePickerProps) {
  const made = useId()
  const id = props.id ?? made
  const [shown, setShown] = useState({ loaded: false, autoFocus: false })
  useEffect(() => {
    void field.load().then(() => setShown({ loaded: true, autoFocus: document.activeElement?.id === id }))
  }, [id])
  const DateField = field.current
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces a focused field
  if (shown.loaded && DateField) return <DateField {...props} id={id} autoFocus={shown.autoFocus} />
  const { clearLabel: _, onChange, ...native } = props
  return <Field {...native} id={id} type="date" onChange={(event) => onChange(event.currentTarget.value)} />
}

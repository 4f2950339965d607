// A date, typed part by part or chosen in a calendar. Native until React Aria's has come, and where scripts don't run.
import { useEffect, useId, useState, type ReactNode } from 'react'
import { Field } from './Field.tsx'
import { loadOnReach } from '#web/ui/load-on-reach.ts'

/** `value`, `min` and `max` as YYYY-MM-DD; '' is no date. With both `min` and `max` the calendar offers every year between them. */
export type DatePickerProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Name of the button that empties it. The other names are React Aria's, in the language of the page. */
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
  // A reader who is in the native field goes on in the other one.
  const [shown, setShown] = useState({ loaded: false, autoFocus: false })
  useEffect(() => {
    void field.load().then(() => setShown({ loaded: true, autoFocus: document.activeElement?.id === id }))
  }, [id])
  const DateField = field.current
  if (shown.loaded && DateField) return <DateField {...props} id={id} autoFocus={shown.autoFocus} />
  const { clearLabel: _, onChange, ...native } = props
  return <Field {...native} id={id} type="date" onChange={(event) => onChange(event.currentTarget.value)} />
}

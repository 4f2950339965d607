// A list in a form whose rows have controls of their own, such as the specifications of a product: rows are added and removed, and the
// list as a whole has a label, a wording and an error.
import { useEffect, type ReactNode } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { messageAt } from './field-errors.ts'
import { useFormContextValue } from './form-context.ts'

/** `key` is for React; the controls of the row have names that begin with `name` (`specs.0` in `specs.0.value`). */
export type ListRow = { key: string; name: string }

/** The value is a list of objects. `display` words it where two versions are compared. */
export function useListField<T extends object>(name: string, label: string, display: (rows: T[]) => ReactNode) {
  const { fields } = useFormContextValue()
  const { errors } = useFormState({ name })
  const { fields: rows, append, remove } = useFieldArray({ name })
  useEffect(() => {
    fields.set(name, { label, display })
  })
  useEffect(() => () => void fields.delete(name), [fields, name])
  return {
    rows: rows.map(({ id }, at): ListRow => ({ key: id, name: `${name}.${at}` })),
    error: messageAt(errors, name),
    /** The focus goes to the control of the new row at `focus`, or stays. */
    add(row: T, focus?: keyof T & string) {
      append(row, focus ? { focusName: `${name}.${rows.length}.${focus}` } : { shouldFocus: false })
    },
    remove,
  }
}

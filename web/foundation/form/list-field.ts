// List fields whose rows have their own controls.
import { useEffect, type ReactNode } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { messageAt } from './field-errors.ts'
import { useFormContextValue } from './form-context.ts'

/** `name`: prefix of the row's control names (`specs.0`). */
export type ListRow = { key: string; name: string }

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
    add(row: T, focus?: keyof T & string) {
      append(row, focus ? { focusName: `${name}.${rows.length}.${focus}` } : { shouldFocus: false })
    },
    remove,
  }
}

// Binding of fields to a form by name.
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { isEmpty } from '#kit/field-errors.ts'

export type FormField = { label: string; display?: ((value: never) => ReactNode) | undefined }

export type FormContextValue = {
  id: string
  /** Order of appearance. */
  fields: Map<string, FormField>
  busy: boolean
  /** Seconds until resubmission is allowed. */
  wait: number
  /** Changes when values are replaced: key of stateful controls. */
  generation: number
  savedValues: () => FieldValues
  /** An upload blocks saving. */
  setUploading: (name: string, uploading: boolean) => void
  /** Record forms: saves one field, whatever the others hold. */
  saveField?: ((name: string, value: unknown) => Promise<void>) | undefined
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

export function useFormContextValue(): FormContextValue {
  const form = use(FormContext)
  if (!form) throw new Error('A field outside of a form')
  return form
}

export function fieldID(form: Pick<FormContextValue, 'id'>, name: string): string {
  return form.id ? `${form.id}-${name}` : name
}

type BoundField<T> = {
  id: string
  name: string
  value: T
  error: string | undefined
  onChange: (value: T) => void
  onBlur: () => void
  ref: (element: { focus: () => void } | null) => void
}

/** `display` words an unreadable value. */
export function useField<T>(name: string, label: string, display?: (value: T) => ReactNode): BoundField<T> {
  const form = useFormContextValue()
  const { field, fieldState } = useController({ name })
  const { fields } = form
  const [isKnown] = useState(field.value !== undefined)
  if (!isKnown) throw new Error(`The form has no value at ${name}`)
  useEffect(() => {
    fields.set(name, { label, display })
  })
  useEffect(() => () => void fields.delete(name), [fields, name])
  return {
    id: fieldID(form, name),
    name,
    value: field.value as T,
    error: fieldState.error?.message,
    onChange: field.onChange,
    // Leaving an untouched empty field is no error.
    onBlur: () => (fieldState.isDirty || !isEmpty(field.value)) && field.onBlur(),
    ref: field.ref,
  }
}

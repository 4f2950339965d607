// The binding between a form and its fields: fields read their value and error by name, and register their label.
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { isEmpty } from '#kit/field-errors.ts'

/** A field as the error summary and the conflict dialog name it. `display` words a value as people read it. */
export type FormField = { label: string; display?: ((value: never) => ReactNode) | undefined }

export type FormContextValue = {
  /** Prefix of the fields' ids; empty for none. */
  id: string
  /** By name, in the order in which they appeared. */
  fields: Map<string, FormField>
  busy: boolean
  /** Seconds until it may be sent again; 0: now. */
  wait: number
  /** Changes when the values are replaced: the key of a control that keeps a state of its own. */
  generation: number
  /** For fields that depend on others: taking a choice back brings back what was saved below it. */
  savedValues: () => FieldValues
  /** A field that sends a file keeps the form from being saved meanwhile. */
  setUploading: (name: string, uploading: boolean) => void
  /** Forms of a record: saves this field at once, as the contract wants it, whatever the others hold. */
  saveField?: ((name: string, value: unknown) => Promise<void>) | undefined
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

export function useFormContextValue(): FormContextValue {
  const form = use(FormContext)
  if (!form) throw new Error('A field outside of a form')
  return form
}

/** The id of a field's control, for labels and links. */
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

/**
 * Binds a control to the form's value at `name` (a path: `phone`, `specs.0.key`). For controls that the kit does not have; pass
 * `display` where the value is not what people read.
 */
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
    // No error for an empty field that was only passed.
    onBlur: () => (fieldState.isDirty || !isEmpty(field.value)) && field.onBlur(),
    ref: field.ref,
  }
}

// Revalidation of errors that depend on several fields.
import { useEffect } from 'react'
import { type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { FormField } from './form-context.ts'

/** Server errors stay until their own field changes. */
export function useDependentErrors<V extends FieldValues, B>(
  form: UseFormReturn<V, unknown, B>,
  fields: Map<string, FormField>,
): void {
  useEffect(() => {
    function checkOthers(changed: string | undefined): void {
      const names = [...fields.keys()].filter((name) => {
        const { type } = (form.getFieldState(name as FieldPath<V>).error ?? {}) as { type?: string }
        return name !== changed && type !== undefined && type !== 'server'
      })
      if (names.length > 0) void form.trigger(names as FieldPath<V>[])
    }
    // A reset sets values one by one.
    const callback = ({ name }: { name?: string }) => queueMicrotask(() => checkOthers(name))
    return form.subscribe({ formState: { values: true }, callback })
  }, [form, fields])
}

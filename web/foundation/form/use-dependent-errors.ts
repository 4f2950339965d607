// Errors that depend on several fields: the lowest price is right again when the highest one is corrected.
import { useEffect } from 'react'
import { type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { FormField } from './form-context.ts'

/** Checks fields with an error again when another field changes. Errors that the server found stay until their own field changes. */
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
    // Later, because a form that is reset sets one value after the other, and only then has no errors.
    const callback = ({ name }: { name?: string }) => queueMicrotask(() => checkOthers(name))
    return form.subscribe({ formState: { values: true }, callback })
  }, [form, fields])
}

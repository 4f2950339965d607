// Form hook: schema, drafts, unsaved changes, submission, errors.
import { useId, useState, type ComponentProps } from 'react'
import { useForm, type FieldErrors, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import type { ConflictDialog } from './ConflictDialog.tsx'
import { useErrorMessages, type ErrorMessages } from './error-messages.ts'
import { fieldAt, refusedBy } from './field-errors.ts'
import type { FormContextValue } from './form-context.ts'
import { schemaResolver } from './resolver.ts'
import { useDependentErrors } from './use-dependent-errors.ts'
import { asDefaults, useFormChanges, type ChangesOptions, type FormChanges } from './use-form-changes.ts'
import { useSubmission, type Submission, type SubmissionOptions } from './use-submission.ts'

export type ServerFormOptions<V extends FieldValues, B> = ChangesOptions<V> &
  SubmissionOptions<B> & {
    schema: z.ZodType<B, V>
    /** Prefix of field ids, unique by default. Empty: ids are the names. */
    id?: string
    errorMessages?: ErrorMessages
    /** Defaults to true when a draft is kept. */
    asksBeforeLeaving?: boolean
  }

/** `discard` and `rebase` maintain the draft, `reset` does not. */
export type ServerForm<V extends FieldValues = FieldValues, B = unknown> = UseFormReturn<V, unknown, B> &
  FormChanges<V> &
  Submission &
  FormContextValue & {
    uploading: boolean
    keepsDraft: boolean
    asksBeforeLeaving: boolean
    summary: boolean | string
    conflict?: ComponentProps<typeof ConflictDialog>
  }

/** Errors show after leaving a field or submitting. `saved` must define every field. A save drops the draft. */
export function useServerForm<V extends FieldValues, B>(options: ServerFormOptions<V, B>): ServerForm<V, B> {
  const { schema, saved, failuresIn, summary = failuresIn === 'summary', draft } = options
  const unique = useId()
  const messageOf = useErrorMessages(options.errorMessages)
  const [fields] = useState<FormContextValue['fields']>(() => new Map())
  // The address may name a foreign field.
  const [failed] = useState(
    options.failed && { ...options.failed, field: fieldAt(options.failed.field ?? '', Object.keys(saved)) },
  )
  const [errors] = useState(() => {
    if (!failed?.field) return undefined
    const message = messageOf(failed.field, refusedBy(failed.name))
    return { [failed.field]: { type: 'server', message } } as FieldErrors<V>
  })
  const form = useForm<V, unknown, B>({
    mode: 'onTouched',
    defaultValues: asDefaults(saved),
    resolver: schemaResolver(schema, messageOf),
    shouldFocusError: !summary,
    ...(errors && { errors }),
  })
  const changes = useFormChanges(form, options)
  useDependentErrors(form, fields)
  const [uploads, setUploads] = useResettableState<ReadonlySet<string>>(new Set(), changes.generation)
  const submission = useSubmission({
    ...options,
    summary,
    failed,
    form,
    fields,
    messageOf,
    onSaved: () => changes.rebase(form.getValues(), {}),
  })
  return {
    ...form,
    ...changes,
    ...submission,
    discard() {
      changes.discard()
      submission.forgive()
    },
    id: options.id ?? unique,
    fields,
    uploading: uploads.size > 0,
    setUploading(name, uploading) {
      setUploads((before) => new Set([...before, name].filter((one) => uploading || one !== name)))
    },
    keepsDraft: draft !== undefined,
    asksBeforeLeaving: options.asksBeforeLeaving ?? draft !== undefined,
    summary,
  }
}

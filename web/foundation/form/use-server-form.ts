// The one way to make a form: react-hook-form over a schema of the contract, drafts, unsaved changes, sending and its errors.
import { useEffect, useId, useState, type ComponentProps } from 'react'
import { useForm, type FieldErrors, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
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
    /** Reads the values as they stand on the screen; its output is what `submit` gets. Made from the contract's own shapes. */
    schema: z.ZodType<B, V>
    /** Prefix of the fields' ids, by default a unique one. Empty: the ids are the names. */
    id?: string
    /** Sentences for errors of this form's fields, in place of the usual ones. */
    errorMessages?: ErrorMessages
    /** Does leaving the page with changes ask first? By default where a draft is kept. */
    asksBeforeLeaving?: boolean
  }

/**
 * A form of react-hook-form, and what this kit adds. Give it to `<Form form={…}>`, within which the fields find it. Not `reset` but
 * `discard` and `rebase` change what is saved: they know of the draft.
 */
export type ServerForm<V extends FieldValues = FieldValues, B = unknown> = UseFormReturn<V, unknown, B> &
  FormChanges<V> &
  Submission &
  FormContextValue & {
    /** Is a file still on its way? Then it can't be saved yet. */
    uploading: boolean
    keepsDraft: boolean
    asksBeforeLeaving: boolean
    summary: boolean | string
    /** Set while changes of the same fields by two people are to be decided (`useRecordForm`). */
    conflict?: ComponentProps<typeof ConflictDialog>
  }

/**
 * Errors show once a field was left or after an attempt to send. `saved` gives every field its first value, and none may be undefined.
 * The draft is dropped when `submit` has saved.
 */
export function useServerForm<V extends FieldValues, B>(options: ServerFormOptions<V, B>): ServerForm<V, B> {
  const { schema, saved, failuresIn, summary = failuresIn === 'summary', draft } = options
  const unique = useId()
  const messageOf = useErrorMessages(options.errorMessages)
  const [fields] = useState<FormContextValue['fields']>(() => new Map())
  const [uploads, setUploads] = useState<ReadonlySet<string>>(new Set())
  // Of a form that was posted without scripts: drawn by the server too. The address may name a field that is none of this form.
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
  // Uploads go with the values that they were for.
  useEffect(() => setUploads((before) => (before.size > 0 ? new Set() : before)), [changes.generation])
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

// Form submission: one at a time, idempotent, server errors at their fields.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { get, type FieldErrors, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { Refusal } from '#kit/refusal.ts'
import { useToasts, errorMessage } from '#web/foundation/error-messages.ts'
import { useLingui } from '@lingui/react/macro'
import type { FieldError } from '#kit/field-errors.ts'
import { refusedFields } from './field-errors.ts'
import { failureOf, useFailureMessage, type FailureMessages, type SubmitFailure } from './failure-message.tsx'
import type { FormField } from './form-context.ts'
import { useIdempotencyKey } from './idempotency-key.ts'

export type SubmissionOptions<B> = {
  /** A thrown refusal is shown. `unsaved`: a second step is needed. */
  submit: (body: B, sending: { key: string }) => Promise<'unsaved' | void>
  /** Error list above the fields. Default: if `failuresIn` is `summary`. */
  summary?: boolean | string | undefined
  failuresIn?: 'toast' | 'summary' | undefined
  failureMessages?: FailureMessages | undefined
  /** Toast prefix; field errors then show the toast, too. */
  failurePrefix?: string | undefined
  /** Read from the address, after a post without scripts. */
  failed?: (SubmitFailure & { field?: string | undefined }) | undefined
}

export type Submission = {
  busy: boolean
  wait: number
  attempts: number
  failure: ReactNode
  submit: (event?: { preventDefault: () => void }) => void
  forgive: () => void
}

type SubmissionInput<V extends FieldValues, B> = SubmissionOptions<B> & {
  form: UseFormReturn<V, unknown, B>
  fields: Map<string, FormField>
  messageOf: (name: string, error: FieldError) => string
  onSaved: () => void
}

export function useSubmission<V extends FieldValues, B>(given: SubmissionInput<V, B>): Submission {
  const { form, summary = false, failuresIn = 'toast', failed } = given
  const { i18n } = useLingui()
  const { showError } = useToasts()
  const failureMessage = useFailureMessage(given.failureMessages)
  const { keyFor, complete } = useIdempotencyKey()
  const [wait, setWait] = useCountdown(failed?.wait ?? 0)
  const [busy, setBusy] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [failure, setFailure] = useState(() => failed && firstFailure(failed, given.failureMessages))
  const isSending = useRef(false)

  function showFailure(error: unknown): void {
    const thrown = failureOf(error)
    const refused = refusedFields(error, [...given.fields.keys()])
    const names = [...refused.keys()]
    for (const [name, one] of refused)
      form.setError(name as FieldPath<V>, { type: 'server', message: given.messageOf(name, one) })
    const own = given.failureMessages?.[thrown.name]
    if (names.length === 0 || own || given.failurePrefix) {
      const sentence = typeof own === 'string' ? own : errorMessage(error, i18n)
      const { failurePrefix: prefix } = given
      if (failuresIn === 'summary') setFailure(thrown)
      else showError(error, prefix ? `${prefix}: ${reasonOf(error, refused, given) ?? sentence}` : sentence)
    }
    if (failuresIn === 'summary') setWait(thrown.wait ?? 0)
    setAttempts((count) => count + 1)
    if (!summary && names[0]) form.setFocus(names[0] as FieldPath<V>)
  }

  async function send(body: B): Promise<void> {
    setBusy(true)
    try {
      if ((await given.submit(body, { key: keyFor(body) })) === 'unsaved') return
      complete()
      setAttempts(0)
      given.onSaved()
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  function showInvalid(errors: FieldErrors<V>): void {
    setAttempts((count) => count + 1)
    // An error of an absent field would block the form silently.
    if (![...given.fields.keys()].some((name) => get(errors, name))) showError(new Refusal('ValidationError'))
  }

  async function submit(): Promise<void> {
    if (isSending.current || wait > 0) return
    isSending.current = true
    setFailure(undefined)
    try {
      await form.handleSubmit(send, showInvalid)()
    } finally {
      isSending.current = false
    }
  }

  return {
    busy,
    wait,
    attempts,
    failure: failure && failureMessage(failure),
    submit(event) {
      event?.preventDefault()
      void submit()
    },
    forgive() {
      setAttempts(0)
      setFailure(undefined)
    },
  }
}

function reasonOf<V extends FieldValues, B>(
  error: unknown,
  refused: Map<string, FieldError>,
  { fields, messageOf }: SubmissionInput<V, B>,
): string | undefined {
  if (refused.size > 0)
    return [...refused].map(([name, one]) => `${fields.get(name)?.label ?? name}: ${messageOf(name, one)}`).join(' ')
  return error instanceof Refusal && error.name === 'ValidationError' ? error.message : undefined
}

function firstFailure(
  { name, wait, field }: NonNullable<SubmissionOptions<unknown>['failed']>,
  own: FailureMessages = {},
): SubmitFailure {
  return { name: field && !own[name] ? 'ValidationError' : name, wait }
}

function useCountdown(start: number): [seconds: number, set: (seconds: number) => void] {
  const [seconds, setSeconds] = useState(start)
  useEffect(() => {
    if (seconds <= 0) return
    const tick = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(tick)
  }, [seconds])
  return [seconds, setSeconds]
}

// Sending a form: once at a time, with an idempotency key, and the server's errors put at their fields.
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
  /**
   * Sends what the schema made of the values. A refusal that it throws is shown. `unsaved`: nothing was saved after all (a second
   * step is needed), so the values stay what they are: changes.
   */
  submit: (body: B, sending: { key: string }) => Promise<'unsaved' | void>
  /**
   * Lists the errors above the fields, under a title of its own if it is a text. It receives the focus; else the first field does.
   * By default where failures stand there too.
   */
  summary?: boolean | string | undefined
  /** Place of the sentence for the whole form. With `summary` the form also counts down until another attempt makes sense (accounts). */
  failuresIn?: 'toast' | 'summary' | undefined
  /** Sentences for refusals that mean something particular here. */
  failureMessages?: FailureMessages | undefined
  /** Stands before the sentence of a toast, which then is shown for errors of fields as well. */
  failurePrefix?: string | undefined
  /** The failure of a form that was posted without scripts, from the address. */
  failed?: (SubmitFailure & { field?: string | undefined }) | undefined
}

export type Submission = {
  busy: boolean
  /** Seconds until it may be sent again; 0: now. */
  wait: number
  /** Number of failed attempts since it was last sent. */
  attempts: number
  /** The sentence for the form as a whole, where `failuresIn` is the summary. */
  failure: ReactNode
  submit: (event?: { preventDefault: () => void }) => void
  /** Forgets the failed attempts. */
  forgive: () => void
}

type Given<V extends FieldValues, B> = SubmissionOptions<B> & {
  form: UseFormReturn<V, unknown, B>
  fields: Map<string, FormField>
  messageOf: (name: string, error: FieldError) => string
  /** After everything is saved. */
  onSaved: () => void
}

export function useSubmission<V extends FieldValues, B>(given: Given<V, B>): Submission {
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
    // The errors of fields say enough, unless the form has words of its own.
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
    // An error of a field that is not on the page would stop the form without a word.
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

/** The reason of a refusal by its first field, else the server's own words, which are English. */
function reasonOf<V extends FieldValues, B>(
  error: unknown,
  [first]: Map<string, FieldError>,
  { fields, messageOf }: Given<V, B>,
): string | undefined {
  if (first) return `${fields.get(first[0])?.label ?? first[0]}: ${messageOf(...first)}`
  return error instanceof Refusal && error.name === 'ValidationError' ? error.message : undefined
}

/** After a post without scripts: a field that was not accepted says so itself, unless the form has a sentence for the refusal. */
function firstFailure(
  { name, wait, field }: NonNullable<SubmissionOptions<unknown>['failed']>,
  own: FailureMessages = {},
): SubmitFailure {
  return { name: field && !own[name] ? 'ValidationError' : name, wait }
}

/** Seconds, counted down to 0. */
function useCountdown(start: number): [seconds: number, set: (seconds: number) => void] {
  const [seconds, setSeconds] = useState(start)
  useEffect(() => {
    if (seconds <= 0) return
    const tick = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(tick)
  }, [seconds])
  return [seconds, setSeconds]
}

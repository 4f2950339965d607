// The words for a submission that failed as a whole: the form's own for the name of the refusal, else the usual ones.
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Refusal } from '#kit/refusal.ts'
import { errorMessage } from '#web/foundation/error-messages.ts'
import type { RefusalName } from '#contract/foundation/refusals.ts'

/** By the name of the refusal; pages that forms without scripts come back to have names of their own (`OpenID`). */
export type FailureMessages = Partial<Record<string, ReactNode>>

/** A failed submission: the thrown error, or only its name from the address after a form was posted without scripts. */
export type SubmitFailure = { name: string; wait?: number | undefined; error?: unknown }

export function failureOf(error: unknown): SubmitFailure {
  const { name, retryAfter } = error instanceof Refusal ? error : { name: (error as Error).name, retryAfter: undefined }
  return { name, error, wait: retryAfter === undefined ? undefined : Math.ceil(retryAfter) }
}

/** The sentence for a failure; with a `wait`, how many seconds until another attempt makes sense. */
export function useFailureMessage(own: FailureMessages = {}): (failure: SubmitFailure) => ReactNode {
  const { i18n } = useLingui()
  return ({ name, wait = 0, error }) => {
    if (name === 'TooManyRequests' || name === 'ServiceUnavailable')
      return (
        <Plural
          value={wait}
          _0="Too many attempts. Try again in a moment."
          one="Too many attempts. Try again in # second."
          other="Too many attempts. Try again in # seconds."
        />
      )
    return own[name] ?? errorMessage(error ?? new Refusal(name as RefusalName), i18n)
  }
}

// Messages of failed submissions, by refusal name.
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Refusal } from '#kit/refusal.ts'
import { errorMessage } from '#web/foundation/error-messages.ts'
import type { RefusalName } from '#contract/foundation/refusals.ts'

export type FailureMessages = Partial<Record<string, ReactNode>>

/** The thrown error, or its name from the address, without scripts. */
export type SubmitFailure = { name: string; wait?: number | undefined; error?: unknown }

export function failureOf(error: unknown): SubmitFailure {
  const { name, retryAfter } = error instanceof Refusal ? error : { name: (error as Error).name, retryAfter: undefined }
  return { name, error, wait: retryAfter === undefined ? undefined : Math.ceil(retryAfter) }
}

/** `wait` in seconds. */
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

// The words for what is wrong with a field, and for a call that was refused.
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { passwordLeast } from '#contract/constants.ts'
import type { Fault } from './rules.ts'

/** By the refusal's name. */
export type FailureWords = Partial<Record<string, ReactNode>>

export function useFaultWords(): (fault: Fault) => string {
  const { t } = useLingui()
  return (fault) =>
    ({
      missing: t`This field is needed`,
      email: t`This is not an e-mail address`,
      ending: t`The part after the @ has no ending, for example .com or .cl`,
      short: t`At least ${passwordLeast} characters`,
      long: t`This is too long`,
      common: t`This password is one of the most common. Choose another.`,
      terms: t`Your consent is needed to open an account`,
      taken: t`This address has an account already`,
      wrong: t`This is not the right one`,
      code: t`Type the code that your app shows now, or a recovery code`,
      refused: t`This was not accepted. Please check it.`,
    })[fault]
}

/** `wait`: seconds until it may be tried again. */
export function useFailureWords(own: FailureWords): (name: string, wait: number) => ReactNode {
  const { t } = useLingui()
  return (name, wait) => {
    if (name === 'TooManyRequests' || name === 'ServiceUnavailable')
      return (
        <p>
          <Plural
            value={wait}
            _0="Too many attempts. Try again in a moment."
            one="Too many attempts. Try again in # second."
            other="Too many attempts. Try again in # seconds."
          />
        </p>
      )
    if (own[name]) return <p>{own[name]}</p>
    // Nothing came back at all: fetch throws a TypeError.
    if (name === 'TypeError')
      return <p>{t`The network did not answer. What you typed is still here; try again when you are online.`}</p>
    return <p>{t`Something was wrong, try again please`}</p>
  }
}

// How a form of the account page proves that it is the owner: by the password, or, where there is none, by a recent sign-in.
import { useLingui } from '@lingui/react/macro'
import { given, type Fault, type Rule } from './rules.ts'

type Proof = {
  rules: Record<string, Rule>
  labels: Record<string, string>
  refused: Record<string, Fault>
  words: Record<string, string>
}

/** The parts of a form that belong to its password field. `conflict`: words for what stands against the deed. */
export function useProof(hasPassword: boolean, conflict?: string): Proof {
  const { t } = useLingui()
  return {
    rules: hasPassword ? { password: given } : {},
    labels: { password: t`Your password` },
    refused: { password: 'wrong' },
    words: {
      ...(conflict && { Conflict: conflict }),
      Forbidden: hasPassword
        ? t`The password is wrong.`
        : t`You logged in more than 15 minutes ago. Log out, log in again, and repeat this.`,
    },
  }
}

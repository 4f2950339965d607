// Names of proofs and claimants.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { claimantRoles, ProofMethod } from '#contract/trust/ownership-claims/proofs.ts'

const methods: Record<ProofMethod, ReturnType<typeof msg>> = {
  mailbox: msg`Mail at the domain`,
  dns: msg`DNS record`,
  file: msg`File on the website`,
  phone: msg`Phone on record`,
  document: msg({ message: 'Document', comment: 'a proof: register extract or letter of the management' }),
  letter: msg({ message: 'Letter', comment: 'a proof: code by post' }),
}

export type ClaimantRole = (typeof claimantRoles)[number]
const roles: Record<ClaimantRole, ReturnType<typeof msg>> = {
  management: msg`Owner or management`,
  employee: msg`Employee`,
  agency: msg`Agency with an order`,
}

export function useMethodNames(): Record<ProofMethod, string> {
  const { i18n } = useLingui()
  return named(methods, (name) => i18n._(name))
}

export function useRoleNames(): Record<ClaimantRole, string> {
  const { i18n } = useLingui()
  return named(roles, (name) => i18n._(name))
}

function named<K extends string, V>(texts: Record<K, V>, say: (text: V) => string): Record<K, string> {
  return Object.fromEntries(Object.entries<V>(texts).map(([key, text]) => [key, say(text)])) as Record<K, string>
}

// Kinds of claims, their states, and what follows from what. For server and pages; without zod.

export const claimKinds = [
  'register',
  'vat',
  'lei',
  'duns',
  'domain',
  'address',
  'bank',
  'certificate',
  'visit',
] as const
export type ClaimKind = (typeof claimKinds)[number]

/** One of these makes a business verified: they say that the company exists. The others say more about it. */
export const identityKinds: readonly ClaimKind[] = ['register', 'vat', 'lei', 'visit']

export const domainMethods = ['dns', 'file', 'mail'] as const
/** Mailboxes that only who runs a domain can read. */
export const proofMailboxes = ['admin', 'administrator', 'hostmaster', 'postmaster', 'webmaster', 'info'] as const

/**
 * `checking`: a job looks for the proof of a domain. `waiting`: for a verifier. `asked`: the verifier waits for the owner. `seconding`: one
 * verifier has approved, another one must.
 */
export const claimStates = [
  'checking',
  'waiting',
  'asked',
  'seconding',
  'verified',
  'refused',
  'expired',
  'withdrawn',
] as const
export type ClaimState = (typeof claimStates)[number]
/** States in which a verifier has something to do. */
export const judgedStates: readonly ClaimState[] = ['waiting', 'seconding']
export const openStates: readonly ClaimState[] = ['checking', 'waiting', 'asked', 'seconding']

export type ClaimAct = 'take' | 'ask' | 'answer' | 'approve' | 'refuse' | 'withdraw' | 'expire'

/** The state after the act; undefined where it is not allowed. `isSecond`: another verifier has approved before. */
export function afterClaimAct(
  state: ClaimState,
  act: ClaimAct,
  { fourEyes = false, isSecond = false } = {},
): ClaimState | undefined {
  const isOpen = openStates.includes(state)
  const isJudged = judgedStates.includes(state) || state === 'asked'
  switch (act) {
    case 'take':
      return isJudged ? state : undefined
    case 'ask':
      return judgedStates.includes(state) ? 'asked' : undefined
    case 'answer':
      return state === 'asked' ? 'waiting' : undefined
    case 'approve':
      if (!isJudged) return undefined
      return fourEyes && !isSecond ? 'seconding' : 'verified'
    case 'refuse':
      return isJudged ? 'refused' : undefined
    case 'withdraw':
      return isOpen || state === 'verified' ? 'withdrawn' : undefined
    case 'expire':
      return state === 'verified' ? 'expired' : undefined
  }
}

const day = 24 * 3600 * 1000 // ms
export const domainCheckDays = 30
/** How long a claim counts after it was checked. A domain that is not proven again has some days of grace. */
const validDays: Record<ClaimKind, number> = {
  register: 365,
  vat: 365,
  lei: 365,
  duns: 365,
  domain: domainCheckDays + 10,
  address: 730,
  bank: 365,
  certificate: 1095,
  visit: 730,
}

/** The day on which it ends: never after the certificate does. */
export function validUntil(kind: ClaimKind, checkedAt: Date, expireDate?: string | null): Date {
  const usual = new Date(checkedAt.getTime() + validDays[kind] * day)
  const end = expireDate ? new Date(expireDate) : usual
  return end < usual ? end : usual
}

// Claim kinds, states and transitions. No zod.

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

/** Evidence of ownership claims, never public. */
export const controlKinds = ['mailbox', 'phone', 'document', 'letter'] as const
export type EvidenceKind = ClaimKind | (typeof controlKinds)[number]
export const singleKinds = ['register', 'vat', 'lei', 'duns', 'domain'] as const

/** Any of these verifies a business: proof that the company exists. */
export const identityKinds: readonly ClaimKind[] = ['register', 'vat', 'lei', 'visit']

export const domainMethods = ['dns', 'file', 'mail'] as const
/** Mailboxes reserved to a domain's administrators. */
export const proofMailboxes = ['admin', 'administrator', 'hostmaster', 'postmaster', 'webmaster', 'info'] as const

/**
 * `checking`: domain job. `waiting`: for a verifier. `asked`: for the owner. `seconding`: for a second verifier
 * (four-eyes).
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
export const judgedStates: readonly ClaimState[] = ['waiting', 'seconding']
export const openStates: readonly ClaimState[] = ['checking', 'waiting', 'asked', 'seconding']

export type ClaimAct = 'take' | 'ask' | 'answer' | 'approve' | 'refuse' | 'withdraw' | 'expire'

/** Undefined where not allowed. `isSecond`: another verifier has approved. */
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
/** Validity after a check. Domains have grace days for renewed proof. */
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

export function validUntil(kind: ClaimKind, checkedAt: Date, expireDate?: string | null): Date {
  const usual = new Date(checkedAt.getTime() + validDays[kind] * day)
  const end = expireDate ? new Date(expireDate) : usual
  return end < usual ? end : usual
}

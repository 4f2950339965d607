// Proof ladder and states of ownership claims. No zod.

export const proofMethods = ['mailbox', 'dns', 'file', 'phone', 'document', 'letter'] as const
export type ProofMethod = (typeof proofMethods)[number]

type Rung = { rung: 1 | 2 | 3 | 4 | 5; access: 'editor' | 'owner' }
export const ladder: Record<ProofMethod, Rung> = {
  mailbox: { rung: 1, access: 'editor' },
  dns: { rung: 2, access: 'owner' },
  file: { rung: 2, access: 'owner' },
  phone: { rung: 3, access: 'editor' },
  document: { rung: 4, access: 'owner' },
  letter: { rung: 5, access: 'owner' },
}

/** `noted`: a verifier looks. */
export const proofOutlooks = ['counts', 'noted', 'unavailable'] as const

export const proofReasons = [
  'oldDomain',
  'youngDomain',
  'unknownAge',
  'unknownHolder',
  'named',
  'unnamed',
  'unreachable',
  'noWebsite',
  'sharedDomain',
  'noPhone',
  'noAddress',
  'switchedOff',
  'formerMember',
  'corrected',
  'judged',
  'byPost',
] as const
export type ProofReason = (typeof proofReasons)[number]

/** Meanings: docs/claims.md. */
export const ownershipStates = [
  'started',
  'review',
  'waiting',
  'contested',
  'claimed',
  'refused',
  'withdrawn',
  'released',
  'lapsed',
] as const
export type OwnershipState = (typeof ownershipStates)[number]
export const openOwnershipStates: readonly OwnershipState[] = ['started', 'review', 'waiting', 'contested']

export const claimantRoles = ['management', 'employee', 'agency'] as const

export const claimLocks = ['remove', 'transfer', 'domain', 'invite', 'plan', 'publish'] as const

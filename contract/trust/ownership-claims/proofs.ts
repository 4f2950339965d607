// Proof ladder and states of ownership claims. No zod.

export const proofMethods = ['mailbox', 'dns', 'file', 'phone', 'document', 'letter'] as const
export type ProofMethod = (typeof proofMethods)[number]

type Rung = { rung: 1 | 2 | 3 | 4 | 5; access: 'editor' | 'owner' }
/** `access`: at once; an editor becomes owner after the time for objections. */
export const ladder: Record<ProofMethod, Rung> = {
  mailbox: { rung: 1, access: 'editor' },
  dns: { rung: 2, access: 'owner' },
  file: { rung: 2, access: 'owner' },
  phone: { rung: 3, access: 'editor' },
  document: { rung: 4, access: 'owner' },
  letter: { rung: 5, access: 'owner' },
}

/** `unavailable`: can't be tried. `noted`: can be tried, then a verifier looks. `counts`: is enough. */
export const proofOutlooks = ['counts', 'noted', 'unavailable'] as const

export const proofReasons = [
  'oldDomain', // registered before the listing's source
  'youngDomain', // registered after it: may have changed hands
  'unknownAge', // the registry tells no date: 7 days for objections also after rung 2
  'named', // the website names the company
  'unnamed',
  'unreachable', // website or registry can't be read now
  'noWebsite',
  'sharedDomain', // free mail, shared provider, public suffix
  'noPhone',
  'noAddress',
  'switchedOff', // by the operator, or no adapter
  'formerMember', // was removed by the company: a document or letter decides
  'judged', // a verifier reads it
  'byPost',
] as const
export type ProofReason = (typeof proofReasons)[number]

/**
 * `started`: nothing proven. `review`: a verifier looks. `waiting`: editor, others may object. `contested`: two claim, or
 * somebody objects. `claimed`: owner. Ended: `refused`, `withdrawn`, `released` (holder left), `lapsed` (never proven).
 */
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

/** Locked during `waiting` (all but `publish`) and `contested` (all). */
export const claimLocks = ['remove', 'transfer', 'domain', 'invite', 'plan', 'publish'] as const

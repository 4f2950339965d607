// States of territories and of agreements, and the acts that change these. No zod.

export const statedStates = ['notOffered', 'open', 'sought', 'covered', 'coveredExclusively'] as const
export type StatedState = (typeof statedStates)[number]
export const cellStates = [...statedStates, 'unknown'] as const
export type CellState = (typeof cellStates)[number]

export const lineRoles = ['distributor', 'agent', 'servicePartner'] as const
export type LineRole = (typeof lineRoles)[number]
export const exclusivities = ['none', 'sole', 'shared'] as const
export type Exclusivity = (typeof exclusivities)[number]
export const stocks = ['stock', 'toOrder'] as const

export const agreementSides = ['supplier', 'distributor'] as const
export type AgreementSide = (typeof agreementSides)[number]
export const agreementStates = [
  'proposed',
  'inForce',
  'notice',
  'disputed',
  'ended',
  'lapsed',
  'withdrawn',
  'declined',
  'refuted',
] as const
export type AgreementState = (typeof agreementStates)[number]
export const confirmedStates = ['inForce', 'notice'] as const
export const openStates = ['proposed', 'inForce', 'notice', 'disputed'] as const
export const agreementActs = ['confirm', 'decline', 'giveNotice', 'withdraw', 'dispute'] as const
export type AgreementAct = (typeof agreementActs)[number]

export const agreementNews = [
  'proposed',
  'confirmed',
  'declined',
  'notice',
  'withdrawn',
  'taken',
  'ending',
  'ended',
  'disputed',
  'challenged',
  'decided',
] as const
export type AgreementNews = (typeof agreementNews)[number]

/** `side` is a party's dispute, `brand` a third company's word that an appointment is false. */
export const disputeKinds = ['side', 'brand'] as const
export type DisputeKind = (typeof disputeKinds)[number]
export const disputeOutcomes = ['kept', 'notConfirmed'] as const
export type DisputeOutcome = (typeof disputeOutcomes)[number]
/** `closed`: the agreement ended first; nobody decided. */
export const disputeEnds = [...disputeOutcomes, 'closed'] as const
export type DisputeEnd = (typeof disputeEnds)[number]

export function otherSide(side: AgreementSide): AgreementSide {
  return side === 'supplier' ? 'distributor' : 'supplier'
}

export function isConfirmed(state: AgreementState): boolean {
  return (confirmedStates as readonly string[]).includes(state)
}

export function isOpen(state: AgreementState): boolean {
  return (openStates as readonly string[]).includes(state)
}

type Standing = { state: AgreementState; proposedBy: AgreementSide }

export function actsOf({ state, proposedBy }: Standing, side: AgreementSide): readonly AgreementAct[] {
  if (state === 'proposed') return side === proposedBy ? ['withdraw'] : ['confirm', 'decline']
  if (state === 'inForce') return ['giveNotice', 'withdraw', 'dispute']
  if (state === 'notice') return ['withdraw', 'dispute']
  return state === 'disputed' ? ['withdraw'] : []
}

const after: Record<AgreementAct, AgreementState> = {
  confirm: 'inForce',
  decline: 'declined',
  giveNotice: 'notice',
  withdraw: 'withdrawn',
  dispute: 'disputed',
}

export function stateAfter(standing: Standing, side: AgreementSide, act: AgreementAct): AgreementState | undefined {
  return actsOf(standing, side).includes(act) ? after[act] : undefined
}

type DatedStanding = Standing & { until: string | null; noticeUntil: string | null }

/** State at the beginning of a day; a last day counts in full. A dispute does not stop the time. */
export function stateOn({ state, until, noticeUntil }: DatedStanding, today: string): AgreementState {
  if (!isOpen(state)) return state
  if (noticeUntil !== null && noticeUntil < today) return 'ended'
  return until !== null && until < today ? 'lapsed' : state
}

export type Appointment = { role: LineRole; exclusivity: Exclusivity }
export type Clash = 'exclusive' | 'appointed' | 'full'

export function clashOf(wanted: Appointment, held: readonly Appointment[], sharedMost: number): Clash | undefined {
  const alike = held.filter(({ role }) => role === wanted.role)
  if (wanted.exclusivity === 'shared' && alike.every(({ exclusivity }) => exclusivity === 'shared'))
    return alike.length < sharedMost ? undefined : 'full'
  if (alike.some(({ exclusivity }) => exclusivity !== 'none')) return 'exclusive'
  return wanted.exclusivity === 'none' || alike.length === 0 ? undefined : 'appointed'
}

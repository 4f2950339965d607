// States of a sample asked for in a thread. No zod: server and pages share it.
//
//   requested ─qualify─▶ qualified ─approve─▶ approved ─ship─▶ shipped ─receive─▶ received ─conclude─▶ concluded
//   The supplier declines and the buyer withdraws until it is shipped; details change until it is decided, a shipment until it arrives.

import { sampleAnswerHours, sampleShipmentDays } from '#contract/foundation/constants.ts'

export const sampleStates = [
  'requested',
  'qualified',
  'approved',
  'shipped',
  'received',
  'concluded',
  'declined',
  'withdrawn',
] as const
export type SampleState = (typeof sampleStates)[number]
export const sampleActions = ['qualify', 'approve', 'decline', 'ship', 'receive', 'conclude', 'withdraw'] as const
export type SampleAction = (typeof sampleActions)[number]

type Step = { from: readonly SampleState[]; to: SampleState; by: 'S' | 'R' }

/** `by`: S, who asked, or R, the supplier. */
export const sampleSteps: Record<SampleAction, Step> = {
  qualify: { from: ['requested', 'qualified'], to: 'qualified', by: 'S' },
  approve: { from: ['qualified'], to: 'approved', by: 'R' },
  decline: { from: ['requested', 'qualified', 'approved'], to: 'declined', by: 'R' },
  ship: { from: ['approved', 'shipped'], to: 'shipped', by: 'R' },
  receive: { from: ['shipped'], to: 'received', by: 'S' },
  conclude: { from: ['received'], to: 'concluded', by: 'S' },
  withdraw: { from: ['requested', 'qualified', 'approved'], to: 'withdrawn', by: 'S' },
}

export function afterSampleAction(state: SampleState, action: SampleAction): SampleState | undefined {
  const { from, to } = sampleSteps[action]
  return from.includes(state) ? to : undefined
}

export function sampleActionsOf(state: SampleState, side: 'S' | 'R'): SampleAction[] {
  return sampleActions.filter((action) => sampleSteps[action].by === side && afterSampleAction(state, action))
}

export function isSampleEnded(state: SampleState): boolean {
  return sampleActions.every((action) => !afterSampleAction(state, action))
}

export const sampleOutcomes = ['orders', 'fits', 'unfit', 'open'] as const
export type SampleOutcome = (typeof sampleOutcomes)[number]
export const freightPayers = ['supplier', 'buyer'] as const
export type FreightPayer = (typeof freightPayers)[number]

export const sampleNews = [
  'sampleRequested',
  'sampleQualified',
  'sampleApproved',
  'sampleShipped',
  'sampleReceived',
  'sampleConcluded',
  'sampleDeclined',
  'sampleWithdrawn',
] as const
export type SampleNews = (typeof sampleNews)[number]

export function sampleNewsOf(state: SampleState): SampleNews {
  return `sample${state[0]!.toUpperCase()}${state.slice(1)}` as SampleNews
}

export const sampleDues = [
  'sampleDetailsDue',
  'sampleAnswerDue',
  'sampleShipmentDue',
  'sampleArrivalDue',
  'sampleOutcomeDue',
] as const
export type SampleDue = (typeof sampleDues)[number]

/** Hours in a state until the side on turn is reminded, once. */
export const sampleReminders: Partial<Record<SampleState, { due: SampleDue; hours: number }>> = {
  requested: { due: 'sampleDetailsDue', hours: 72 },
  qualified: { due: 'sampleAnswerDue', hours: sampleAnswerHours - 24 },
  approved: { due: 'sampleShipmentDue', hours: (sampleShipmentDays - 2) * 24 },
  shipped: { due: 'sampleArrivalDue', hours: 14 * 24 },
  received: { due: 'sampleOutcomeDue', hours: 14 * 24 },
}

export function sampleTurnOf(state: SampleState): 'S' | 'R' | undefined {
  if (isSampleEnded(state)) return undefined
  return state === 'qualified' || state === 'approved' ? 'R' : 'S'
}

type Times = { qualifiedAt: Date | null; approvedAt: Date | null }

export function sampleDueAt(state: SampleState, { qualifiedAt, approvedAt }: Times): Date | undefined {
  if (state === 'qualified' && qualifiedAt) return new Date(qualifiedAt.getTime() + sampleAnswerHours * 3_600_000)
  if (state === 'approved' && approvedAt) return new Date(approvedAt.getTime() + sampleShipmentDays * 24 * 3_600_000)
  return undefined
}

/** Days that an address is kept after the end, and without any step. */
export const sampleAddressDays = 30
export const sampleAddressIdleDays = 180

// Auditor of samples: judges a history by rules of its own, without the table of steps.
import type { SampleAction, SampleState } from './states.ts'

export type TakenStep = { action: SampleAction | 'request'; by: 'S' | 'R'; state: SampleState }

const ofBuyer = new Set(['request', 'qualify', 'receive', 'conclude', 'withdraw'])
const ends = new Set(['concluded', 'declined', 'withdrawn'])

/** Undefined: a lawful history. */
export function faultOf(history: readonly TakenStep[], state: SampleState): string | undefined {
  const [first, ...rest] = history
  if (first?.action !== 'request' || first.state !== 'requested') return 'it does not begin with a request'
  if (rest.some(({ action }) => action === 'request')) return 'it was requested twice'
  if (history.at(-1)!.state !== state) return `the state ${state} is not that of the last step`
  for (const [at, { action, by }] of history.entries()) {
    const before = history.slice(0, at)
    const had = (one: string) => before.some((step) => step.action === one)
    if (by !== (ofBuyer.has(action) ? 'S' : 'R')) return `${by} took ${action}`
    if (before.some((step) => ends.has(step.state))) return `${action} after the end`
    if (action !== 'qualify' && action !== 'ship' && had(action)) return `${action} twice`
    if (action === 'qualify' && had('approve')) return 'details changed after the approval'
    if (action === 'approve' && !had('qualify')) return 'approved without details'
    if (action === 'ship' && !had('approve')) return 'shipped without approval'
    if (action === 'ship' && had('receive')) return 'shipped after the arrival'
    if (action === 'receive' && !had('ship')) return 'received before it was shipped'
    if (action === 'conclude' && !had('receive')) return 'concluded before it was received'
    if ((action === 'decline' || action === 'withdraw') && had('ship')) return `${action} after the shipment`
  }
  return undefined
}

// States of an RFQ and of each supplier's part in it. No zod: server and pages share it.
//
//   open ──award──▶ awarded ─┐            invited ──quote──▶ quoted ──quote──▶ quoted (a revision)
//     │  ◀──reopen (until the deadline)   invited ──decline─▶ declined ──quote──▶ quoted
//     └──close───▶ closed ───┘            quoted  ──decline─▶ declined

export const rfqStatuses = ['open', 'expired', 'awarded', 'closed'] as const
/** `expired`: past its deadline: no more quotations, the buyer decides. */
export type RfqStatus = (typeof rfqStatuses)[number]
/** Stored statuses; `expired` follows from the time. */
export type StoredRfqStatus = Exclude<RfqStatus, 'expired'>

export const supplierStates = ['invited', 'quoted', 'declined'] as const
export type SupplierState = (typeof supplierStates)[number]

export const rfqNews = ['awarded', 'notAwarded', 'closed', 'reopened', 'deadlineSoon', 'expired', 'declined'] as const
export type RfqNews = (typeof rfqNews)[number]

export type BuyerAction = 'award' | 'close' | 'reopen'
export type SupplierAction = 'quote' | 'decline'

export function rfqStatus(stored: StoredRfqStatus, deadline: Date, now: Date): RfqStatus {
  return stored === 'open' && deadline <= now ? 'expired' : stored
}

export function afterBuyerAction(status: RfqStatus, action: BuyerAction, beforeDeadline: boolean) {
  const isUndecided = status === 'open' || status === 'expired'
  if (action === 'reopen') return !isUndecided && beforeDeadline ? ('open' as const) : undefined
  if (!isUndecided) return undefined
  return action === 'award' ? ('awarded' as const) : ('closed' as const)
}

export function afterSupplierAction(status: RfqStatus, state: SupplierState, action: SupplierAction) {
  if (status !== 'open') return undefined
  if (action === 'quote') return 'quoted' as const
  return state === 'declined' ? undefined : ('declined' as const)
}

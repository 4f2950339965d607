// States of an RFQ and of each supplier's part in it. No zod: server and pages share it.
//
//   open ──award──▶ awarded ─┐            invited ──quote──▶ quoted ──quote──▶ quoted (a revision)
//     │  ◀──reopen (until the deadline)   invited ──decline─▶ declined ──quote──▶ quoted
//     └──close───▶ closed ───┘            quoted  ──decline─▶ declined
// An award is withdrawn within a day, also after the deadline: the buyer decides anew.

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

export const withdrawalHours = 24

type Times = { deadline: Date; awardedAt: Date | null; now: Date }

/** Until the deadline; an award for a day as well. */
export function mayReopen(status: RfqStatus, { deadline, awardedAt, now }: Times): boolean {
  if (status === 'open' || status === 'expired') return false
  if (now < deadline) return true
  return status === 'awarded' && awardedAt !== null && now.getTime() - awardedAt.getTime() < withdrawalHours * 3_600_000
}

export function afterBuyerAction(status: RfqStatus, action: BuyerAction, times: Times) {
  if (action === 'reopen') return mayReopen(status, times) ? ('open' as const) : undefined
  if (status !== 'open' && status !== 'expired') return undefined
  return action === 'award' ? ('awarded' as const) : ('closed' as const)
}

export function afterSupplierAction(status: RfqStatus, state: SupplierState, action: SupplierAction) {
  if (status !== 'open') return undefined
  if (action === 'quote') return 'quoted' as const
  return state === 'declined' ? undefined : ('declined' as const)
}

// Help request states and lateness. No zod.

export const helpRequestStatuses = ['new', 'open', 'answered', 'closed', 'spam'] as const
export type HelpRequestStatus = (typeof helpRequestStatuses)[number]

export const waitingStatuses: readonly HelpRequestStatus[] = ['new', 'open']

type Answering = { status: HelpRequestStatus; dueAt: Date; answeredAt: Date | null }

/** Spam and requests closed unanswered are never late. */
export function isLate({ status, dueAt, answeredAt }: Answering, now: Date): boolean {
  if (answeredAt) return answeredAt > dueAt
  return waitingStatuses.includes(status) && now > dueAt
}

type WorkState = { status: HelpRequestStatus; assigneeId: string | null; answeredAt: Date | null }

/** An answer sets `answered`. Undo returns an untouched request to `new`. */
export function mayBecome({ status, assigneeId, answeredAt }: WorkState, next: HelpRequestStatus): boolean {
  if (next === 'new') return !waitingStatuses.includes(status) && assigneeId === null && answeredAt === null
  return next !== 'answered' || status !== 'new'
}

export function helpRequestReference(id: string): string {
  return `WBN-${id.replaceAll('-', '').slice(-8).toUpperCase()}`
}

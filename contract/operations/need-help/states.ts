// States of a request for help, and when its answer is late. For server and pages; without zod.

export const enquiryStatuses = ['new', 'open', 'answered', 'closed', 'spam'] as const
export type EnquiryStatus = (typeof enquiryStatuses)[number]

/** Statuses in which somebody of the staff has something to do. */
export const waitingStatuses: readonly EnquiryStatus[] = ['new', 'open']

type Answering = { status: EnquiryStatus; dueAt: Date; answeredAt: Date | null }

/** Late: the first answer came after its time, or the time has passed without one. Closed without an answer or spam is never late. */
export function isLate({ status, dueAt, answeredAt }: Answering, now: Date): boolean {
  if (answeredAt) return answeredAt > dueAt
  return waitingStatuses.includes(status) && now > dueAt
}

type Worked = { status: EnquiryStatus; assigneeId: string | null; answeredAt: Date | null }

/** Statuses that the staff may set; an answer sets `answered`. Undo returns an untouched request to `new`. */
export function mayBecome({ status, assigneeId, answeredAt }: Worked, next: EnquiryStatus): boolean {
  if (next === 'new') return !waitingStatuses.includes(status) && assigneeId === null && answeredAt === null
  return next !== 'answered' || status !== 'new'
}

/** A short name for mails and telephone calls: the random end of the id. */
export function enquiryReference(id: string): string {
  return `WBN-${id.replaceAll('-', '').slice(-8).toUpperCase()}`
}

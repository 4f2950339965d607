// Remaining validity of a certificate, in calendar days.

export type Validity =
  | { state: 'open' }
  | { state: 'expired'; elapsed: 100 }
  | { state: 'valid' | 'soon'; unit: 'days' | 'months' | 'years'; left: number; elapsed: number | undefined }

const day = 86_400_000
const soonMonths = 6

function monthsBetween(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months
}

function amount(days: number, months: number): { unit: 'days' | 'months' | 'years'; left: number } {
  if (months < 1) return { unit: 'days', left: days }
  return months < 24 ? { unit: 'months', left: months } : { unit: 'years', left: Math.floor(months / 12) }
}

/** `elapsed`: percent of the term; undefined without an issue day. */
export function validityOf(
  certificate: { issueDate: string | null; expireDate: string | null },
  today: string,
): Validity {
  if (!certificate.expireDate) return { state: 'open' }
  const now = new Date(today)
  const end = new Date(certificate.expireDate)
  const days = Math.round((end.getTime() - now.getTime()) / day)
  if (days < 0) return { state: 'expired', elapsed: 100 }
  const months = monthsBetween(now, end)
  const start = certificate.issueDate ? new Date(certificate.issueDate).getTime() : Number.NaN
  const elapsed = (100 * (now.getTime() - start)) / (end.getTime() - start)
  return {
    state: months <= soonMonths ? 'soon' : 'valid',
    ...amount(days, months),
    elapsed: Number.isFinite(elapsed) ? Math.max(0, Math.min(100, elapsed)) : undefined,
  }
}

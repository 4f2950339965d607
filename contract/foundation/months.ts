// Calendar arithmetic in UTC.

/** The last day of a month leads to the last day. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  const [lastFrom, lastTo] = [lastDay(from), lastDay(to)]
  const date = from.getUTCDate()
  to.setUTCDate(date === lastFrom ? lastTo : Math.min(date, lastTo))
  return to
}

function lastDay(of: Date): number {
  return new Date(Date.UTC(of.getUTCFullYear(), of.getUTCMonth() + 1, 0)).getUTCDate()
}

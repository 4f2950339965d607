// Axis maximum of a plot.

/** Cuts outliers: one import must not flatten all other days. */
export function topOf(values: readonly (number | null)[]): number {
  const sorted = values.filter((value) => value !== null && value > 0).toSorted((a, b) => a! - b!) as number[]
  const most = sorted.at(-1) ?? 0
  const usual = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0
  return sorted.length >= 7 && most > usual * 5 ? usual * 2.5 : most
}

// Ranges on scales: classes, axis.

export type Range = { min: number | null; max: number | null }

/** Lower bounds; the last class is open. */
export const employeeBounds = [1, 10, 50, 250, 1000, 5000] as const
export const revenueBounds = [1e6, 5e6, 25e6, 50e6, 100e6, 500e6] as const // USD

/** A range that ends on a bound does not enter the next class. */
export function classesOf({ min, max }: Range, bounds: readonly number[]): { from: number; to: number } {
  const last = bounds.length - 2
  const within = (index: number) => Math.max(0, Math.min(last, index))
  const from = min === null ? 0 : within(bounds.findLastIndex((bound) => bound <= min))
  const to = max === null ? last : within(bounds.findLastIndex((bound) => bound < max))
  return { from, to: Math.max(from, to) }
}

const steps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** Axis end with room after `max`: 1,100 → 1,200. */
export function axisEnd(max: number): number {
  const power = 10 ** Math.floor(Math.log10(max))
  return (steps.find((step) => step * power >= max * 1.04) ?? 12) * power
}

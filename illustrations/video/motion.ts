// Movement over time: ramps and interpolation.

/** Ease from 0 at second `from` to 1 at second `to`. */
export function ramp(second: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (second - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

export function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

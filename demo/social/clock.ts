// When something was done, counted back from a full hour, and the ids that carry such times.
import { derivedId } from '#kit/ids.ts'

const hour = 3_600_000
/** Hours before now at which the oldest of the undated things was done. */
export const longAgo = 2400

export type Clock = { timeAt: (ago: number) => Date; idAt: (name: string, ago: number) => string }

/** `ago` is in hours before the full hour of `now`. */
export function clockOf(now: Date): Clock {
  const start = Math.floor(now.getTime() / hour) * hour
  const at = (ago: number) => start - Math.round(ago * hour)
  return { timeAt: (ago) => new Date(at(ago)), idAt: (name, ago) => derivedId(`social ${name}`, at(ago)) }
}

// Sample times before a full hour, and their ids.
import { derivedId } from '#kit/ids.ts'

const hour = 3_600_000
export const longAgo = 2400

export type Clock = { timeAt: (ago: number) => Date; idAt: (name: string, ago: number) => string }

/** `ago`: hours before the full hour of `now`. */
export function clockOf(now: Date): Clock {
  const start = Math.floor(now.getTime() / hour) * hour
  const at = (ago: number) => start - Math.round(ago * hour)
  return { timeAt: (ago) => new Date(at(ago)), idAt: (name, ago) => derivedId(`social ${name}`, at(ago)) }
}

// Day and time of a claim's events: 26 Nov, 14:08 UTC.
import type { Formats } from '#web/foundation/formats.ts'

export function momentOf(iso: string, formats: Formats): string {
  return `${formats.day(iso)}, ${iso.slice(11, 16)} UTC`
}

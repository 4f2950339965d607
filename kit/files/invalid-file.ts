// The refusal of a picture. Apart, so that the server itself loads no decoder.
import { Refusal } from '#kit/refusal.ts'

/** What somebody is told of a picture that can't be used. */
export function invalidFile(what: string): Refusal {
  return new Refusal('ValidationError', `The picture ${what}`, { fields: { file: what } })
}

// The refusal of a picture, apart so that the server loads no decoder.
import { Refusal } from '../refusal.ts'

export function invalidFile(what: string): Refusal {
  return new Refusal('ValidationError', `The picture ${what}`, { fields: { file: what } })
}

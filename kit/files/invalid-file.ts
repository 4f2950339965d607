// Picture refusal, apart: no decoder is loaded.
import { Refusal } from '../refusal.ts'

export function invalidFile(what: string): Refusal {
  return new Refusal('ValidationError', `The picture ${what}`, { fields: { file: what } })
}

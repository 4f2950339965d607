// Not-found page below /admin.
import { Refusal } from '#kit/refusal.ts'

export function loader(): never {
  throw new Refusal('NotFound')
}

export function Component() {
  return null
}

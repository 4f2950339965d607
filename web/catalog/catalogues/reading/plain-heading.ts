// Letters and digits of a heading.
import { folded } from '#kit/folded.ts'

export function plainHeading(heading: string): string {
  return folded(heading).replace(/[^\p{L}\p{N}#]/gu, '')
}

// Search words as counted: folded, short, without contact data.
import { cleaned } from '#contract/foundation/cleaned.ts'
import { folded } from '#kit/folded.ts'

/** Longer texts count without words. */
export const keptTextMost = 100

const email = /\S@\S/
/** Phone numbers in any notation. */
const number = /\+?\p{Nd}(?:[\s()./-]{0,2}\p{Nd}){6,}/u

/** Undefined if empty, too long, or like contact data. */
export function keptText(text: string): string | undefined {
  const plain = folded(cleaned(text).normalize('NFKC')).normalize('NFC').replace(/\s+/g, ' ').trim()
  if (plain === '' || plain.length > keptTextMost || email.test(plain) || number.test(plain)) return undefined
  return plain
}

// Words of a search as they are counted: folded, short, and none that may name a person by address or number.
import { cleaned } from '#contract/foundation/cleaned.ts'
import { folded } from '#kit/folded.ts'

/** Characters of a text that is kept; longer ones are counted without their words. */
export const keptTextMost = 100

const email = /\S@\S/
/** Digits with single signs between them: a phone number, however it is written. */
const number = /\+?\p{Nd}(?:[\s()./-]{0,2}\p{Nd}){6,}/u

/** Undefined where the text is not kept: empty, too long, or it looks like an email address or a phone number. */
export function keptText(text: string): string | undefined {
  const plain = folded(cleaned(text).normalize('NFKC')).normalize('NFC').replace(/\s+/g, ' ').trim()
  if (plain === '' || plain.length > keptTextMost || email.test(plain) || number.test(plain)) return undefined
  return plain
}

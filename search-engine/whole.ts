// Hashes of whole names and codes without gaps and signs, so that `FC-600`, `fc600` and `FC 600` are one; and the
// wholes that lie one slip from a query. Matches nothing itself.
import type { Known } from './plan.ts'
import { JOINED, PAIR, PIECE, tokenise, tokens, tokenText } from './tokens.ts'

const SEED = 0x811c9dc5
/** What is longer is no name or code that anybody types. */
export const LONGEST_WHOLE = 400

function mixed(hash: number, unit: number): number {
  const next = Math.imul(hash ^ unit, 0x01000193)
  return (next ^ (next >>> 11)) >>> 0
}

/** Continues the hash with the text's words, plurals taken off; `undefined` while there was none. */
export function wholeHash(text: string, begun?: number): number | undefined {
  tokenise(text, false, LONGEST_WHOLE)
  return hashOfTokens(begun)
}

/** As `wholeHash`, of the text that was tokenised last. */
export function hashOfTokens(begun?: number): number | undefined {
  let hash = begun
  for (let i = 0; i < tokens.count; i++) {
    const kind = tokens.kinds[i]!
    if (kind === PIECE || kind === JOINED) continue
    const end = kind === PAIR ? tokens.starts[i]! + 1 : tokens.starts[i + 1]!
    for (let at = tokens.starts[i]!; at < end; at++) hash = mixed(hash ?? SEED, tokens.chars[at]!)
  }
  return hash
}

export type Guess = { hash: number; text: string }

const MOST_WORDS = 8
const MOST_NEAR = 300

/** Queries of one slip less: each word in turn as every near word (only the unknown ones, if any), and the whole as one. */
export function guesses(text: string, unknown: Set<string>, { words, frequency, near: nearWords }: Known): Guess[] {
  tokenise(text, true, LONGEST_WHOLE)
  const plain: string[] = []
  for (let i = 0; i < tokens.count; i++) {
    const kind = tokens.kinds[i]!
    if (kind === PAIR) return []
    if (kind !== PIECE && kind !== JOINED) plain.push(tokenText(i))
  }
  const out: Guess[] = []
  const add = (before: string, near: number, after: string): void => {
    if (frequency(near) === 0) return
    const whole = before + words.text(near) + after
    let hash = SEED
    for (let i = 0; i < whole.length; i++) hash = mixed(hash, whole.charCodeAt(i))
    out.push({ hash, text: whole })
  }
  const joined = plain.join('')
  if (plain.length > 1) for (const { word } of nearWords(joined, 1)) add('', word, '')
  if (plain.length > MOST_WORDS) return out
  const suspects = plain.some((word) => unknown.has(word))
  plain.forEach((word, i) => {
    if (word.length < 2 || (suspects && !unknown.has(word))) return
    const before = plain.slice(0, i).join('')
    const after = plain.slice(i + 1).join('')
    for (const near of nearWords(word, 1).slice(0, MOST_NEAR)) add(before, near.word, after)
  })
  return out
}

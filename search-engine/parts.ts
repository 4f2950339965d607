// Cuts a query into its parts: words, pieces of codes, pairs of CJK, each with the wholes it belongs to.
import { bounds, worth } from './schema.ts'
import { JOINED, LONE, PAIR, PIECE, tokenise, tokens, tokenText, WORD } from './tokens.ts'

/** `near` is the word that slips are looked for, `place` its number in the query, `worth` what the part alone counts. */
export type Part = { text: string; wholes: string[]; sign: boolean; place: number; worth: number; near: string }

/** The parts of the query in order: words, pieces of codes, pairs of CJK, each with the wholes it belongs to. */
export function partsOf(text: string): Part[] {
  tokenise(text, true, bounds.queryText)
  const parts: Part[] = []
  let group = -1
  let begin = 0
  let place = -1
  for (let i = 0; i < tokens.count; i++) {
    const kind = tokens.kinds[i]!
    const own = tokenText(i)
    if (tokens.groups[i] !== group) {
      group = tokens.groups[i]!
      begin = parts.length
    }
    if (kind === WORD) place++
    if (kind === JOINED) for (const part of parts.slice(begin)) part.wholes.push(own)
    else if (kind === LONE && tokens.kinds[i - 1] === PAIR && tokens.groups[i - 1] === group) continue
    else if (kind === PIECE) {
      const before = parts.at(-1)
      // the whole word was put down as a part of its own; its pieces take its place
      if (before && before.place === place && before.worth === 1) parts.pop()
      const whole = wholeOf(i)
      parts.push({ text: own, wholes: [whole], sign: false, place, worth: worth.apart, near: whole })
    } else parts.push({ text: own, wholes: [], sign: kind === LONE, place, worth: 1, near: kind === WORD ? own : '' })
  }
  return parts
}

function wholeOf(piece: number): string {
  let i = piece
  while (tokens.kinds[i] === PIECE) i--
  return tokenText(i)
}

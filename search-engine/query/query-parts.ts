// Query parts.
import { limits, boosts } from '../schema.ts'
import { AMOUNT, JOINED, LONE, BIGRAM, PIECE, tokenize, tokens, tokenText, WORD } from '../text/tokens.ts'
import { type Lexicon, membershipWord, typeWord } from '../segments/lexicon.ts'

export type Part = {
  text: string
  compounds: string[]
  isLoneCjk: boolean
  position: number
  boost: number
  fuzzyText: string
  amount?: string
}

export function partsOf(text: string): Part[] {
  tokenize(text, true, limits.queryText)
  const parts: Part[] = []
  let group = -1
  let begin = 0
  let position = -1
  let amount: string | undefined
  let unitParts = 0
  for (let i = 0; i < tokens.count; i++) {
    const kind = tokens.kinds[i]!
    const own = tokenText(i)
    if (tokens.groups[i] !== group) {
      group = tokens.groups[i]!
      begin = parts.length
    }
    if (kind === WORD) position++
    if (kind === AMOUNT) {
      for (const part of parts.slice(begin)) part.amount = own
      if (parts.length - begin === 1) {
        amount = own
        unitParts++
      }
      continue
    }
    if (kind === JOINED) for (const part of parts.slice(begin)) part.compounds.push(own)
    else if (kind === LONE && tokens.kinds[i - 1] === BIGRAM && tokens.groups[i - 1] === group) continue
    else if (kind === PIECE) {
      const before = parts.at(-1)
      if (before && before.position === position && before.boost === 1) parts.pop()
      const compound = compoundOf(i)
      parts.push({
        text: own,
        compounds: [compound],
        isLoneCjk: false,
        position,
        boost: boosts.piece,
        fuzzyText: compound,
      })
    } else {
      parts.push({
        text: own,
        compounds: [],
        isLoneCjk: kind === LONE,
        position,
        boost: 1,
        fuzzyText: kind === WORD ? own : '',
        ...(amount !== undefined && { amount }),
      })
      if (amount !== undefined && --unitParts <= 0) amount = undefined
    }
  }
  return parts
}

function compoundOf(piece: number): string {
  let i = piece
  while (tokens.kinds[i] === PIECE) i--
  return tokenText(i)
}

const LONG_CODE = 9

/** Package or packing stays open: STM32F103C8Tx. */
export function openEnded(code: string): string[] {
  const isLong = code.length >= LONG_CODE && /^[a-z]+\d+[a-z]/.test(code)
  return isLong ? [`${code.slice(0, -1)}x`, `${code.slice(0, -2)}xx`] : []
}

export function typeWords({ words }: Lexicon, types: readonly string[]): number[] {
  return types.flatMap((type) => {
    const [part] = partsOf(type)
    const word = part ? words.findText(typeWord(part.text)) : -1
    return word < 0 ? [] : [word]
  })
}

export function memberWords({ words }: Lexicon, categories: readonly string[]): number[] {
  return categories.map((id) => words.findText(membershipWord(id))).filter((word) => word >= 0)
}

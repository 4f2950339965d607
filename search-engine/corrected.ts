// Writes the query with its misspelt words set right, as the first hit spells them. Words come folded: fit to be read.
import type { Plan, Slot } from './plan.ts'
import type { Source } from './source.ts'
import { tokenise, tokens, tokenText } from './tokens.ts'

function has(source: Source, word: number, doc: number): boolean {
  source.begin()
  const from = source.open(word)
  if (from < 0) return false
  for (let lo = from, hi = source.end; lo < hi;) {
    const mid = (lo + hi) >>> 1
    if (source.docs[mid] === doc) return true
    if (source.docs[mid]! < doc) lo = mid + 1
    else hi = mid
  }
  return false
}

/** The text set right by the words of the document; none where it has every word as it was typed. */
export function corrected(
  text: string,
  plan: Plan,
  source: Source,
  wordText: (word: number) => string,
  doc: number,
): string | undefined {
  const right = new Map<string, string>()
  for (const slot of plan.slots) {
    const word = guessOf(slot, source, doc)
    if (word !== undefined) right.set(slot.text, wordText(word))
  }
  if (right.size === 0) return undefined
  let changed = false
  const out = text.replace(/[\p{L}\p{N}\p{M}]+(?:[-./_&'’][\p{L}\p{N}\p{M}]+)*/gu, (piece) => {
    tokenise(piece, true)
    for (let i = 0; i < tokens.count; i++) {
      const other = right.get(tokenText(i))
      if (other === undefined) continue
      changed = true
      return other
    }
    return piece
  })
  return changed ? out : undefined
}

/** The near word that the document has, unless it has one that needs no guess. */
function guessOf({ near, alternatives }: Slot, source: Source, doc: number): number | undefined {
  if (near.length === 0) return undefined
  const guessed = new Set(near.map(({ word }) => word))
  for (const { word, to } of alternatives) {
    if (to === undefined && !guessed.has(word) && has(source, word, doc)) return undefined
  }
  return near.find(({ word }) => has(source, word, doc))?.word
}

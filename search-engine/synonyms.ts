// Other words of the trade and of the other languages for a word. They widen what matches, at less than full worth.
import { synonymGroups } from './synonym-groups.ts'
import { tokenise, tokens, tokenText } from './tokens.ts'

/** Only single tokens serve: a meaning that takes two words can't stand for one slot. */
function token(text: string): string | undefined {
  tokenise(text, true)
  return tokens.count === 1 ? tokenText(0) : undefined
}

let table: Map<string, string[]> | undefined

function learned(): Map<string, string[]> {
  const map = new Map<string, string[]>()
  for (const line of synonymGroups) {
    const group = line.split(' ').flatMap((text) => token(text.replaceAll('_', ' ')) ?? [])
    for (const word of group) {
      const others = map.get(word) ?? []
      for (const other of group) if (other !== word && !others.includes(other)) others.push(other)
      map.set(word, others)
    }
  }
  return map
}

/** Words that mean the same as the folded word. */
export function alternativesOf(word: string): string[] {
  table ??= learned()
  return table.get(word) ?? []
}

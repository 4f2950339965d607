// Synonyms and translations of single words. They widen the match at a lower factor.
import { synonymGroups } from './synonym-groups.ts'
import { tokenize, tokens, tokenText } from './tokens.ts'

/** Only single tokens: a slot cannot hold two words. */
function token(text: string): string | undefined {
  tokenize(text, true)
  return tokens.count === 1 ? tokenText(0) : undefined
}

let table: Map<string, string[]> | undefined

function buildTable(): Map<string, string[]> {
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

export function synonymsOf(word: string): string[] {
  table ??= buildTable()
  return table.get(word) ?? []
}

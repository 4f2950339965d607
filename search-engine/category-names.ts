// Recognises a text that is nothing but the name of a category, subcategory or industry, in any language. No index.
import { stopWords } from './stop-words.ts'
import { JOINED, PIECE, tokenise, tokens, tokenText } from './tokens.ts'

export type Named = { id: string; names: string[] }

/** The words of a name as they are compared; the loose form leaves out plural endings of Spanish and Italian as well. */
function keys(text: string): { close: string; loose: string } {
  tokenise(text, true, 200)
  const words: string[] = []
  for (let i = 0; i < tokens.count; i++) {
    if (tokens.kinds[i] !== PIECE && tokens.kinds[i] !== JOINED) words.push(tokenText(i))
  }
  const telling = words.filter((word) => !stopWords.has(word))
  const kept = telling.length > 0 ? telling : words
  const stem = (word: string): string => (/^[a-z]{5,}$/.test(word) ? word.replace(/[aeio]$/, '') : word)
  return { close: kept.join(' '), loose: kept.map(stem).join(' ') }
}

type Ids = Map<string, Set<string>>

function idsOf(named: Iterable<Named>): { close: Ids; loose: Ids } {
  const ids = { close: new Map<string, Set<string>>(), loose: new Map<string, Set<string>>() }
  for (const { id, names } of named) {
    for (const name of names) {
      const { close, loose } = keys(name)
      if (close === '') continue
      ids.close.set(close, (ids.close.get(close) ?? new Set()).add(id))
      ids.loose.set(loose, (ids.loose.get(loose) ?? new Set()).add(id))
    }
  }
  return ids
}

/** Reads the names when it is first asked. */
export class CategoryNames {
  #named: Iterable<Named>
  #known: { close: Ids; loose: Ids } | undefined

  constructor(named: Iterable<Named>) {
    this.#named = named
  }

  /** The ids whose name the whole text is; none when it is anything else. */
  recognise(text: string): string[] | undefined {
    const { close, loose } = keys(text)
    this.#known ??= idsOf(this.#named)
    const ids = this.#known.close.get(close) ?? this.#known.loose.get(loose)
    return ids && [...ids]
  }
}

// Recognizes a query that is exactly the name of a category, subcategory or industry in any language.
import { stopWords } from './text/stop-words.ts'
import { JOINED, PIECE, tokenize, tokens, tokenText } from './text/tokens.ts'

export type Named = { id: string; names: string[] }

/** Lookup keys of a name; `loose` also drops Spanish and Italian plural endings. */
function keys(text: string): { close: string; loose: string } {
  tokenize(text, true, 200)
  const words: string[] = []
  for (let i = 0; i < tokens.count; i++) {
    if (tokens.kinds[i] !== PIECE && tokens.kinds[i] !== JOINED) words.push(tokenText(i))
  }
  const significant = words.filter((word) => !stopWords.has(word))
  const kept = significant.length > 0 ? significant : words
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

/** Built at the first lookup. */
export class CategoryNames {
  #named: Iterable<Named>
  #known: { close: Ids; loose: Ids } | undefined

  constructor(named: Iterable<Named>) {
    this.#named = named
  }

  /** Ids with this name; undefined for any other text. */
  recognize(text: string): string[] | undefined {
    const { close, loose } = keys(text)
    this.#known ??= idsOf(this.#named)
    const ids = this.#known.close.get(close) ?? this.#known.loose.get(loose)
    return ids && [...ids]
  }
}

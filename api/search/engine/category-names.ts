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

export class CategoryNames {
  #close = new Map<string, Set<string>>()
  #loose = new Map<string, Set<string>>()

  constructor(named: Iterable<Named>) {
    for (const { id, names } of named) {
      for (const name of names) {
        const { close, loose } = keys(name)
        if (close === '') continue
        this.#close.set(close, (this.#close.get(close) ?? new Set()).add(id))
        this.#loose.set(loose, (this.#loose.get(loose) ?? new Set()).add(id))
      }
    }
  }

  /** The ids whose name the whole text is; none when it is anything else. */
  recognise(text: string): string[] | undefined {
    const { close, loose } = keys(text)
    const ids = this.#close.get(close) ?? this.#loose.get(loose)
    return ids && [...ids]
  }
}

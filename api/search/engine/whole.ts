// Hashes of whole names and codes without gaps and signs, so that `FC-600`, `fc600` and `FC 600` are one. No search.
import { classes, CONNECTOR, foldInto, folded, OTHER } from './fold.ts'

/** Continues the hash with the text's letters and digits; `undefined` while there was none. */
export function wholeHash(text: string, begun?: number): number | undefined {
  const length = foldInto(text, 400)
  let hash = begun
  for (let i = 0; i < length; i++) {
    const kind = classes[folded[i]!]
    if (kind === OTHER || kind === CONNECTOR) continue
    hash = Math.imul((hash ?? 0x811c9dc5) ^ folded[i]!, 0x01000193)
    hash = (hash ^ (hash >>> 11)) >>> 0
  }
  return hash
}

// From the words of a category to the kind that is drawn for it. First rule that hits wins; knows words, draws nothing.
import { isKind, type Kind } from './kinds.ts'

const RULES: readonly (readonly [RegExp, Kind])[] = [[/bearing|bushing|rodamiento|cuscinett|轴承/i, 'bearing']]

/** The kind for a category's name, path or key. The most particular part of a path speaks first. */
export function kindOf(text: string): Kind {
  if (isKind(text)) return text
  return RULES.find(([words]) => words.test(text))?.[1] ?? 'service'
}

const WARM = new Set<Kind>(['food', 'brick', 'chair', 'watch', 'carton'])
const CLEAN = new Set<Kind>(['medical', 'bottle', 'garment', 'fabric'])

export function temperOf(kind: Kind): 'warm' | 'clean' | 'any' {
  if (WARM.has(kind)) return 'warm'
  return CLEAN.has(kind) ? 'clean' : 'any'
}

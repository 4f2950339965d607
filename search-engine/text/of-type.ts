// Is a thing of this name of one of these types?
import { fold } from './fold.ts'
import { headWords } from './product-type.ts'

/** Ignores number and gender: `valves` is of the type `valve`. `types`: head nouns in any language. */
export function isOfType(name: string, types: readonly string[]): boolean {
  const heads = headWords(name).map(stemOf)
  return types.some((type) => heads.includes(stemOf(type)))
}

function stemOf(word: string): string {
  const whole = fold(word)
  const stem = whole.replace(/[aeios]+$/, '')
  return stem.length > 1 ? stem : whole
}

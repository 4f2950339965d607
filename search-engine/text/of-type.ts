// Types of named things.
import { fold } from './fold.ts'
import { headIn, headWords } from './product-type.ts'

/** Ignores number and gender: `valves` is of type `valve`. */
export function isOfType(name: string, types: readonly string[]): boolean {
  const heads = headWords(name).map(headStem)
  return types.some((type) => heads.includes(headStem(type)))
}

export function headStem(word: string): string {
  const whole = fold(word)
  const stem = whole.replace(/[aeios]+$/, '')
  return stem.length > 1 ? stem : whole
}

const joints = /\s*(?:[,/&、，]|\b(?:and|y|e|ed|und)\b|与|和|及)\s*/u

export function headsOfName(name: string, language: Parameters<typeof headIn>[1]): string[] {
  return name.split(joints).flatMap((part) => {
    const head = headIn(part, language)
    return head === undefined ? [] : [headStem(head)]
  })
}

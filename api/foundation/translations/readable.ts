// Texts that a viewer may read.
import type { Source } from './memory.ts'

/** `path`: of the field. */
export type ReadableText = Source & { path: string }
export type ReadableTexts = {
  id: string
  isPrivate: boolean
  texts: readonly ReadableText[]
}

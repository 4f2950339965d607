// Texts that a viewer may read, as their district lends them.
import type { Source } from './memory.ts'

/** `path`: of the field in the answer that holds the original. */
export type ReadableText = Source & { path: string }
export type ReadableTexts = {
  id: string
  /** Goes to providers of messages alone. */
  isPrivate: boolean
  texts: readonly ReadableText[]
}

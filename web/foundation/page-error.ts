// Page error: one plain shape everywhere.
import { refusals, type RefusalName } from '#contract/foundation/refusals.ts'

/** `fields`: facts such as the cause of a removal. */
export type PageError = { name: string; status: number; fields?: Record<string, string> }

/** Refusals keep their status; others are 500. */
export function pageErrorOf(error: unknown): PageError {
  const { name = '', fields } = (error ?? {}) as { name?: string; fields?: Record<string, string> }
  return name in refusals
    ? { name, status: refusals[name as RefusalName], ...(fields && { fields }) }
    : { name: 'InternalError', status: 500 }
}

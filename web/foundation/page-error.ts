// Page error: one plain shape everywhere.
import { refusals, type RefusalName } from '#contract/foundation/refusals.ts'

export type PageError = { name: string; status: number }

/** Refusals keep their status; others are 500. */
export function pageErrorOf(error: unknown): PageError {
  const { name = '' } = (error ?? {}) as { name?: string }
  return name in refusals ? { name, status: refusals[name as RefusalName] } : { name: 'InternalError', status: 500 }
}

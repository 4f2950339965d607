// Error of a page: the same plain shape on the server, in loaders and after hydration.
import { refusals, type RefusalName } from '#contract/foundation/refusals.ts'

export type PageError = { name: string; status: number }

/** Refusals keep their status; any other error is a 500. */
export function pageErrorOf(error: unknown): PageError {
  const { name = '' } = (error ?? {}) as { name?: string }
  return name in refusals ? { name, status: refusals[name as RefusalName] } : { name: 'InternalError', status: 500 }
}

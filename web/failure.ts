// What went wrong with a page, as the error page needs it: the same shape from the server, from a loader and after hydration.
import { refusals, type RefusalName } from '#contract/refusals.ts'

export type PageFailure = { name: string; status: number }

/** Refusals keep their status; whatever else is a defect: 500. */
export function failureOf(error: unknown): PageFailure {
  const { name = '' } = (error ?? {}) as { name?: string }
  return name in refusals ? { name, status: refusals[name as RefusalName] } : { name: 'InternalError', status: 500 }
}

// What the address of an account page says: where to go afterwards, and what came of a form that was posted without scripts.
import type { Fault } from './rules.ts'

export type Entry = {
  continueTo: string | undefined
  email: string | undefined
  token: string | undefined
  /** What was done before: `reset`, `sent`, `verified`. */
  done: string | undefined
  /** Why another provider did not sign in. */
  reason: string | undefined
  failed: { name: string; wait: number | undefined; fault: [string, Fault] | undefined } | undefined
}

/** `refused`: what a field is when the server refused it. */
export function entryOf(url: URL, refused: Record<string, Fault> = {}): Entry {
  const of = (name: string) => url.searchParams.get(name) || undefined
  const error = of('error')
  const field = of('field')
  const fault = field && (refused[field] ?? 'refused')
  return {
    // Who came straight here stays in the language of the page.
    continueTo: of('continue') ?? (url.pathname.split('/auth/')[0] || undefined),
    email: of('email'),
    token: of('token'),
    done: of('done'),
    reason: of('reason'),
    failed: error
      ? {
          name: error,
          wait: Number(of('retry')) || undefined,
          fault: field && fault ? [field, fault] : undefined,
        }
      : undefined,
  }
}

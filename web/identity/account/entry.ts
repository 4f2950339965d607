// Account page address: destination, errors of a scriptless post.
import { refusals } from '#contract/foundation/refusals.ts'

export type Entry = {
  continueTo: string | undefined
  email: string | undefined
  token: string | undefined
  done: string | undefined
  reason: string | undefined
  /** `wait` in seconds; `field` is not validated. */
  failed: { name: string; wait: number | undefined; field: string | undefined } | undefined
}

export function entryOf(url: URL): Entry {
  const of = (name: string) => url.searchParams.get(name) || undefined
  const error = of('error')
  const isKnown = error === 'OpenID' || Object.hasOwn(refusals, error ?? '')
  return {
    // The page's language stays when there is no destination.
    continueTo: of('continue') ?? (url.pathname.split('/auth/')[0] || undefined),
    email: of('email'),
    token: of('token'),
    done: of('done'),
    reason: of('reason'),
    failed: error
      ? { name: isKnown ? error : 'InternalError', wait: Number(of('retry')) || undefined, field: of('field') }
      : undefined,
  }
}

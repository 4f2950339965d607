// Continues without login when the cookie of this origin is valid, which only the server can tell.
import { useEffect } from 'react'
import { useAuthApi } from '#web/foundation/session.ts'

/** Asks the server once, only with a destination. */
export function useContinue(continueTo: string | undefined): void {
  const api = useAuthApi()
  useEffect(() => {
    if (!continueTo) return
    api.continue({ body: { continue: continueTo } }).then(
      ({ redirect }) => location.replace(redirect),
      () => {},
    )
  }, [api, continueTo])
}

// Continuation by this origin's cookie, which only the server can validate.
import { useEffect } from 'react'
import { useAuthApi } from '#web/foundation/session.ts'

export function useContinue(continueTo: string | undefined): void {
  const api = useAuthApi()
  useEffect(() => {
    if (!continueTo) return
    api.continue({ body: { continue: continueTo, ask: true } }).then(
      ({ redirect }) => redirect !== null && location.replace(redirect),
      () => {},
    )
  }, [api, continueTo])
}

// Who is signed in already goes on without typing: the cookie of this origin says so, and only the server can read it.
import { useEffect } from 'react'
import { useAuthApi } from '#web/app/session.ts'

/** Asks once, only where there is somewhere to go to. Whoever is not signed in stays on the page. */
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

// Keeps a page's data those of the chosen actor: its likes, its connections.
import { useEffect } from 'react'
import { useRouting } from '#web/routing.ts'
import { useSession } from '#web/session.ts'

/** Loads the page again when another actor is chosen than the one it was read for (empty: the person). */
export function useReadAs(readAs: string): void {
  const { reload } = useRouting()
  const session = useSession()
  const businessID = session && (session.actor.businessID ?? '')
  useEffect(() => {
    if (businessID !== undefined && businessID !== readAs) reload()
    // Only when another is chosen: what was read for somebody else because of a refusal stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [businessID])
}

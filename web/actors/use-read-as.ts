// Keeps a page's data those of the chosen actor: its likes, its connections.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useSession } from '#web/app/session.ts'

/** Loads the page again when another actor is chosen than the one it was read for (empty: the person). */
export function useReadAs(readAs: string): void {
  const { revalidate } = useRevalidator()
  const session = useSession()
  const businessID = session && (session.actor.businessID ?? '')
  useEffect(() => {
    if (businessID !== undefined && businessID !== readAs) void revalidate()
    // Only when another is chosen: what was read for somebody else because of a refusal stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [businessID])
}

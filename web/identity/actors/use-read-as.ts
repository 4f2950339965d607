// Page revalidation after an actor change: likes and connections differ.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useSession } from '#web/foundation/session.ts'

/** `readAs`: business of the loaded data; empty for the person. */
export function useReadAs(readAs: string): void {
  const { revalidate } = useRevalidator()
  const session = useSession()
  const businessID = session && (session.actor.businessID ?? '')
  useEffect(() => {
    if (businessID !== undefined && businessID !== readAs) void revalidate()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- not on `readAs`: after a refusal the loader reads as the person, and would be called for ever
  }, [businessID])
}

// Country preset in forms: the person's, else the portal's.
import { useSite } from './page.ts'
import { useSession } from './session.ts'

export function useHomeCountry(): string {
  const { portal } = useSite()
  return useSession()?.profile?.country?.code ?? portal.country ?? ''
}

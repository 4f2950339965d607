// Login and Register addresses returning to this page.
import { useLocation } from 'react-router'
import { useSite } from '#web/foundation/page.ts'

export function useLoginAddresses(): { login: string; register: string } {
  const { accounts, origin } = useSite()
  const { pathname, search } = useLocation()
  const here = origin + pathname + search
  return { login: accounts.login(here), register: accounts.register(here) }
}

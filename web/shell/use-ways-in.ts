// Addresses of Login and Register from the page that is shown: the auth service, and back here.
import { useLocation } from 'react-router'
import { useSite } from '#web/app/page.ts'

export function useWaysIn(): { login: string; register: string } {
  const { accounts, origin } = useSite()
  const { pathname, search } = useLocation()
  const here = origin + pathname + search
  return { login: accounts.login(here), register: accounts.register(here) }
}

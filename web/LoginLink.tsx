// What a stranger sees in place of what needs an account: the same button as a link to the login, which comes back to this page.
import type { ComponentProps } from 'react'
import { useSite } from './page.ts'
import { useLocation } from './routing.ts'
import { LinkButton } from './ui/Button.tsx'

export function LoginLink(button: Omit<ComponentProps<typeof LinkButton>, 'href'>) {
  const { accounts, origin } = useSite()
  const { pathname, search } = useLocation()
  return <LinkButton {...button} href={accounts.login(origin + pathname + search)} rel="nofollow" />
}

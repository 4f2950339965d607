// In place of what needs an account: the same button as a link to the login, which comes back to this page.
import type { ComponentProps } from 'react'
import { LinkButton } from '#web/ui/Button.tsx'
import { useWaysIn } from './use-ways-in.ts'

export function LoginLink(button: Omit<ComponentProps<typeof LinkButton>, 'href'>) {
  const { login } = useWaysIn()
  return <LinkButton {...button} href={login} rel="nofollow" />
}

// Login link in place of a button that needs an account; returns to this page.
import type { ComponentProps } from 'react'
import { LinkButton } from '#web/ui/Button.tsx'
import { useLoginAddresses } from './use-login-addresses.ts'

export function LoginLink(button: Omit<ComponentProps<typeof LinkButton>, 'href'>) {
  const { login } = useLoginAddresses()
  return <LinkButton {...button} href={login} rel="nofollow" />
}

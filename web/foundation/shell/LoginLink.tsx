// Login link in place of a button that needs an account; returns to this page.
import type { ComponentProps } from 'react'
import { LinkButton } from '#web/ui/Button.tsx'
import { keepIntent } from '#web/foundation/intent.ts'
import { useLoginAddresses } from './use-login-addresses.ts'

/** `intent`: the action of the button, done once the reader has logged in. */
export function LoginLink({
  intent,
  ...button
}: Omit<ComponentProps<typeof LinkButton>, 'href'> & { intent?: string }) {
  const { login } = useLoginAddresses()
  return <LinkButton {...button} href={login} rel="nofollow" reloadDocument onClick={() => keepIntent(intent)} />
}

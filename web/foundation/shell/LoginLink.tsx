// Login link replacing an account-only button; returns to this page.
import type { ComponentProps } from 'react'
import { LinkButton } from '#web/ui/Button.tsx'
import { keepIntent } from '#web/foundation/intent.ts'
import { useLoginAddresses } from './use-login-addresses.ts'

/** `intent`: action performed after login. */
export function LoginLink({
  intent,
  ...button
}: Omit<ComponentProps<typeof LinkButton>, 'href'> & { intent?: string }) {
  const { login } = useLoginAddresses()
  const href = intent ? `${login}&doing=1` : login
  return <LinkButton {...button} href={href} rel="nofollow" reloadDocument onClick={() => keepIntent(intent)} />
}

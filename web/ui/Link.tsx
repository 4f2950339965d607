// Links within the site.
import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'

type Props = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string }

/** The server writes absolute paths as they are: resolving them by the routes was a fifth of a page. */
export function Link({ to, children, ...rest }: Props) {
  if (!import.meta.env.SSR || !to.startsWith('/'))
    return (
      <RouterLink {...rest} to={to} discover="none">
        {children}
      </RouterLink>
    )
  const { replace, state, preventScrollReset, reloadDocument, ...attributes } = rest
  return (
    <a {...attributes} href={to}>
      {children}
    </a>
  )
}

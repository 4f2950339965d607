// Links within the site.
import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'

type Props = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string }

/** Absolute paths are written as they are: resolving them was a fifth of a page. */
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

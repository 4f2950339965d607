// react-router for the server's pages: links without the hooks of their clicks.
import { type ComponentProps, createElement, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'

export * from 'react-router'

type LinkProps = ComponentProps<typeof RouterLink>

/** Addresses that the router would not change. */
const tidy = /^\/(?!\/)(?!.*(?:\/\/|\/\.|[?#]$|\?#|\\))/

export function Link(props: LinkProps): ReactNode {
  const { to, discover, prefetch, mask, ...given } = props
  if (typeof to !== 'string' || !tidy.test(to) || discover || prefetch || mask) return createElement(RouterLink, props)
  const { replace, reloadDocument, preventScrollReset, viewTransition, relative, state, ...rest } = given
  return createElement('a', { ...rest, href: to, 'data-discover': 'true' })
}

// Text beside conditional siblings, in an element of its own.
import { createElement, type ReactNode } from 'react'

/** Elements pass unchanged. A tag of its own: styles of spans don't apply. */
export function Text({ children }: { children: ReactNode }) {
  const isText = (typeof children === 'string' && children !== '') || typeof children === 'number'
  return isText ? createElement('w-t', null, children) : children
}

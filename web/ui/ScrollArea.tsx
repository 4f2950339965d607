// Scrolling part, reached by keyboards.
import type { ComponentProps } from 'react'

type Props = { as?: 'section' | 'article' | 'fieldset' | 'pre' } & Omit<ComponentProps<'section'>, 'tabIndex'>

export function ScrollArea({ as = 'section', ...rest }: Props) {
  // Each is an HTMLElement; their refs differ in name only.
  const Tag = as as 'section'
  return <Tag {...rest} className={`scroll-area ${rest.className ?? ''}`} tabIndex={0} />
}

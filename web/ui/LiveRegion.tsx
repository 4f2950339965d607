// Words that are read out when they change. They stand in the page before they have anything to say.
import type { ComponentProps } from 'react'

export function LiveRegion({ as: Tag = 'p', ...rest }: { as?: 'p' | 'div' | 'span' } & ComponentProps<'p'>) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> stands in a line and holds no paragraphs
  return <Tag {...rest} role="status" />
}

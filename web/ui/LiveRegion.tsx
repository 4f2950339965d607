// Words read out when they change; present while empty.
import type { ComponentProps } from 'react'

export function LiveRegion({ as: Tag = 'p', ...rest }: { as?: 'p' | 'div' | 'span' } & ComponentProps<'p'>) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> holds no paragraphs
  return <Tag {...rest} role="status" />
}

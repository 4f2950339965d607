// Like button look: icon, label, count.
import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconThumbUp } from '#web/ui/icons.ts'

export function LikeButton({ count, ...button }: { count: number } & ComponentProps<typeof Button>) {
  const { formats } = useSite()
  return (
    <Button look="ghost" icon={IconThumbUp} {...button}>
      <Trans>Like</Trans>
      {count > 0 && <span className="num">{formats.number(count)}</span>}
    </Button>
  )
}

// Live Watch button; the open page marks its news as opened.
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useOptimisticToggle } from '#web/foundation/optimistic.ts'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconEye } from '#web/ui/icons.ts'
import type { WatchProps } from './card.tsx'

export function LiveWatch({ resourceType, resourceID, look = 'plain' }: WatchProps) {
  const api = useApi()
  const [known, setKnown] = useState<boolean>()
  useEffect(() => {
    let wanted = true
    api.watches.open({ body: { resourceType, resourceID } }).then(
      ({ watching }) => wanted && setKnown(watching),
      () => {},
    )
    return () => void (wanted = false)
  }, [api, resourceType, resourceID])
  const { on, press } = useOptimisticToggle(known, (watch) =>
    api.watches[watch ? 'watch' : 'unwatch']({ body: { resourceType, resourceID } }),
  )
  return (
    <Button look={look} icon={IconEye} pressed={on} disabled={known === undefined} onClick={press}>
      {on ? (
        <Trans comment="state of a button: changes of the thing are told">Watching</Trans>
      ) : (
        <Trans comment="button: changes of a product, company or category are told">Watch</Trans>
      )}
    </Button>
  )
}

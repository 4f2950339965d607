// Signed-in Save button.
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { tellChoice } from '#web/foundation/choices.ts'
import { useIntent } from '#web/foundation/intent.ts'
import { useOptimisticToggle } from '#web/foundation/optimistic.ts'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconBookmark } from '#web/ui/icons.ts'
import { isSaved } from './saved.ts'
import { SaveWords, type Savable } from './SaveWords.tsx'

export function LiveSave(savable: Savable) {
  const api = useApi()
  const [known, setKnown] = useState<boolean>()
  const { resourceType, resourceID } = savable
  useEffect(() => {
    let wanted = true
    isSaved(api, resourceType, resourceID).then(
      (saved) => wanted && setKnown(saved),
      () => {},
    )
    return () => void (wanted = false)
  }, [api, resourceType, resourceID])
  const { on, press } = useOptimisticToggle(known, async (save) => {
    const asked = { params: { resourceType }, body: { resourceID } }
    if (!save) return api.favorites.remove(asked)
    await api.favorites.save(asked)
    void tellChoice(api, 'save', resourceID)
  })
  useIntent(`save ${resourceID}`, known !== undefined, () => !on && press())
  return (
    <Button
      look={savable.look ?? 'plain'}
      size={savable.size}
      icon={IconBookmark}
      pressed={on}
      disabled={known === undefined}
      onClick={press}
    >
      {on ? <Trans comment="state of a button: among the favorites">Saved</Trans> : <SaveWords {...savable} />}
      {savable.name && <span className="sr"> {savable.name}</span>}
    </Button>
  )
}

// The version chosen as the starting point of a form, instead of the one in use.
import { useState } from 'react'
import { useDraftPlace, writeDraft } from '#web/foundation/draft.ts'

type Beginning<Content> = { of: string; content?: Content; times: number }

/**
 * `of`: key of the edited object; for another object the choice is dropped. `times`: part of the form's key, so that a version can be
 * chosen again. `draft`: name of the form's draft, which a choice removes.
 */
export function useBeginning<Content>(of: string, { draft }: { draft: string }) {
  const place = useDraftPlace(draft)
  const [begun, setBegun] = useState<Beginning<Content>>({ of, times: 0 })
  // The page stays mounted when the address changes to another object.
  if (begun.of !== of) setBegun({ of, times: begun.times })
  return {
    content: begun.of === of ? begun.content : undefined,
    times: begun.times,
    take(content: Content) {
      writeDraft(place, undefined)
      setBegun(({ times }) => ({ of, content, times: times + 1 }))
    },
    forget: () => setBegun(({ times }) => ({ of, times })),
  }
}

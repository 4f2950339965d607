// Version from which a form starts.
import { useState } from 'react'
import { useDraftPlace, writeDraft } from '#web/foundation/draft.ts'

type Beginning<Content> = { of: string; content?: Content; times: number }

/**
 * `of`: key of the edited object; another drops the choice. `times`: part of the form's key. `draft`: removed by the
 * choice.
 */
export function useBeginning<Content>(of: string, { draft }: { draft: string }) {
  const place = useDraftPlace(draft)
  const [begun, setBegun] = useState<Beginning<Content>>({ of, times: 0 })
  // The page stays mounted at another object's address.
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

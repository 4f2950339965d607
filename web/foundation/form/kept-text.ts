// Typed text outside forms, kept as a draft.
import { useState } from 'react'
import { readDraft, useDraftPlace, writeDraft } from '#web/foundation/draft.ts'
import { useHydrated } from './use-hydrated.ts'

/** `name` tells texts of one address apart. */
export function useKeptText(name: string): [text: string, set: (text: string) => void, drop: () => void] {
  const place = useDraftPlace(name)
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState<string>()
  function keep(text: string): void {
    setTyped(text)
    writeDraft(place, text ? { text } : undefined)
  }
  return [typed ?? (isHydrated ? keptAt(place) : ''), keep, () => keep('')]
}

function keptAt(place: string): string {
  const kept = readDraft(place) as { text?: unknown } | undefined
  return typeof kept?.text === 'string' ? kept.text : ''
}

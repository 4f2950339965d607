// One id for one sending. What failed may have arrived all the same: sent again unchanged it is the same sending, done once.
import { useRef } from 'react'

/** `idOf` answers the same id for the same content until `arrived` is called. */
export function useSending(): { idOf: (content: unknown) => string; arrived: () => void } {
  const last = useRef<{ content: string; id: string }>(undefined)
  return {
    idOf(given) {
      const content = JSON.stringify(given)
      if (last.current?.content !== content) last.current = { content, id: crypto.randomUUID() }
      return last.current.id
    },
    arrived: () => (last.current = undefined),
  }
}

// The key of a call that must happen once: a call that failed may have arrived, and sent again with the same key it is not repeated.
import { useRef } from 'react'

/** `keyFor` answers the same key for the same content until `complete` is called. */
export function useIdempotencyKey(): { keyFor: (content: unknown) => string; complete: () => void } {
  const last = useRef<{ content: string; key: string }>(undefined)
  return {
    keyFor(given) {
      const content = JSON.stringify(given)
      if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() }
      return last.current.key
    },
    complete: () => (last.current = undefined),
  }
}

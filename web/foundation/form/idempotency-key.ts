// Idempotency keys: a failed call may have arrived, so its retry reuses the key.
import { useRef } from 'react'

/** The same key for the same content until `complete`. */
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

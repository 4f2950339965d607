// Debounced loading for previews.
import { useEffect, useEffectEvent } from 'react'

const delay = 400 // ms without typing

/** Debounces `input` (compared as JSON); a newer one aborts the call. */
export function useDelayed<T>(input: T, load: (input: T, signal: AbortSignal) => Promise<void>): void {
  const text = JSON.stringify(input)
  const run = useEffectEvent((signal: AbortSignal) => void load(JSON.parse(text) as T, signal))
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(() => run(leaving.signal), delay)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text])
}

// Debounced loading, for previews beside forms.
import { useEffect, useEffectEvent } from 'react'

const delay = 400 // ms without typing

/** Calls `load` when `input` has not changed for a moment; a newer input aborts it. Inputs are compared as JSON. */
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

// Resets page state for another reader, but not when a visitor turns out to be signed in.
import { useState } from 'react'

/** `reader`: person and actor; undefined for a visitor. */
export function useReaderKey(reader: string | undefined): number {
  const [known, setKnown] = useState({ reader, key: 0 })
  if (reader === known.reader) return known.key
  const next = { reader, key: known.reader === undefined ? known.key : known.key + 1 }
  setKnown(next)
  return next.key
}

// When what a page keeps for its reader begins anew: for another reader, not when a visitor turns out to be somebody.
import { useState } from 'react'

/** A key for what belongs to `reader` (person and actor; undefined for a visitor). What is done before the reader is known stays. */
export function useReaderKey(reader: string | undefined): number {
  const [known, setKnown] = useState({ reader, key: 0 })
  if (reader === known.reader) return known.key
  const next = { reader, key: known.reader === undefined ? known.key : known.key + 1 }
  setKnown(next)
  return next.key
}

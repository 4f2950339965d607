// Local state over loaded data.
import { useState, type Dispatch, type SetStateAction } from 'react'

/** Another `key` (compared by identity) replaces the state by `start`. */
export function useResettableState<T>(start: T, key: unknown = start): [T, Dispatch<SetStateAction<T>>] {
  const [from, setFrom] = useState({ key })
  const [state, setState] = useState(start)
  if (Object.is(from.key, key)) return [state, setState]
  setFrom({ key })
  setState(start)
  return [start, setState]
}

// Local state over loaded data.
import { useState, type Dispatch, type SetStateAction } from 'react'

/** Like useState, but a new `start` (compared by identity) replaces the state. */
export function useResettableState<T>(start: T): [T, Dispatch<SetStateAction<T>>] {
  const [from, setFrom] = useState({ start })
  const [state, setState] = useState(start)
  if (Object.is(from.start, start)) return [state, setState]
  setFrom({ start })
  setState(start)
  return [start, setState]
}

// Local state over loaded data.
import { useState, type Dispatch, type SetStateAction } from 'react'

/** useState that resets when `start` changes identity. */
export function useResettableState<T>(start: T): [T, Dispatch<SetStateAction<T>>] {
  const [from, setFrom] = useState({ start })
  const [state, setState] = useState(start)
  if (Object.is(from.start, start)) return [state, setState]
  setFrom({ start })
  setState(start)
  return [start, setState]
}

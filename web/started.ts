// State that starts from what a page has read, and starts again when that is read again.
import { useState, type Dispatch, type SetStateAction } from 'react'

/** Like useState, but another `start` takes the place of the state. A start that is made at each render must be kept by the caller. */
export function useStarted<T>(start: T): [T, Dispatch<SetStateAction<T>>] {
  const [from, setFrom] = useState({ start })
  const [state, setState] = useState(start)
  if (Object.is(from.start, start)) return [state, setState]
  setFrom({ start })
  setState(start)
  return [start, setState]
}

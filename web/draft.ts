// What was typed and not yet sent, per person and address, so that neither a reload nor a way over the login loses it.
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from './routing.ts'

/** Text, or the plain values of a form. */
type Draft = string | object
const longest = 100_000 // characters; local storage is small

const nameOf = (userID: string, place: string) => `draft ${userID} ${place}`

/** The draft of a place: the person's own, else what was typed there before the login, which is theirs from now on. */
function read<T extends Draft>(place: string): T | undefined {
  try {
    const userID = localStorage.getItem('userID') ?? ''
    const own = localStorage.getItem(nameOf(userID, place))
    const before = localStorage.getItem(nameOf('', place))
    if (userID && before !== null) {
      localStorage.removeItem(nameOf('', place))
      localStorage.setItem(nameOf(userID, place), own ?? before)
    }
    return JSON.parse(own ?? before ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function write(place: string, value: Draft | undefined): void {
  try {
    const name = nameOf(localStorage.getItem('userID') ?? '', place)
    const text = value === undefined || value === '' ? '' : JSON.stringify(value)
    if (text && text.length <= longest) localStorage.setItem(name, text)
    else localStorage.removeItem(name)
  } catch {
    // Storage is full or forbidden: what is on the screen stays there.
  }
}

/** Forgets what a person, or nobody in particular, has typed and not sent. */
export function dropDrafts(userID: string): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(nameOf(userID, '')) || name.startsWith(nameOf('', ''))) localStorage.removeItem(name)
  }
}

/**
 * Like useState, kept until `clear`. `key` names the field or form on its page. In a form's object, fields that the draft lacks come
 * from `initial`.
 */
export function useDraft(key: string, initial: string): [string, (value: string) => void, () => void]
export function useDraft<T extends object>(key: string, initial: T): [T, (value: T) => void, () => void]
export function useDraft<T extends Draft>(key: string, initial: T): [T, (value: T) => void, () => void] {
  const place = `${useLocation().pathname} ${key}`
  const hydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  const [value, setValue] = useState<T>(() => (hydrating ? initial : whole(read<T>(place), initial)))
  useEffect(() => {
    const draft = read<T>(place)
    if (draft !== undefined) setValue(whole(draft, initial))
    // Only when the place is another: `initial` may be a new object each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place])
  const set = useCallback(
    (next: T) => {
      setValue(next)
      write(place, next)
    },
    [place],
  )
  function clear() {
    setValue(initial)
    write(place, undefined)
  }
  return [value, set, clear]
}

function whole<T extends Draft>(draft: T | undefined, initial: T): T {
  if (draft === undefined) return initial
  return typeof draft === 'object' && typeof initial === 'object' ? { ...initial, ...draft } : draft
}

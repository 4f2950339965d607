// Drafts per person and address; they survive reloads and the login.
import { useLocation } from 'react-router'

const longest = 100_000 // characters; local storage is small

const storageKey = (userID: string, place: string) => `draft ${userID} ${place}`

/** The person's own draft, else the one from before the login, which becomes theirs. */
export function readDraft(place: string): unknown {
  try {
    const userID = localStorage.getItem('userID') ?? ''
    const own = localStorage.getItem(storageKey(userID, place))
    const before = localStorage.getItem(storageKey('', place))
    if (userID && before !== null) {
      localStorage.removeItem(storageKey('', place))
      localStorage.setItem(storageKey(userID, place), own ?? before)
    }
    return JSON.parse(own ?? before ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Removes the draft when `value` is undefined or too large. */
export function writeDraft(place: string, value: object | undefined): void {
  try {
    const key = storageKey(localStorage.getItem('userID') ?? '', place)
    const text = value === undefined ? '' : JSON.stringify(value)
    if (text && text.length <= longest) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // Storage is full or forbidden: the page still holds the input.
  }
}

export function dropDrafts(userID: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(storageKey(userID, '')) || key.startsWith(storageKey('', ''))) localStorage.removeItem(key)
  }
}

export function useDraftPlace(key: string): string {
  return `${useLocation().pathname} ${key}`
}

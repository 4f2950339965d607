// Wish of the reader about texts in other languages: on the server for signed-in people, in the browser for strangers.
import { useEffect, useSyncExternalStore } from 'react'
import type { ReadingPreference } from '#contract/discovery/reading.ts'
import { useApi, type Api } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { readingPreferenceOf, usualPreference } from './stored-preference.ts'
import { useTranslates } from './translates.ts'

const listeners = new Set<() => void>()
let stored: string | null = null
let current = usualPreference
let readFor: string | undefined
let changes = 0

/** The logout drops `ownReading`. */
const storageKey = () => (localStorage.getItem('token') === null ? 'reading' : 'ownReading')

function currentPreference(): ReadingPreference {
  try {
    const text = localStorage.getItem(storageKey())
    if (text !== stored) {
      stored = text
      current = readingPreferenceOf(text)
    }
  } catch {}
  return current
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** In this browser only. */
export function storePreference(preference: ReadingPreference): void {
  changes++
  current = preference
  try {
    const text = JSON.stringify(preference)
    localStorage.setItem(storageKey(), text)
    stored = text
  } catch {}
  for (const listener of listeners) listener()
}

async function readOwn(api: Api, userID: string): Promise<void> {
  if (readFor === userID) return
  readFor = userID
  const before = changes
  try {
    const own = await api.reading.preference()
    if (changes === before && readFor === userID) storePreference(own)
  } catch {
    // The stored one holds; the next text asks again.
    readFor = undefined
  }
}

/** The usual one on the server and during hydration. */
export function useReadingPreference(): ReadingPreference {
  const api = useApi()
  const userID = useSession()?.userID
  const { listings, messages } = useTranslates()
  const isOn = listings || messages
  useEffect(() => {
    if (isOn && userID) void readOwn(api, userID)
  }, [api, isOn, userID])
  return useSyncExternalStore(subscribe, currentPreference, () => usualPreference)
}

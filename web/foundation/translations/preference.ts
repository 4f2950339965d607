// The reader’s wish about texts in other languages.
import { useEffect, useSyncExternalStore } from 'react'
import type { ReadingPreference, TranslationWish } from '#contract/discovery/reading.ts'
import { useApi, useSite, type Api } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { cookieOf, readingPreferenceOf, usualPreference } from './stored-preference.ts'
import { useTranslates } from './translates.ts'
import { wishFor } from './wish.ts'

const listeners = new Set<() => void>()
let stored: string | null = null
let current = usualPreference
let readFor: string | undefined
let changes = 0

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

/** Also after a logout, which leaves the former person's cookie. */
function keepCookie(): void {
  try {
    document.cookie = cookieOf(currentPreference())
  } catch {}
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) keepCookie()
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export function storePreference(preference: ReadingPreference): void {
  changes++
  current = preference
  try {
    const text = JSON.stringify(preference)
    localStorage.setItem(storageKey(), text)
    stored = text
  } catch {}
  keepCookie()
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
    // Asked again later.
    readFor = undefined
  }
}

export function useReadingPreference(): ReadingPreference {
  const api = useApi()
  const userID = useSession()?.userID
  const { reading = usualPreference } = useSite()
  const { listings, messages } = useTranslates()
  const isOn = listings || messages
  useEffect(() => {
    if (isOn && userID) void readOwn(api, userID)
  }, [api, isOn, userID])
  return useSyncExternalStore(subscribe, currentPreference, () => reading)
}

function isKnown(): boolean {
  try {
    const key = storageKey()
    return key === 'reading' || localStorage.getItem(key) !== null
  } catch {
    return true
  }
}

export function useWish(from: string | null | undefined): TranslationWish {
  return wishFor(useReadingPreference(), from)
}

/** Not before a signed-in reader's own wish is known. */
export function useShowsUnasked(from: string | null): boolean {
  const isCertain = useSyncExternalStore(subscribe, isKnown, () => false)
  return useWish(from) === 'always' && isCertain
}

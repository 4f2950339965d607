// Last searches, kept on this device until the logout.

export type RecentSearch = { text: string; business: string; countries: string[]; total: number; at: string }

const most = 6
const storageKey = (userID: string) => `searches ${userID}`

export function recentSearches(userID: string): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(userID)) ?? '[]')
    return Array.isArray(kept) ? (kept as RecentSearch[]) : []
  } catch {
    return []
  }
}

export function keepSearch(userID: string, search: RecentSearch): void {
  const isSame = (one: RecentSearch) =>
    one.text === search.text && one.business === search.business && one.countries.join() === search.countries.join()
  const others = recentSearches(userID).filter((one) => !isSame(one))
  try {
    localStorage.setItem(storageKey(userID), JSON.stringify([search, ...others].slice(0, most)))
  } catch {
    // Storage is full or forbidden: the search is not kept.
  }
}

export function dropSearches(userID: string): void {
  localStorage.removeItem(storageKey(userID))
}

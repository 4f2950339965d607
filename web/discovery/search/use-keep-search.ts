// Keeps the searched words on this device.
import { useEffect } from 'react'
import { keepSearch } from '#web/foundation/recent-searches.ts'
import { useSession } from '#web/foundation/session.ts'
import type { SearchQuery } from './query.ts'

export function useKeepSearch({ search, business, countries, page }: SearchQuery, total: number): void {
  const userID = useSession()?.userID
  const places = countries.join()
  useEffect(() => {
    if (!userID || search === '' || page > 1) return
    const at = new Date().toISOString()
    keepSearch(userID, { text: search, business, countries: places ? places.split(',') : [], total, at })
  }, [userID, search, business, places, page, total])
}

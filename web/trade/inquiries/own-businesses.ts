// Businesses of a person, requested once.
import type { Api } from '#web/foundation/page.ts'

const freshFor = 10_000 // ms; covers one page

let known: { userID: string; at: number; ids: Promise<Set<string>> } | undefined

export async function isOwn(api: Api, userID: string, businessID: string): Promise<boolean> {
  if (known?.userID !== userID || Date.now() - known.at > freshFor) {
    const ids = api.businesses.mine().then(({ data }) => new Set(data.map((one) => one.businessID)))
    const asked = (known = { userID, at: Date.now(), ids })
    ids.catch(() => known === asked && (known = undefined))
  }
  return (await known.ids).has(businessID)
}

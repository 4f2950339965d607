// Calls of the signed-in home page, composed.
import type { OwnBusiness } from '#contract/identity/businesses/businesses.ts'
import type { Thread } from '#contract/trade/inquiries/inquiries.ts'
import type { Api } from '#web/foundation/page.ts'
import { FirstSteps, readFirstSteps } from '#web/identity/people/card.tsx'

const shown = 3
const requestsShown = 5
const newsShown = 5

export type OwnHomeData = Awaited<ReturnType<typeof readOwnHome>>
export type WaitingThread = { actorID: string; thread: Thread }

export async function readOwnHome(api: Api, userID: string) {
  const [waiting, open, expired, feed, saved, mine, steps] = await Promise.all([
    readWaiting(api),
    api.rfqs.list({ query: { role: 'buyer', status: 'open', size: requestsShown } }),
    api.rfqs.list({ query: { role: 'buyer', status: 'expired', size: requestsShown } }),
    api.newsfeed.load({ query: {} }),
    api.favorites.list({ params: { resourceType: 'product' }, query: { size: shown } }),
    api.businesses.mine({}),
    readFirstSteps(api, userID),
  ])
  if (steps) await FirstSteps.preload()
  return {
    steps,
    waiting,
    requests: [...expired.data, ...open.data].slice(0, requestsShown),
    news: feed.data.filter(({ why }) => why.kind === 'following').slice(0, newsShown),
    saved: { total: saved.total, products: saved.data.flatMap(({ product }) => product ?? []) },
    company: await readCompany(api, mine.data[0]),
  }
}

/** Unread threads, latest first. */
async function readWaiting(api: Api): Promise<{ total: number; threads: WaitingThread[] }> {
  const { data } = await api.inquiries.inboxes({})
  const inboxes = data.filter(({ unread }) => unread > 0)
  const each = await Promise.all(
    inboxes.map(async ({ id }) => {
      const found = await api.inquiries.list({ query: { ubid: id, filter: 'unread', size: shown } })
      return { total: found.total, threads: found.data.map((thread) => ({ actorID: id, thread })) }
    }),
  )
  const latest = ({ thread }: WaitingThread) => thread.lastMessage.datetime
  const threads = each.flatMap((one) => one.threads).toSorted((a, b) => (latest(a) < latest(b) ? 1 : -1))
  return { total: each.reduce((sum, one) => sum + one.total, 0), threads: threads.slice(0, shown) }
}

async function readCompany(api: Api, own: OwnBusiness | undefined) {
  if (!own) return undefined
  const { data } = await api.businesses.read({ params: { id: own.businessID } })
  const { businessID, key, general, verified, replies } = data
  return { businessID, key, name: general.companyName, verified, medianMinutes: replies?.medianMinutes ?? null }
}

// Visitors and owners of tests.
import type { ReachKind, ReachPeriod, reach as contract } from '#contract/discovery/reach.ts'
import type { RequestInput } from '#contract/foundation/endpoint.ts'
import type { TestApi, TestPerson } from '#api/testing.ts'

export type Beacon = RequestInput<typeof contract.tell>['body']
export type Visitor = { address?: string; agent?: string; token?: string; headers?: Record<string, string> }

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

export async function tell(bench: TestApi, body: Beacon, visitor: Visitor = {}): Promise<number> {
  const { address = '192.0.2.1', agent = browser, token, headers } = visitor
  const { statusCode } = await bench.app.inject({
    method: 'POST',
    url: '/reach',
    remoteAddress: address,
    headers: { 'user-agent': agent, ...(token && { 'x-auth-token': token }), ...headers },
    payload: body,
  })
  return statusCode
}

export async function searchFor(bench: TestApi, textQuery: string, more: { skip?: number; size?: number } = {}) {
  const { data, seal, skip } = await bench.api.search.product({ body: { textQuery, size: 20, ...more } })
  return { ...seal!, kind: 'product' as const, skip, ids: data.map(({ productID }) => productID) }
}

export async function figuresOf(bench: TestApi, owner: TestPerson, businessID: string, days: ReachPeriod = '30') {
  await bench.sightings.flush()
  const reach = await owner.api.reach.read({ params: { businessID }, query: { days } })
  const total = (kind: ReachKind) => reach.series.find((one) => one.kind === kind)!.total
  return { ...reach, total }
}

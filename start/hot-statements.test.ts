// Hot statements are prepared.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { addBusiness, addMember, addProduct, type TestPerson } from '#api/testing.ts'
import { pathsFor } from '#web/foundation/paths.ts'
import { testPages, type TestPages } from '#web/server/testing.ts'

const { query } = pg.Client.prototype
const unnamed: string[] = []
const ends = /^(begin|commit|savepoint|release|rollback)\b/

let pages: TestPages
let business: string
let product: string
let industry: { slug: string; key: string }
let ann: TestPerson
let ben: TestPerson
before(async () => {
  pages = await testPages()
  const { db } = pages.api
  business = await addBusiness(db, 'Northern Pumps')
  product = await addProduct(db, business, 'Gear pump')
  industry = (await pages.api.api.industries.list()).find(({ key }) => key === '0004')!
  ann = await pages.api.person('Ann Seller')
  ben = await pages.api.person('Ben Buyer')
  await addMember(db, business, ann.userID)
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given
    const { name, text } = typeof first === 'string' ? { name: undefined, text: first } : (first as pg.QueryConfig)
    if (!name && text && !ends.test(text)) unnamed.push(text.trim().replaceAll(/\s+/g, ' ').slice(0, 200))
    return (query as (...values: unknown[]) => unknown).apply(this, given)
  } as typeof query
})
after(async () => {
  pg.Client.prototype.query = query
  await pages.close()
})

async function prepares(ask: (turn: number) => Promise<unknown>): Promise<void> {
  await ask(1)
  unnamed.length = 0
  await ask(2)
  assert.deepEqual(unnamed, [])
}

const paths = pathsFor('en')
const hot: Record<string, () => string> = {
  home: () => paths.home(),
  business: () => paths.business({ businessID: business, key: 'northern-pumps' }),
  product: () => paths.product({ productID: product, key: 'northern-pumps-gear-pump' }),
  'results of businesses': () => paths.search({ business: 'MA', search: 'pumps' }),
  'results of products': () => paths.search({ business: 'PR', search: 'pump' }),
  industries: () => '/industries',
  'an industry': () => paths.industry(industry),
}
for (const [name, path] of Object.entries(hot))
  test(`a fresh page parses no statement anew: ${name}`, () =>
    prepares(async (turn) => {
      const url = path()
      const { statusCode } = await pages.get(`${url}${url.includes('?') ? '&' : '?'}turn=${turn}`)
      assert.equal(statusCode, 200)
    }))

const calls: Record<string, () => Promise<unknown>> = {
  'search of businesses': () => pages.api.api.search.business({ body: { textQuery: `pumps ${Math.random()}` } }),
  'search of products': () => pages.api.api.search.product({ body: { textQuery: `pump ${Math.random()}` } }),
  suggestions: () => pages.api.api.search.suggest({ query: { q: 'pum' } }),
  product: () => pages.api.api.products.read({ params: { id: product } }),
  profile: () => pages.api.api.businesses.read({ params: { id: business } }),
}
for (const [name, call] of Object.entries(calls)) test(`a call parses no statement anew: ${name}`, () => prepares(call))

test('a post, a comment, an inquiry and its answer parse no statement anew', async () => {
  const timeline = { timelineID: business, timelineType: 'business' as const, businessID: business }
  const posts: string[] = []
  await prepares(async (turn) => {
    const { postID } = await ann.api.posts.create({ body: { content: `Open day ${turn}`, ...timeline } })
    posts.push(postID)
  })
  await prepares((turn) =>
    ben.api.comments.create({ body: { resourceID: posts[0]!, resourceType: 'post', content: `We come, all ${turn}` } }),
  )
  const requests: string[] = []
  await prepares(async (turn) => {
    const body = { to: business, subject: 'priceList', message: `What do ${turn} of them cost?` }
    requests.push((await ben.api.inquiries.send({ body })).requestID)
  })
  await prepares((turn) =>
    ann.api.inquiries.sendMessage({
      params: { rid: requests[0]! },
      query: { bid: business },
      body: { content: `It is in the list, page ${turn}` },
    }),
  )
})

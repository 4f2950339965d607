// Race tests of limits.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import type { Refusal } from '#kit/refusal.ts'
import { addProduct, testApi, type TestApi } from './testing.ts'
import { type Call, fill, limits as common, ownerOf } from './testing-limits.ts'
import { documentLimits } from './catalog/documents/testing-limits.ts'
import { deviceLimits } from './discovery/notifications/devices/testing-limits.ts'
import { readingLimits } from './discovery/reading/testing-limits.ts'
import { ndaLimits } from './trade/ndas/testing-limits.ts'
import { listingLimits } from './testing-listing-limits.ts'
import { territoryLimits } from './trade/territories/testing-limits.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const limits = {
  ...common,
  ...listingLimits,
  ...deviceLimits,
  ...readingLimits,
  ...territoryLimits,
  ...documentLimits,
  ...ndaLimits,
}
const others: typeof common = {
  async 'products of a plan'(bench) {
    const { owner, id } = await ownerOf(bench)
    const { rows } = await bench.pool.query<{ n: number }>(`select products as n from plan_allowance($1, 'standard')`, [
      id,
    ])
    for (let shown = 1; shown < rows[0]!.n; shown++) await addProduct(bench.db, id, `Valve ${shown}`)
    return (turn) => owner.api.products.create({ body: { businessID: id, name: `New valve ${turn}` } })
  },
  async 'boosts of a plan'(bench) {
    const { owner, id } = await ownerOf(bench, 'platinum')
    const { rows } = await bench.pool.query<{ n: number }>(`select boosts as n from plan_allowance($1, 'platinum')`, [
      id,
    ])
    await fill(
      bench,
      rows[0]!.n - 1,
      `insert into boosts (business_id, starts_at, ends_at) select $1, now() - interval '2 seconds', now() - interval '1 second'`,
      id,
    )
    const ids: string[] = []
    for (let shown = 0; shown < 10; shown++) ids.push(await addProduct(bench.db, id, `Boosted valve ${shown}`))
    return (turn) => owner.api.boosts.start({ params: { businessID: id }, body: { productID: ids[turn]! } })
  },
  async 'the same text of posts'(bench) {
    const { owner } = await ownerOf(bench)
    const body = {
      content: 'Our catalogue of centrifugal pumps',
      timelineID: owner.userID,
      timelineType: 'user',
    } as const
    const call: Call = () => owner.api.posts.create({ body })
    for (let made = 1; made < 3; made++) await call(0)
    return call
  },
  async 'the same text of comments'(bench) {
    const { owner, id } = await ownerOf(bench)
    const resourceID = await addProduct(bench.db, id, 'Valve')
    const body = { content: 'See our catalogue of pumps', resourceID, resourceType: 'product' } as const
    const call: Call = () => owner.api.comments.create({ body })
    for (let made = 1; made < 3; made++) await call(0)
    return call
  },
}

for (const [name, prepare] of Object.entries({ ...limits, ...others }))
  test(`${name}: of ten at once one takes the last place`, async () => {
    const call = await prepare(bench)
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, turn) => call(turn)))
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as Refusal] : []))
    assert.equal(refused.length, 9, refused[0]?.message)
    for (const error of refused)
      assert.match(error.name, /^(Conflict|TooManyRequests|Forbidden|PayloadTooLarge)$/, error.message)
  })

/** Nothing is counted. */
const bounds = new Set(
  `businessCategoriesMost eventsMost feedNewsMost fileAddressMost freeSubjectMost groupsSuggestedMost imageBytesMost imagePixelsMost keywordsMost lineCategoriesMost linkedDocumentsMost linkedPictureBytesMost liveTopicsMost mainProductDescriptionMost mentionSuggestionsMost mergedListingsMost noticeDaysMost notificationExcerptMost personNameMost planScheduledMost
    previewPictureBytesMost productNameMost replyShareMost reportedMessagesMost rfqDaysMost
    rfqProposalsMost rowsAtOnceMost scheduledMost searchTextMost secondTitleFiguresMost shortDescriptionMost specsOnCardMost suggestionsMost
    technicalBytesMost videoBytesMost`.split(/\s+/),
)

test('every limit that the rules take from the contract is raced here', () => {
  const files = globSync('api/**/*.ts').filter((file) => !/test|email-words/.test(file))
  const imported = files.flatMap((file) => {
    const imports = readFileSync(file, 'utf8').matchAll(/import (?:type )?\{([^}]*)\} from '#contract[^']*'/g)
    return [...imports].flatMap(([, names = '']) => names.match(/\b[a-z]\w*(?:Most|PerDay|PerHour)\b/g) ?? [])
  })
  const unknown = new Set(imported.filter((name) => !bounds.has(name) && !(name in limits)))
  assert.deepEqual([...unknown], [])
})

test('changes and tests of one webhook at once end without a deadlock', async () => {
  const { owner, id } = await ownerOf(bench)
  const body = { url: 'https://b.example/', events: ['inquiry.received' as const] }
  const { webhook } = await owner.api.webhooks.create({ params: { businessID: id }, body })
  const params = { businessID: id, webhookID: webhook.webhookID }
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      turn % 2
        ? owner.api.webhooks.test({ params })
        : owner.api.webhooks.change({ params, body: { ...body, enabled: true } }),
    ),
  )
  assert.equal(outcomes.length, 20)
})

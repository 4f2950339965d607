// Linked pictures.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Cells } from '#contract/catalog/catalogues/columns.ts'
import { Jobs } from '#kit/jobs/jobs.ts'
import { endHeartbeats } from '#kit/jobs/testing.ts'
import type { DB } from '#api/database/tables.ts'
import { picture } from '#api/identity/files/testing.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { catalogues } from './jobs.ts'
import { checked, started, stateOf } from './testing.ts'

let bench: TestApi
let owner: TestPerson
let jobs: Jobs<DB>
let businessID: string
const fetched: string[] = []
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  businessID = await addBusiness(bench.db, 'Links GmbH', { subscription: 'platinum' })
  await addMember(bench.db, businessID, owner.userID, 'owner')
  const { db, files } = bench.dependencies
  jobs = new Jobs<DB>({ kysely: db, pool: bench.pool })
  const content = await picture('png', 900, 400)
  catalogues(jobs, { db, files }, async (link) => {
    fetched.push(link)
    if (link.includes('lost')) throw new Error('There is nothing')
    return link.includes('text') ? Buffer.from('no picture') : content
  })
})
after(() => bench.close())

test('linked pictures are fetched once each and stand on the products; the same table again fetches none', async () => {
  const rows = [
    { name: 'One', photos: 'https://x.example/a.png | https://x.example/b.png' },
    { name: 'Two', photos: 'https://x.example/a.png' },
  ]
  const { told } = await checked(owner, businessID, rows)
  assert.equal(told.links, 2)
  const params = await started(owner, businessID, rows)
  await jobs.runDueJobs()
  const { status, linksDone } = await stateOf(owner, businessID, params)
  assert.deepEqual(
    [status, linksDone, fetched.toSorted()],
    ['done', 2, ['https://x.example/a.png', 'https://x.example/b.png']],
  )
  const { data } = await owner.api.catalogues.rows({ params, query: { businessID } })
  const { photos } = await owner.api.products.read({ params: { id: data[0]!.productID! } })
  assert.equal(photos.length, 2)
  assert.match(photos[0]!.url, /^\/files\//)

  const again = await checked(owner, businessID, rows)
  assert.deepEqual([again.told.links, again.told.counts?.unchanged], [0, 2])
  const address = { name: 'Two', photos: `https://wbn.example${photos[0]!.url}` }
  assert.equal((await checked(owner, businessID, [address])).told.counts?.unchanged, 1)
})

test('a process that was taken for dead leaves no picture behind that nobody refers to', async () => {
  const params = await started(owner, businessID, [{ name: 'Twice', photos: 'https://x.example/twice.png' }])
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  const slow = new Jobs<DB>({ kysely: bench.db, pool: bench.pool })
  const content = await picture('png', 300, 300)
  catalogues(slow, bench.dependencies, async () => {
    ask()
    await allowed
    return content
  })
  const late = slow.runDueJobs()
  await asked
  await endHeartbeats(bench.pool)
  await jobs.runDueJobs({ ahead: 60 })
  assert.equal((await stateOf(owner, businessID, params)).status, 'done')
  allow()
  await assert.rejects(late)
  const { rows } = await bench.pool.query(
    `select count(*) filter (where uses > 0) as used from files where owner_id = $1 and asked_at > now() - interval '1 minute'
      and id not in (select (regexp_match(medium ->> 'url', '[0-9a-f-]{36}'))[1]::uuid from products, jsonb_array_elements(media) medium)`,
    [businessID],
  )
  assert.equal(rows[0].used, 0)
})

test('a link that leads nowhere, or to no picture, refuses its row; without leave for that, everything', async () => {
  for (const link of ['https://x.example/lost.png', 'https://x.example/text.png']) {
    const rows: Cells[] = [{ name: `Fine ${link}` }, { name: `Bad ${link}`, photos: link }]
    const whole = await started(owner, businessID, rows)
    await jobs.runDueJobs()
    assert.equal((await stateOf(owner, businessID, whole)).status, 'failed')
    const { data } = await owner.api.catalogues.rows({ params: whole, query: { businessID, outcome: 'refused' } })
    assert.deepEqual(
      data.map(({ row, problems }) => [row, problems[0]?.problem, problems[0]?.text]),
      [[3, 'link', link]],
    )
    const part = await started(owner, businessID, rows, { skipRefused: true })
    await jobs.runDueJobs()
    assert.deepEqual(
      [(await stateOf(owner, businessID, part)).status, (await stateOf(owner, businessID, part)).counts?.added],
      ['done', 1],
    )
  }
})

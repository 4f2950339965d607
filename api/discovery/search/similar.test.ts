// Companies like one that nobody runs.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { industries } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let owner: TestPerson
const [pumps, valves] = industries[3]!.children
const here = { industryId: industries[3]!.id, categoryIds: [pumps!.id, valves!.id] }
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
})
after(() => bench.close())

async function run(name: string, more: object = {}) {
  const id = await addBusiness(bench.db, name, { ...here, ...more })
  await addMember(bench.db, id, owner.userID)
  return id
}

async function answers(id: string, minutes: number) {
  await bench.pool.query(`update businesses set run_since = now() - interval '1 year' where id = $1`, [id])
  await bench.pool.query(
    `insert into requests (sender_kind, sender_id, receiver_id, subject_code, created_at, answered_at)
     select 'user', gen_random_uuid(), $1, 'other', at, at + interval '1 minute' * $2
     from generate_series(now() - interval '9 days', now() - interval '4 days', interval '1 day') at`,
    [id, minutes],
  )
}

const similar = async (id: string, { api }: Pick<TestApi, 'api'> = bench) =>
  api.search.similarAnswering({ params: { id } })
const names = ({ data }: Awaited<ReturnType<typeof similar>>) =>
  data.map(({ general, medianMinutes }) => [general.companyName, medianMinutes])

test('those of its categories that somebody runs, the fastest first; without measured figures they come last', async () => {
  const listed = await addBusiness(bench.db, 'Brennwald Armaturen', here)
  assert.deepEqual((await similar(listed)).data, [])
  const [slow, fast] = [await run('Slow Valves'), await run('Fast Valves')]
  await answers(slow, 600)
  await answers(fast, 90)
  const silent = await run('Unmeasured Valves')
  await run('Half Valves', { categoryIds: [valves!.id] })
  await run('Trading Valves', { businessType: 'DI' })
  await run('Closed Valves', { status: 'suspended' })
  await run('Other Trade', { industryId: industries[0]!.id, categoryIds: [industries[0]!.children[0]!.id] })
  await addBusiness(bench.db, 'Listed Valves', here)
  await addBusiness(bench.db, 'Valves Data Set', { ...here, kind: 'collection' })
  const found = await similar(listed)
  assert.deepEqual(names(found), [
    ['Fast Valves', 90],
    ['Slow Valves', 600],
    ['Unmeasured Valves', null],
    ['Half Valves', null],
  ])
  assert.equal(found.total, 4)
  assert.deepEqual(found.within.category.toSorted(), here.categoryIds.toSorted())
  const query = { businessType: 'MA', presence: 'run', category: found.within.category } as const
  assert.equal((await bench.api.search.business({ body: query })).total, found.total, 'the link finds as many')
  assert.deepEqual(
    names(await similar(silent))
      .flat()
      .includes('Unmeasured Valves'),
    false,
    'never itself',
  )
  const blocker = await bench.person('Bea Blocker')
  await blocker.api.blocks.block({ body: { resourceID: fast } })
  assert.equal(
    names(await similar(listed, blocker))
      .flat()
      .includes('Fast Valves'),
    false,
  )
})

test('where its categories hold nobody else, those of its industry', async () => {
  const child = industries[3]!.children[2]!
  const alone = await addBusiness(bench.db, 'Alone Works', { ...here, categoryIds: [child.id] })
  const found = await similar(alone)
  assert.deepEqual([found.within.category, found.within.industry], [[], here.industryId])
  assert.ok(names(found).flat().includes('Fast Valves'))
})

test('an unknown or removed company and one that is no id are refused', async () => {
  const removed = await addBusiness(bench.db, 'Gone Works', { ...here, removedAt: new Date() })
  for (const id of [removed, '00000000-0000-7000-8000-000000000000'])
    await assert.rejects(similar(id), { name: 'NotFound' })
  assert.equal((await bench.ask('GET', '/business/x/similar-answering')).status, 400)
  const own = await bench.ask('GET', `/business/${await addBusiness(bench.db, 'Sized', here)}/similar-answering?size=0`)
  assert.equal(own.status, 400)
})

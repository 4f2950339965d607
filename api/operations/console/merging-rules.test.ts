// Merge rules.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { removeSample } from '#api/operations/imports/sample.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { openReader } from '#api/integration/webhooks/reader.ts'
import { accessOf, endTerm, listed, proveMailbox, sendDocument, start } from '#api/trust/ownership-claims/testing.ts'

let bench: TestApi
let anna: TestPerson

before(async () => {
  bench = await testApi()
  anna = await bench.person('Anna Admin', { roles: ['administrator'] })
})
after(() => bench.close())

const reason = 'The same company, registered by two colleagues'
const run = async <T = Record<string, never>>(text: string, values: unknown[] = []) =>
  (await bench.pool.query(text, values)).rows as T[]
const pair = (name: string) => Promise.all([addBusiness(bench.db, `${name} GmbH`), addBusiness(bench.db, name)])
const merge = (id: string, into: string, members: 'join' | 'leave' = 'join') =>
  anna.api.console.mergeBusiness({ params: { id }, body: { into, members, reason } })

test('a webhook moves with the people who join; of those who leave it is removed with its deliveries', async () => {
  const url = 'https://erp.example/wbn'
  for (const members of ['join', 'leave'] as const) {
    const [gone, kept] = await pair(`Hansen ${members}`)
    const [former, buyer] = await Promise.all(['Frida Former', 'Bea Buyer'].map((name) => bench.person(name)))
    await addMember(bench.db, gone, former!.userID)
    await addMember(bench.db, kept, (await bench.person('Kim Keeper')).userID)
    const body = { url, events: ['inquiry.received' as const], description: '' }
    const { webhook } = await former!.api.webhooks.create({ params: { businessID: gone }, body })
    const reader = openReader(bench.dependencies)
    const inquire = async (to: string) => {
      const request = { to, subject: 'Pumps for water', message: 'How much are ten of them?' }
      assert.equal((await buyer!.ask('POST', '/business/request', request)).status, 200)
      await reader.read()
    }
    const told = async () =>
      (
        await run<{ count: number }>('select count(*)::int from webhook_deliveries where webhook_id = $1', [
          webhook.webhookID,
        ])
      )[0]!.count
    await inquire(gone)
    assert.equal(await told(), 1)
    const { moves, ends } = await anna.api.console.businessMerge({
      params: { id: gone },
      query: { into: kept, members },
    })
    const one = { members: 1, webhooks: 1 }
    const none = { members: 0, webhooks: 0 }
    assert.deepEqual({ members: moves.members, webhooks: moves.webhooks }, members === 'join' ? one : none)
    assert.deepEqual(ends, members === 'join' ? none : one)
    await merge(gone, kept, members)
    await inquire(kept)
    assert.equal(await told(), members === 'join' ? 2 : 0)
    const left = await run('select 1 from webhooks where id = $1 or business_id = any($2)', [
      webhook.webhookID,
      [gone, kept],
    ])
    assert.equal(left.length, members === 'join' ? 1 : 0)
  }
})

test('the plan of the one that stays limits what is shown of both, and shows more where it has room', async () => {
  const products = (ids: string[]) =>
    run<{ name: string; status: string }>(
      `select name, status from products where business_id = any($1) and removed_at is null order by registered_at, id`,
      [ids],
    )
  const preview = async (id: string, into: string) => {
    const { hides, shows } = await anna.api.console.businessMerge({ params: { id }, query: { into } })
    return { hides, shows }
  }
  const [gone, kept] = await pair('Lund Ventiler')
  const [{ most }] = (await run<{ most: number }>(`select products as most from plan_allowance($1, 'standard')`, [
    kept,
  ])) as [{ most: number }]
  const at = (minute: number) => ({ registeredAt: new Date(Date.UTC(2025, 0, 1, 0, minute)) })
  for (let turn = 0; turn < most - 1; turn++)
    for (const [id, minute] of [
      [gone, turn],
      [kept, turn + 100],
    ] as const)
      await addProduct(bench.db, id, `Valve ${minute}`, at(minute))
  await addProduct(bench.db, gone, 'Draft', { ...at(300), status: 'draft' })
  assert.deepEqual(await preview(gone, kept), { hides: most - 2, shows: 0 })
  await merge(gone, kept)
  const after = await products([kept])
  assert.deepEqual(
    after.filter(({ status }) => status === 'active').map(({ name }) => name),
    [`Valve ${most - 2}`, ...Array.from({ length: most - 1 }, (_, turn) => `Valve ${turn + 100}`)],
  )
  assert.equal(after.filter(({ status }) => status === 'hidden').length, most - 2)
  assert.equal(after.filter(({ status }) => status === 'draft').length, 1)
  const shown = async (id: string) =>
    (await run<{ products: number }>('select products from counters where resource_id = $1', [id]))[0]?.products
  assert.equal(await shown(kept), most)

  const larger = await addBusiness(bench.db, 'Lund Ventiler AB', { subscription: 'gold' })
  assert.deepEqual(await preview(kept, larger), { hides: 0, shows: most - 2 })
  await merge(kept, larger)
  assert.equal(await shown(larger), 2 * most - 2)
  const { data: acts } = await anna.api.audit.list({ query: { objectID: kept } })
  assert.deepEqual([acts[0]!.detail['hides'], acts[0]!.detail['shows']], [0, most - 2])
})

test('a real business and one of the sample stay apart, and the sample can be removed', async () => {
  const [real, sample] = await pair('Haas Antriebe')
  await run('update businesses set sample = true where id = $1', [sample])
  const product = await addProduct(bench.db, real, 'Gear motor')
  for (const [id, into] of [
    [real, sample],
    [sample, real],
  ] as const) {
    const { obstacles } = await anna.api.console.businessMerge({ params: { id }, query: { into } })
    assert.deepEqual(obstacles, ['sample'])
    await assert.rejects(merge(id, into), { name: 'Conflict', fields: { into: 'sample' } })
  }
  const other = await addBusiness(bench.db, 'Haas Antriebe AG', { sample: true })
  await merge(other, sample)
  assert.equal((await removeSample(bench.db)).businesses, 2)
  assert.equal((await bench.api.products.read({ params: { id: product } })).businessID, real)
})

test('nobody becomes a member of another company while a claim of either waits', async () => {
  const eve = await bench.person('Eve Editor')
  const [one, other] = [await listed(bench), await listed(bench)]
  await start(eve, one)
  const { claimID } = (await proveMailbox(bench, eve, one)).claim!
  for (const [id, into] of [
    [one.id, other.id],
    [other.id, one.id],
  ] as const) {
    const { obstacles } = await anna.api.console.businessMerge({ params: { id }, query: { into } })
    assert.deepEqual(obstacles, ['claim'])
    await assert.rejects(merge(id, into), { name: 'Conflict', fields: { into: 'claim' } })
  }
  assert.equal(await accessOf(bench, other, eve), undefined)
  const judged = await listed(bench)
  await start(eve, judged)
  await sendDocument(bench, eve, judged)
  await assert.rejects(merge(judged.id, other.id), { name: 'Conflict', fields: { into: 'claim' } })
  await endTerm(bench, claimID)
  await merge(other.id, one.id)
  assert.equal(await accessOf(bench, one, eve), 'owner')
})

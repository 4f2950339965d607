// Verified claims as a search facet.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { emitEvent } from '#api/foundation/events.ts'
import { addBusiness, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const claim = (businessId: string, kind: string, subject: string, days: number) =>
  bench.pool.query(
    `insert into verification_claims (business_id, kind, subject, state, created_by, due_at, decided_at, valid_until)
      values ($1, $2, $3, 'verified', uuidv7(), now(), now(), now() + make_interval(days => $4))`,
    [businessId, kind, subject, days],
  )

test('companies are counted and found by what was checked and still holds', async () => {
  const [almar, norte] = [await addBusiness(bench.db, 'Almar'), await addBusiness(bench.db, 'Norte')]
  await addBusiness(bench.db, 'Unchecked')
  await claim(almar, 'lei', '529900T8BM49AURSDO55', 300)
  await claim(almar, 'domain', 'almar.example', 20)
  await claim(almar, 'domain', 'almar.test', 20)
  await claim(norte, 'domain', 'norte.example', 20)
  await claim(norte, 'visit', 'Calle 1', -1)
  await emitEvent(bench.db, 'businesses.changed', { ids: [almar, norte] })
  const ask = (verifications?: string | string[]) =>
    bench.api.search.business({ body: { ...(verifications && { verifications }) } })
  const { facets } = await ask()
  assert.deepEqual(facets!.verifications, [
    { value: 'domain', count: 2 },
    { value: 'lei', count: 1 },
  ])
  const namesBy = async (verifications: string | string[]) =>
    (await ask(verifications)).data.map(({ general }) => general.companyName).toSorted()
  assert.deepEqual(await namesBy('lei'), ['Almar'])
  assert.deepEqual(await namesBy('lei,domain'), ['Almar', 'Norte'])
  assert.deepEqual(await namesBy(['visit']), [])
  const bad = await bench.ask('POST', '/search/business', { verifications: 'passport' })
  assert.equal(bad.status, 400)
})

// Sample verification: cases in all states.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { claimStates } from '#contract/identity/businesses/verification-kinds.ts'
import { addBusiness, testApi, type TestApi } from '#api/testing.ts'
import { addSampleVerification } from './verification.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

test('verified firms have evidence that holds, the queue has cases, and a second load adds none', async () => {
  const sample = { source: 'invented', sample: true }
  const firm = await addBusiness(bench.db, 'Verified Works', {
    ...sample,
    sourceId: 'verified',
    verifiedAt: new Date(),
  })
  for (let at = 0; at < 7; at++) await addBusiness(bench.db, `Works ${at}`, { ...sample, sourceId: `works-${at}` })
  const add = () => bench.db.transaction().execute((tx) => addSampleVerification(tx))
  assert.equal(await add(), true)
  assert.equal(await add(), false)
  const { claims } = await bench.api.verification.read({ params: { businessID: firm } })
  assert.deepEqual(new Set(claims.map(({ kind }) => kind)), new Set(['register', 'domain', 'visit']))
  const verifier = await bench.person('Vera Verifier', { roles: ['verifier'] })
  const { data } = await verifier.api.verification.list({ query: { state: 'all' } })
  const shown = new Set(data.map(({ state }) => state))
  assert.deepEqual(
    claimStates.filter((state) => !shown.has(state)),
    ['expired', 'withdrawn'],
  )
  await bench.jobs.runDueJobs({ ahead: 3600 })
  assert.equal((await bench.api.businesses.read({ params: { id: firm } })).data.verified, true)
})

// Random acts on samples, audited.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { drive } from '#kit/testing-machine.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import { machineOf } from './testing-machine.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

test('whatever both sides do, steps keep their order, and times count what the supplier could have done', async () => {
  const { acts } = await drive(machineOf(bench), { seed: Number(process.env['SEED'] ?? 7), runs: 12, steps: 20 })
  assert.equal(acts, 240)
})

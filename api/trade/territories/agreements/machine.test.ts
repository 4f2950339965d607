// Random acts of makers and sellers, audited; the long run is `npm run bench agreements`.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { drive } from '#kit/testing-machine.ts'
import { testApi } from '#api/testing.ts'
import { type Cast, machineOf } from './testing-machine.ts'

const { SEED = '7' } = process.env
let cast: Cast
before(async () => {
  const bench = await testApi()
  const verifier = await bench.person('Vera Verifier', { roles: ['verifier'] })
  const people = await Promise.all(
    ['Maker', 'Rimac', 'Wisla', 'Mekong', 'Brand'].map((name) => bench.person(`${name} Owner`)),
  )
  cast = { bench, verifier, people }
})
after(() => cast.bench.close())

test('whatever both sides do: marks need both, cells are kept, and nothing happens after the end', async () => {
  const seed = SEED === 'random' ? Math.floor(Math.random() * 1e9) : Number(SEED)
  const { acts } = await drive(machineOf(cast), { seed, runs: 6, steps: 30 })
  assert.equal(acts, 180)
})

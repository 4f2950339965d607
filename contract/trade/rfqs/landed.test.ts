// Landed costs.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costParts, type CostParts, landedOf, noEstimates, partsLeftToBuyer } from './landed.ts'

const none: CostParts = { pickUp: null, freight: null, insurance: null, handling: null }
const all: CostParts = { pickUp: 480, freight: 2900, insurance: 150, handling: 410 }
const landed = (incoterm: string | null, parts: CostParts, estimates = noEstimates) =>
  landedOf({ total: 10_000, incoterm, parts, rate: 1 }, { estimates, rate: 1 })

test('each Incoterm leaves its parts to the buyer, and all of them and only they are added', () => {
  for (const [incoterm, left] of [
    ['EXW', costParts],
    ['FCA', ['freight', 'insurance', 'handling']],
    ['FOB', ['freight', 'insurance', 'handling']],
    ['CFR', ['insurance', 'handling']],
    ['CIF', ['handling']],
    ['DDP', []],
  ] as const) {
    assert.deepEqual(partsLeftToBuyer(incoterm), left, incoterm)
    const sum = left.reduce((total, part) => total + all[part]!, 10_000)
    assert.equal(landed(incoterm, all).total, sum, incoterm)
  }
})

test('there is no landed cost while a part is missing, and the part is named', () => {
  for (const part of costParts) {
    const { total, missing } = landed('EXW', { ...all, [part]: null })
    assert.deepEqual([total, missing], [null, [part]])
  }
  assert.deepEqual(landed('FOB', none).missing, ['freight', 'insurance', 'handling'])
  assert.deepEqual(landed(null, all).missing, ['incoterm'])
  assert.deepEqual(landed('QQQ', all).missing, ['incoterm'])
  const priceless = landedOf({ total: null, incoterm: 'CIF', parts: all, rate: 1 }, { estimates: noEstimates, rate: 1 })
  assert.deepEqual([priceless.total, priceless.missing], [null, ['price']])
})

test("the buyer's figures stand in for handling that is not stated, and are told as estimates", () => {
  const own = { handling: 300, dutyPercent: 10 }
  const { total, parts } = landed('CIF', none, own)
  assert.equal(total, 11_300)
  assert.deepEqual(
    parts.map(({ part, amount, isEstimate }) => [part, amount, isEstimate]),
    [
      ['handling', 300, true],
      ['duty', 1000, true],
    ],
  )
  assert.equal(landed('CIF', all, own).total, 11_410)
  assert.equal(landed('EXW', all, { handling: null, dutyPercent: 10 }).total, 10_000 + 480 + 2900 + 150 + 1353 + 410)
  assert.deepEqual([landed('DDP', none, own).total, landed('DDP', none, own).duty], [10_000, 'seller'])
})

test('figures that can not be converted are missing', () => {
  const asked = { total: 10_000, incoterm: 'CIF', parts: none, rate: 1 }
  const { total, missing } = landedOf(asked, { estimates: { handling: 300, dutyPercent: null }, rate: null })
  assert.deepEqual([total, missing], [null, ['rate']])
})

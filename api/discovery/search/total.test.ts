// One total on every page.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const found = (body: { textQuery: string; size: number; skip?: number }) => bench.api.search.product({ body })
const foundCompanies = (body: { textQuery: string; size: number }) => bench.api.search.business({ body })

test('the total of a search does not depend on the size of its page, nor on the page', async () => {
  const business = await addBusiness(bench.db, 'Sized Controls')
  await addProduct(bench.db, business, 'Modular PLC for rails')
  for (let number = 1; number <= 9; number++) {
    await addProduct(bench.db, business, `Modular cabinet ${number}`)
    await addProduct(bench.db, business, `PLCs spare part ${number}`)
  }
  for (const textQuery of [
    'Modular PLCs',
    'Modular PLC',
    'Modulr PLCs',
    'PLC',
    'Modular cabinet 3',
    'gear unit modular plc',
    '',
  ]) {
    const { total, relaxed } = await found({ textQuery, size: 1 })
    assert.ok(total > 0, textQuery)
    for (const size of [1, 2, 5, 10, 20, 50])
      for (const skip of [0, 1, 7]) {
        const answer = await found({ textQuery, size, skip })
        assert.deepEqual([answer.total, answer.relaxed], [total, relaxed], `${textQuery}: size ${size}, from ${skip}`)
        if (skip === 0) assert.equal(answer.data.length, Math.min(size, total), `${textQuery}: size ${size}`)
      }
  }
})

test('the total of a search for companies does not depend on the size of its page', async () => {
  await addBusiness(bench.db, 'Almar Pumps', { city: 'Modena', shortDescription: 'Industrial pumps' })
  for (let number = 1; number <= 8; number++)
    await addBusiness(bench.db, `Norte Works ${number}`, { city: 'Modena', shortDescription: 'Valves for pumps' })
  const { total } = await foundCompanies({ textQuery: 'industrial pumps Modena', size: 1 })
  assert.ok(total > 1)
  for (const size of [2, 5, 50])
    assert.equal((await foundCompanies({ textQuery: 'industrial pumps Modena', size })).total, total, `size ${size}`)
})

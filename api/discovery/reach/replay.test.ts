// Figures of a replayed log.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { figuresOf, searchFor, tell } from './testing.ts'

let bench: TestApi
let owner: TestPerson
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
})
after(() => bench.close())

type Line = { person: number; thing: number; act: 'see' | 'open' | 'compare'; flushes: boolean }
const line = fc.record({
  person: fc.nat({ max: 6 }),
  thing: fc.nat({ max: 4 }),
  act: fc.constantFrom('see' as const, 'open' as const, 'compare' as const),
  flushes: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0),
})

const names = 'amber bravo cedar delta ember fjord gamma hotel indigo juliet kilo lima mango nectar oscar papa'.split(
  ' ',
)

test('seen, viewed, compared and people are exactly those of the log', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 120 }), async (log) => {
      const word = names.shift()!
      const id = await addBusiness(bench.db, `Works ${word}`)
      await addMember(bench.db, id, owner.userID)
      for (let number = 0; number < 5; number++) await addProduct(bench.db, id, `Valve ${word} ${number}`)
      const answer = await searchFor(bench, word)
      assert.equal(answer.ids.length, 5)
      await replay(log, answer)
      const figures = await figuresOf(bench, owner, id)
      const once = (act: Line['act']) =>
        new Set(log.filter((one) => one.act === act).map(({ person, thing }) => `${person} ${thing}`)).size
      const people = new Set(log.filter(({ act }) => act === 'open').map(({ person }) => person)).size
      const counted = (['seen', 'viewed', 'compared', 'people'] as const).map((kind) => figures.total(kind))
      assert.deepEqual(counted, [once('see'), once('open'), once('compare'), people])
      const sum = (key: 'seen' | 'viewed' | 'compared') => figures.products.reduce((all, one) => all + one[key], 0)
      assert.deepEqual([sum('seen'), sum('viewed'), sum('compared')], counted.slice(0, 3))
    }),
    { numRuns: 12, endOnFailure: true },
  )
})

async function replay(log: readonly Line[], answer: Awaited<ReturnType<typeof searchFor>>): Promise<void> {
  for (const { person, thing, act, flushes } of log) {
    const id = answer.ids[thing]!
    const told = {
      see: { answer, seen: [thing] },
      open: { answer, viewed: { kind: 'product' as const, id } },
      compare: { compared: [id] },
    }[act]
    await tell(bench, told, { address: `192.0.2.${person + 10}` })
    if (flushes) await bench.sightings.flush()
  }
}

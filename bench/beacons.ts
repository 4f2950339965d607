// Beacons of pages: CPU and writing statement.
import { addBusiness, addProduct, testApi } from '#api/testing.ts'
import { searchFor, tell } from '#api/discovery/reach/testing.ts'
import { kept, quick } from './rounds.ts'

const beacons = quick ? 200 : 5000
const rounds = quick ? 1 : 4
const limit = 400 // µs of CPU
const writingLimit = 500 // µs

export async function run(): Promise<boolean> {
  const bench = await testApi()
  try {
    const id = await addBusiness(bench.db, 'Beacon Works')
    for (let number = 0; number < 20; number++) await addProduct(bench.db, id, `Beacon valve ${number}`)
    const answer = await searchFor(bench, 'beacon valve')
    const kinds = {
      'a page': { viewed: { kind: 'product' as const, id: answer.ids[0]! } },
      'six hits': { answer, seen: [0, 1, 2, 3, 4, 5] },
    } satisfies Record<string, Parameters<typeof tell>[1]>
    let visitor = 0
    let isKept = true
    for (const [name, body] of Object.entries(kinds)) {
      const [costs, writings]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        const before = process.cpuUsage()
        for (let turn = 0; turn < beacons; turn++) {
          const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor++ & 255}`
          await tell(bench, body, { address })
        }
        const { user, system } = process.cpuUsage(before)
        const from = performance.now()
        await bench.sightings.flush()
        costs.push((user + system) / beacons)
        writings.push(((performance.now() - from) * 1000) / beacons)
      }
      const least = (values: number[]) => Math.round(Math.min(...values))
      isKept = kept(`a beacon of ${name}`, least(costs), limit, 'µs of CPU') && isKept
      isKept = kept(`writing that of ${name}`, least(writings), writingLimit, 'µs') && isKept
    }
    return isKept
  } finally {
    await bench.close()
  }
}

// Long runs of random acts; `SEED`, `RUNS`, `MACHINE`.
import { testApi, type TestApi } from '#api/testing.ts'
import { machineOf as ndas } from '#api/trade/ndas/testing-machine.ts'
import { machineOf as samples } from '#api/trade/samples/testing-machine.ts'
import { machineOf as agreements } from '#api/trade/territories/agreements/testing-machine.ts'
import { drive, type Machine } from '#kit/testing-machine.ts'
import { quick } from './rounds.ts'

const { SEED = '1', RUNS = quick ? '50' : '10000', MACHINE } = process.env

async function agreementsOf(bench: TestApi) {
  const verifier = await bench.person('Vera Verifier', { roles: ['verifier'] })
  const people = await Promise.all(
    ['Maker', 'Rimac', 'Wisla', 'Mekong', 'Brand'].map((name) => bench.person(`${name} Owner`)),
  )
  return agreements({ bench, verifier, people })
}

async function driven<World>(name: string, machine: Machine<World>): Promise<void> {
  const begun = performance.now()
  const plan = { seed: Number(SEED), runs: Number(RUNS), steps: 30 }
  const { acts } = await drive(machine, plan)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  console.log(`${name}: ${plan.runs} runs from seed ${plan.seed}, ${acts} acts, 0 faults in ${seconds} s`)
}

const machines = {
  agreements: async (bench: TestApi) => driven('agreements', await agreementsOf(bench)),
  ndas: (bench: TestApi) => driven('NDAs', ndas(bench)),
  samples: (bench: TestApi) => driven('samples', samples(bench)),
}

export async function run(): Promise<boolean> {
  let isKept = true
  for (const [name, go] of Object.entries(machines)) {
    if (MACHINE && MACHINE !== name) continue
    const bench = await testApi()
    try {
      await go(bench)
    } catch (error) {
      console.log(`OVER: ${name}: ${(error as Error).message}`)
      isKept = false
    } finally {
      await bench.close()
    }
  }
  return isKept
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1

// Agreements: long runs of random acts; `SEED` and `RUNS` set them.
import { testApi } from '#api/testing.ts'
import { machineOf } from '#api/trade/territories/agreements/testing-machine.ts'
import { drive } from '#kit/testing-machine.ts'
import { quick } from './rounds.ts'

const { SEED = '1', RUNS = quick ? '50' : '10000' } = process.env

export async function run(): Promise<boolean> {
  const bench = await testApi()
  try {
    const begun = performance.now()
    const verifier = await bench.person('Vera Verifier', { roles: ['verifier'] })
    const people = await Promise.all(
      ['Maker', 'Rimac', 'Wisla', 'Mekong', 'Brand'].map((name) => bench.person(`${name} Owner`)),
    )
    const plan = { seed: Number(SEED), runs: Number(RUNS), steps: 30 }
    const { acts } = await drive(machineOf({ bench, verifier, people }), plan)
    const seconds = ((performance.now() - begun) / 1000).toFixed(0)
    console.log(`${plan.runs} runs from seed ${plan.seed}, ${acts} acts, 0 faults in ${seconds} s`)
    return true
  } catch (error) {
    console.log(`OVER: ${(error as Error).message}`)
    return false
  } finally {
    await bench.close()
  }
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1

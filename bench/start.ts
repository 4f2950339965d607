// Duration of `npm start` to the first page, with everything built and the data there.
import { figureOf, kept, quick } from './rounds.ts'
import { fill } from './load/serving.ts'
import { start } from './site.ts'

const millisecondsMost = 2500

/** With npm and its checks before the start; the database server was stopped. True within the limit. */
export async function run(): Promise<boolean> {
  fill()
  const times: number[] = []
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    const site = await start({ command: 'npm', args: ['start'] })
    await site.stop()
    times.push(Math.round(site.firstPageAfter))
  }
  const { median, min, max } = figureOf(times)
  return kept('npm start to first page', median, millisecondsMost, 'ms', ` (${min}..${max})`)
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1

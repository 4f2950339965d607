// `npm start` to the first page.
import { figureOf, kept, quick } from './rounds.ts'
import { fill } from './load/serving.ts'
import { start } from './site.ts'

const millisecondsMost = 2500

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

// How long a start takes with everything built and the data there: to the first page against the barest start there could be, and by `npm start`.
import { join } from 'node:path'
import { startEmbedded } from '#kit/postgres/embedded.ts'
import { figureOf, kept, quick } from './rounds.ts'
import { dataDir, fill } from './serving.ts'
import { itself, start } from './site.ts'

const ratioMost = 2
const millisecondsMost = 3000
const rounds = quick ? 1 : 7

type Program = Parameters<typeof start>[0]

/** ms from the start of the process to its first page. */
async function timeOf(program?: Program): Promise<number> {
  const site = await start(program)
  await site.stop()
  return site.milliseconds.page
}

/**
 * Both against a database that runs already: what PostgreSQL takes to start is the same for both. The floor loads Fastify and pg,
 * reads the snapshots of the search index and answers a page with one row.
 */
async function againstBare(): Promise<boolean> {
  const { url, stop } = await startEmbedded({ dataDir })
  try {
    const env = { DATABASE_URL: url }
    const ours = { ...itself, env }
    const bare = { command: process.execPath, args: [join(import.meta.dirname, 'bare-start.ts')], env }
    for (const program of [ours, bare]) await timeOf(program)
    const times: { ours: number; bare: number }[] = []
    for (let round = 0; round < rounds; round++) {
      if (round % 2 === 0) times.push({ ours: await timeOf(ours), bare: await timeOf(bare) })
      else times.push({ bare: await timeOf(bare), ours: await timeOf(ours) })
    }
    const ratio = figureOf(times.map((time) => time.ours / time.bare))
    const range = (name: 'ours' | 'bare') => {
      const { median, min, max } = figureOf(times.map((time) => Math.round(time[name])))
      return `${name} ${median} ms (${min}..${max})`
    }
    const more = ` (${ratio.min.toFixed(2)}..${ratio.max.toFixed(2)}), ${range('ours')}, ${range('bare')}`
    return kept('start to first page, times bare', Number(ratio.median.toFixed(2)), ratioMost, '×', more)
  } finally {
    await stop()
  }
}

/** As one types it, the database server stopped before; with what npm and the checks before a start take. */
async function byCommand(): Promise<boolean> {
  const times: number[] = []
  for (let round = 0; round < (quick ? 1 : 3); round++)
    times.push(Math.round(await timeOf({ command: 'npm', args: ['start'] })))
  const { median, min, max } = figureOf(times)
  return kept('npm start to first page', median, millisecondsMost, 'ms', ` (${min}..${max})`)
}

/** Prints both; true when both are within their limits. */
export async function run(): Promise<boolean> {
  fill()
  const first = await againstBare()
  return (await byCommand()) && first
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1

// How long a start takes with everything built and the data there: to the first page against the barest start there could be, and by `npm start`.
import { join } from 'node:path'
import { startEmbedded } from '#kit/postgres/embedded.ts'
import { figureOf, kept, quick } from './rounds.ts'
import { dataDir, fill } from './serving.ts'
import { itself, start, type Site } from './site.ts'

const ratioMost = 2
const millisecondsMost = 3000
const rounds = quick ? 1 : 7

type Program = Parameters<typeof start>[0]
type Times = Site['milliseconds']

async function timesOf(program?: Program): Promise<Times> {
  const site = await start(program)
  await site.stop()
  return site.milliseconds
}

/**
 * Both against a database that runs already: what PostgreSQL takes to start is the same for both. The floor loads Fastify and pg,
 * reads the snapshots of the search index and answers a page with one row. Decided by CPU, as everything here.
 */
async function againstBare(): Promise<boolean> {
  const { url, stop } = await startEmbedded({ dataDir })
  try {
    const env = { DATABASE_URL: url }
    const ours = { ...itself, env: { ...itself.env, ...env } }
    const bare = { command: process.execPath, args: [join(import.meta.dirname, 'bare-start.ts')], env }
    for (const program of [ours, bare]) await timesOf(program)
    const pairs: { ours: Times; bare: Times }[] = []
    for (let round = 0; round < rounds; round++) {
      if (round % 2 === 0) pairs.push({ ours: await timesOf(ours), bare: await timesOf(bare) })
      else pairs.push({ bare: await timesOf(bare), ours: await timesOf(ours) })
    }
    const ratioOf = (what: keyof Times) => figureOf(pairs.map((pair) => pair.ours[what] / pair.bare[what]))
    const range = (name: 'ours' | 'bare', what: keyof Times) => {
      const { median, min, max } = figureOf(pairs.map((pair) => Math.round(pair[name][what])))
      return `${name} ${median} (${min}..${max})`
    }
    const { median, min, max } = ratioOf('cpu')
    const time = `time ${ratioOf('page').median.toFixed(2)} ×: ${range('ours', 'page')}, ${range('bare', 'page')} ms`
    const more = ` (${min.toFixed(2)}..${max.toFixed(2)}), ${range('ours', 'cpu')}, ${range('bare', 'cpu')} ms; ${time}`
    return kept('start to first page, CPU', Number(median.toFixed(2)), ratioMost, '×', more)
  } finally {
    await stop()
  }
}

/** As one types it, the database server stopped before; with what npm and the checks before a start take. */
async function byCommand(): Promise<boolean> {
  const times: number[] = []
  for (let round = 0; round < (quick ? 1 : 3); round++)
    times.push(Math.round((await timesOf({ command: 'npm', args: ['start'] })).page))
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

// `npm run admin -- search`.
import { setTimeout as pause } from 'node:timers/promises'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import { askRebuild, type Indexing, findIndexing, retryRejects } from '#api/discovery/search/lookup.ts'
import { loadEnvFile, readSettings } from '../config.ts'
import { openDatabase } from '../database.ts'

const by = 'npm run admin'
const acts = { rebuild, state: show, retry } as const
const lookedEvery = 1000 // ms

export type SearchAct = keyof typeof acts
export const isSearchAct = (name: string): name is SearchAct => Object.hasOwn(acts, name)
type OpenedDatabase = Awaited<ReturnType<typeof openDatabase>>

export async function runSearchAct(name: SearchAct): Promise<number> {
  loadEnvFile()
  const opened = await openDatabase(readSettings(), { name: 'wbn admin' })
  try {
    return await acts[name](opened)
  } finally {
    await opened.stop()
  }
}

async function rebuild({ database: { kysely } }: OpenedDatabase): Promise<number> {
  await kysely.transaction().execute(async (tx) => {
    if (await askRebuild(tx, by))
      await recordAct(tx, { by, act: 'search.rebuild', object: { kind: 'search', id: 'search', name: 'search' } })
  })
  const { generations } = await findIndexing(kysely)
  const asked = generations[0]!.askedAt
  for (let shown = ''; ; await pause(lookedEvery)) {
    const { leader, generations: now } = await findIndexing(kysely)
    const own = now.find(({ askedAt }) => askedAt.getTime() === asked.getTime())
    if (own?.failure) {
      console.error(`The new generation failed: ${own.failure}`)
      return 1
    }
    if (own?.currentAt) {
      console.log(`Generation ${own.number} is current`)
      return 0
    }
    if (!leader) {
      console.error('No process with the service indexer leads: the rebuild begins as soon as one does')
      return 1
    }
    const line = own?.startedAt
      ? `Generation ${own.number}: ${own.copied} of ${own.total} rows`
      : 'Waiting for the leader'
    if (line !== shown) console.log(line)
    shown = line
  }
}

async function show({ database: { kysely } }: OpenedDatabase): Promise<number> {
  const indexing = await findIndexing(kysely)
  for (const line of linesOf(indexing)) console.log(line)
  return 0
}

function linesOf({ leader, generations, rejects, rejectCount }: Indexing): string[] {
  const age = leader?.currentAt ? `${((Date.now() - leader.currentAt) / 1000).toFixed(1)} s ago` : 'not yet'
  return [
    leader
      ? `Leader ${leader.holder}, generation ${leader.generation ?? 'none'}, position ${leader.position ?? 'none'}, current ${age}`
      : 'No process leads',
    ...(leader?.generations ?? []).map(
      ({ number, documents: { business, product, people }, bytes }) =>
        `Generation ${number}: ${business} companies, ${product} products, ${people} people, ${bytes} bytes`,
    ),
    ...generations
      .filter(({ currentAt, failure }) => !currentAt && !failure)
      .map(({ number, copied, total }) => `Rebuild to generation ${number}: ${copied} of ${total} rows`),
    `Rejected rows: ${rejectCount}`,
    ...rejects.map(({ kind, id, tries, reason }) => `  ${kind} ${id}, ${tries} times: ${reason}`),
  ]
}

async function retry({ database: { kysely } }: OpenedDatabase): Promise<number> {
  const count = await kysely.transaction().execute(async (tx) => {
    const asked = await retryRejects(tx)
    const object = { kind: 'search', id: 'search', name: 'search' }
    if (asked > 0) await recordAct(tx, { by, act: 'search.retry', object, detail: { count: asked } })
    return asked
  })
  console.log(`${count} rejected rows are tried again`)
  return 0
}

// Millions of products in a search backend: `WBN_DATA=… [npm run opensearch --] node bench/scale/millions.ts 1000000
// [opensearch]`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectOpenSearch } from '#kit/opensearch/client.ts'
import { phraseDictionary } from '#api/discovery/search/phrases.ts'
import { openSnapshot, writeSnapshot } from '#api/discovery/search/snapshot-files.ts'
import { BuiltInBackend } from '#search-engine/built-in.ts'
import type { ProductDocument, SearchBackend } from '#search-engine/index.ts'
import { OpenSearchBackend } from '#search-engine/opensearch/backend.ts'
import { mixed } from '../engine.ts'
import { copies, products } from '../load/products.ts'

const WRITTEN_AT_ONCE = 2000 // documents
const QUERIES = 280
const MiB = 2 ** 20

const [count, name] = [Number(process.argv[2] ?? 1_000_000), process.argv[3] ?? 'built-in']
const vocabulary = phraseDictionary()
const real = await products()
const queries = mixed(real, QUERIES, 5)
if (name === 'opensearch') await onOpenSearch()
else await onBuiltIn()

async function onBuiltIn(): Promise<void> {
  const backend = new BuiltInBackend({ vocabulary })
  async function* rows(): AsyncGenerator<ProductDocument> {
    yield* copies(real, count)
  }
  await measured('written', () => backend.build('product', rows()))
  const { memory } = await backend.state()
  console.log(`${Math.round(memory.product / count)} bytes a product; process ${residentMiB()} MiB`)
  await ask(backend)
  const folder = mkdtempSync(join(tmpdir(), 'wbn-millions-'))
  await measured('snapshot written', () => writeSnapshot(folder, 'product', backend.save('product', '1')))
  const source = (await openSnapshot(folder, 'product'))!
  console.log(`snapshot ${Math.round(source.size / MiB)} MiB`)
  await measured('snapshot loaded', () => backend.load('product', source, () => true))
  await source.close()
  rmSync(folder, { recursive: true })
}

async function onOpenSearch(): Promise<void> {
  const { send, close } = connectOpenSearch(process.env.SEARCH_URL ?? '')
  const backend = new OpenSearchBackend({ send, prefix: `millions-${process.pid}`, vocabulary })
  await backend.create()
  const before = await processorSeconds(send)
  await measured('written', async () => {
    let documents: ProductDocument[] = []
    const write = async () => {
      await backend.apply({ documents: { product: documents }, position: '1' })
      documents = []
    }
    for (const one of copies(real, count)) {
      documents.push(one)
      if (documents.length === WRITTEN_AT_ONCE) await write()
    }
    await write()
  })
  console.log(`processor of the cluster meanwhile: ${((await processorSeconds(send)) - before).toFixed(0)} s`)
  const { memory } = await backend.state()
  console.log(`${Math.round(memory.product / count)} bytes a product on disk`)
  await ask(backend)
  await backend.remove()
  await close()
}

/** Nodes of the testing cluster share a process. */
async function processorSeconds(send: ReturnType<typeof connectOpenSearch>['send']): Promise<number> {
  const { nodes } = await send({ method: 'GET', path: '/_nodes/stats/process' })
  const own = Object.values(nodes as Record<string, { process: { cpu: { total_in_millis: number } } }>)
  return own[0]!.process.cpu.total_in_millis / 1000
}

async function ask(backend: SearchBackend): Promise<void> {
  const taken: number[] = []
  for (const round of [1, 2])
    for (const { query } of queries) {
      const from = performance.now()
      await backend.search('product', query)
      if (round === 2) taken.push(performance.now() - from)
    }
  taken.sort((a, b) => a - b)
  const at = (share: number): string => taken[Math.floor(share * (taken.length - 1))]!.toFixed(1)
  console.log(`mixed searches with facets: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; process ${residentMiB()} MiB`)
}

async function measured(title: string, work: () => Promise<unknown>): Promise<void> {
  const [from, cpu] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(cpu)
  const seconds = (performance.now() - from) / 1000
  console.log(`${count} products ${title}: ${seconds.toFixed(0)} s, processor ${((user + system) / 1e6).toFixed(0)} s`)
}

function residentMiB(): number {
  return Math.round(process.memoryUsage().rss / MiB)
}

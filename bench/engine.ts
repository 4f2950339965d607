// Engine: memory, build rate, CPU, p99; `--million`: event loop delays. Needs WBN_DATA.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { type BusinessDocument, type ProductDocument, type SearchQuery, SearchIndex } from '#search-engine/index.ts'
import { misspelt, seeded } from './relevance.ts'
import { phraseDictionary } from '#api/discovery/search/phrases.ts'
import { readDocuments } from './relevance/documents.ts'
import { copies, products } from './load/products.ts'
import { understandingKept } from './relevance/understanding.ts'
import { kept } from './rounds.ts'

const p99Most = 8000 // µs
const bytesMost = 650

type SampleQuery = { kind: string; query: SearchQuery }

const common = [
  'module',
  'printer',
  'solar',
  'heat',
  'black',
  'led',
  'sensor',
  'cable',
  'power',
  'light',
  'water',
  'milk',
]
const links = ['Solar Energy', 'Printers & Scanners', 'Bearings', 'Notebooks', 'Heat Pumps', 'Valves', 'Sensors']

export function mixed(documents: { name: string; id: string }[], count: number, seed: number): SampleQuery[] {
  const random = seeded(seed)
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)]!
  const wordsOf = (name: string): string[] => name.match(/[\p{L}\p{N}]{3,}/gu) ?? [name]
  const kinds: Record<string, () => Partial<SearchQuery>> = {
    browse: () => ({ text: '' }),
    'browse, filtered': () => ({
      text: '',
      filter: { country: [pick(['US', 'DE', 'CN', 'IT'])], businessType: ['MA', 'DI'] },
    }),
    link: () => ({ text: pick(links) }),
    'full name': () => ({ text: pick(documents).name }),
    rare: () => ({ text: pick(wordsOf(pick(documents).name)) }),
    'two words': () => ({ text: wordsOf(pick(documents).name).slice(0, 2).join(' ') }),
    common: () => ({ text: pick(common) }),
    'two common': () => ({ text: `${pick(common)} ${pick(common)}` }),
    'common, filtered': () => ({ text: pick(common), filter: { industry: [pick(['0002', '0003', '0011'])] } }),
    prefix: () => ({ text: pick(wordsOf(pick(documents).name)).slice(0, 4) }),
    'typo in name': () => ({ text: misspelt(pick(documents).name, random) }),
    'typo in three words': () => ({ text: misspelt(wordsOf(pick(documents).name).slice(0, 3).join(' '), random) }),
    chinese: () => ({ text: pick(['轴承', '泵', '太阳能', '电池 工厂']) }),
    nothing: () => ({ text: pick(['zxqvvk', 'qqqq wwww', '%%%', 'xylofonbauer gmbh']) }),
  }
  const names = Object.keys(kinds)
  return Array.from({ length: count }, (_, i) => {
    const kind = names[i % names.length]!
    return { kind, query: { skip: 0, size: 5, facets: true, ...kinds[kind]!() } as SearchQuery }
  })
}

function timed(title: string, index: SearchIndex, queries: SampleQuery[], rounds: number): number {
  for (let i = 0; i < 2; i++) for (const { query } of queries) index.search(query)
  const all: number[] = []
  const at = (list: number[], share: number): number => Math.round(list[Math.floor((list.length - 1) * share)]!)
  const table = [...new Set(queries.map(({ kind }) => kind))].map((kind) => {
    const own = queries.filter((one) => one.kind === kind)
    const best = own.map(() => Infinity)
    const begin = process.threadCpuUsage()
    for (let round = 0; round < rounds; round++) {
      own.forEach(({ query }, i) => {
        const from = process.hrtime.bigint()
        index.search(query)
        best[i] = Math.min(best[i]!, Number(process.hrtime.bigint() - from) / 1000)
      })
    }
    const { user, system } = process.threadCpuUsage(begin)
    all.push(...best)
    best.sort((x, y) => x - y)
    const cpu = Math.round((user + system) / rounds / own.length)
    return { kind, 'CPU µs': cpu, median: at(best, 0.5), slowest: at(best, 1) }
  })
  console.log(`\n${title}: ${index.size} documents, five hits, total and facets`)
  console.table(table)
  all.sort((x, y) => x - y)
  const mean = Math.round(table.reduce((sum, row) => sum + row['CPU µs'], 0) / table.length)
  console.log(`mixed: CPU ${mean} µs; p50 ${at(all, 0.5)} µs, p99 ${at(all, 0.99)} µs, slowest ${at(all, 1)} µs`)
  return at(all, 0.99)
}

type Built<K extends 'business' | 'product'> = { index: SearchIndex<K>; names: { name: string; id: string }[] }

function built<K extends 'business' | 'product'>(kind: K, documents: (BusinessDocument | ProductDocument)[]): Built<K> {
  const begin = process.cpuUsage()
  const index = SearchIndex.build(kind, documents as never)
  const { user, system } = process.cpuUsage(begin)
  const seconds = (user + system) / 1e6
  const perDocument = Math.round(index.memory() / index.size)
  console.log(`${kind}: ${Math.round(index.size / seconds)} documents a CPU second, ${perDocument} bytes a document`)
  return { index, names: documents.map(({ id, name }) => ({ id, name })) }
}

/** Collecting rows would distort the delays. */
async function millionfold(): Promise<{ index: SearchIndex<'product'>; queries: SampleQuery[] }> {
  const real = await products()
  const builder = SearchIndex.builder('product')
  for (const copy of copies(real, 1_000_000)) builder.add(copy)
  return { index: builder.finish(), queries: [...mixed(real, 280, 5), ...costly(real)] }
}

function costly(real: ProductDocument[]): SampleQuery[] {
  const withSpecs = real.filter(({ specs }) => specs.length > 0)
  return Array.from({ length: 10 }, (_, i) => i * 997).flatMap((at): SampleQuery[] => {
    const page = { skip: 0, size: 20, facets: true }
    const { key, value } = withSpecs[at % withSpecs.length]!.specs[0]!
    const words = Array.from({ length: 12 }, (_, nth) => real[(at + nth * 31) % real.length]!.name.split(' ')[0])
    return [
      { kind: 'specification', query: { ...page, text: '', filter: { specs: [{ key, values: [value] }] } } },
      { kind: 'twelve words', query: { ...page, text: words.join(' ') } },
      { kind: 'deep page', query: { ...page, text: '', skip: 20_000 } },
    ]
  })
}

async function million(): Promise<void> {
  const { index, queries } = await millionfold()
  console.log(`${index.size} products, ${Math.round(index.memory() / index.size)} bytes each`)
  for (const { query } of queries) await index.searchAsync(query)
  await setTimeout(200)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const worst = new Map<string, number>()
  for (const { kind, query } of queries) {
    const begin = performance.now()
    await index.searchAsync(query)
    worst.set(kind, Math.max(worst.get(kind) ?? 0, Math.round((performance.now() - begin) * 10) / 10))
  }
  delay.disable()
  console.table([...worst].map(([kind, ms]) => ({ kind, 'worst, ms': ms })))
  console.log(
    `event loop: p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms, longest ${(delay.max / 1e6).toFixed(1)} ms`,
  )
}

export async function run(): Promise<boolean> {
  if (!process.env.WBN_DATA) throw new Error('Set WBN_DATA.')
  const documents = await readDocuments()
  const first = built('product', documents.products)
  const second = built('business', documents.businesses)
  const slowest = [
    timed('products', first.index, mixed(first.names, 420, 1), 5),
    timed('companies', second.index, mixed(second.names, 420, 2), 5),
  ]
  const figures = [
    kept('slowest of a hundred searches', Math.max(...slowest), p99Most, 'µs'),
    kept('a product in the index', Math.round(first.index.memory() / first.index.size), bytesMost, 'bytes'),
    understandingKept(phraseDictionary()),
  ]
  return figures.every(Boolean)
}

if (import.meta.main) {
  if (process.argv.includes('--million')) await million()
  else process.exitCode = (await run()) ? 0 : 1
}

// Server memory over an hour.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { openAccount } from '../auth.ts'
import { memoryOf } from '../load/cpu.ts'
import { ask, dataDir, fill, load, type Request } from '../load/serving.ts'
import { mixture } from '../memory.ts'
import { crowd, flood } from '../overload.ts'
import { kept, quick } from '../rounds.ts'
import { itself, start, type Site } from '../site.ts'

const limit = 520 // MiB
const growthLimit = 20 // MiB after the overload
const slices = quick ? 4 : 50
const slice = 72_000 / (quick ? 72 : 1) // ms
const people = quick ? 2 : 40
const postsEach = 30 // fewer than make a new person wait
const flooding = quick ? 1 : 10 // s

type Person = { userID: string; token: string }
type Products = { data: { productID: string }[] }

async function reactions(address: string, writers: readonly Person[]): Promise<Request[]> {
  const found = await ask<Products>(address, {
    method: 'POST',
    path: '/api/search/product',
    body: { textQuery: '', size: 20, skip: 3000 },
  })
  return writers.flatMap(({ token }) =>
    found.data.flatMap(({ productID }) =>
      (['POST', 'DELETE'] as const).map((method) => ({
        method,
        path: '/api/social/reaction/react/product',
        body: { resourceID: productID },
        headers: { 'x-auth-token': token },
      })),
    ),
  )
}

async function post(address: string, { userID, token }: Person): Promise<void> {
  const content = `Two weeks from stock for forty of them ${randomUUID()}`
  const headers = { 'x-auth-token': token }
  await ask(address, {
    method: 'POST',
    path: '/api/social/posts/make-post',
    body: { content, timelineID: userID, timelineType: 'user' },
    headers,
  })
}

async function endure(site: Site): Promise<boolean> {
  const { address } = site
  const megabytes = () => Math.round(memoryOf(site.process.pid!).now / 2 ** 20)
  const tell = (what: string) => console.log(`${what.padEnd(36)} ${megabytes()} MB  load ${loadavg()[0]!.toFixed(1)}`)
  tell('after the start')
  const writers: Person[] = []
  while (writers.length < people) writers.push(await openAccount({ address, outbox: site.outbox }))
  const reads = await mixture(address)
  const writes = await reactions(address, writers)
  const pages = reads.flatMap(({ method, path }) =>
    method === undefined && path.startsWith('/business/') ? [path] : [],
  )
  const begun = performance.now()
  let afterOverload = 0
  for (let at = 0; at < slices; at++) {
    await load(address, reads, reads.length)
    await load(address, writes, Math.round(reads.length / 20))
    for (let turn = 0; turn < Math.floor((people * postsEach) / slices); turn++)
      await post(address, writers[(at + turn) % people]!)
    if (at === slices / 2) {
      await flood({ address, paths: pages, from: crowd, seconds: flooding, perSecond: 1000 })
      tell('after the overload')
      afterOverload = megabytes()
    }
    tell(`${(at + 1) * reads.length} requests, ${Math.round((performance.now() - begun) / 60_000)} min`)
    await setTimeout(Math.max(0, begun + (at + 1) * slice - performance.now()))
  }
  const most = ` (${Math.round(memoryOf(site.process.pid!).most / 2 ** 20)} MB at its highest)`
  return [
    kept('memory at the end', megabytes(), limit, 'MB', most),
    kept('grown since the overload', megabytes() - afterOverload, growthLimit, 'MB'),
  ].every(Boolean)
}

export async function run(): Promise<boolean> {
  fill()
  const folder = `${dataDir}-endured`
  rmSync(folder, { recursive: true, force: true })
  execFileSync('cp', ['-a', dataDir, folder])
  const env = { ...itself.env, DATA_DIR: folder, TRUST_PROXY: '127.0.0.1' }
  const site = await start({ ...itself, env })
  try {
    return await endure(site)
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1

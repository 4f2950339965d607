// This version beside a former one, over the same data in alternating rounds:
// `BENCH_FORMER=<its checkout, installed and built> npm run bench -- versions`.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { search } from '#contract/discovery/search.ts'
import { pathsFor } from '#web/foundation/paths.ts'
import { openAccount } from './auth.ts'
import { cpuOfProcess, memoryOf } from './load/cpu.ts'
import { mixed } from './engine.ts'
import type { Drawn } from './floors/floors.ts'
import { mixture } from './memory.ts'
import { compare, figureOf, lineOf, quick } from './rounds.ts'
import { ask, dataDir, fillFrom, load, serving, side, type Request, type Serving } from './load/serving.ts'
import { root, start, startOf } from './site.ts'

type Version = { name: 'now' | 'former'; checkout: string; folder: string }

/** No figure may grow; rounds differ by some percent. */
const limit = 1.05
const [questions, things, starts] = quick ? [20, 5, 1] : [1400, 60, 5]
const requests = quick ? 200 : 10_000
const people = quick ? 4 : 40
const fine = { check: (body: string) => body.startsWith('{"success":true') }
const whole = { check: (body: string) => body.includes('</main>'), unique: true }
const brotli = { 'accept-encoding': 'br' }

function versions(checkout: string): Version[] {
  const [former, now] = [`${dataDir}-former`, `${dataDir}-now`]
  fillFrom(checkout, former)
  if (!existsSync(now)) execFileSync('cp', ['-a', former, now]) // keeps the owner of the database
  return [
    { name: 'now', checkout: root, folder: now },
    { name: 'former', checkout, folder: former },
  ]
}

type Measurement = { name: string; requests: (server: Serving) => Request[] | Promise<Request[]>; options: object }

async function measurements({ address }: Serving): Promise<Measurement[]> {
  const { businesses, products } = await ask<Drawn>(address, { path: '/floor/drawn' })
  const paths = pathsFor('en')
  const pages = {
    product: products.slice(0, things).map(({ id, key }) => paths.product({ productID: id, key })),
    business: businesses.slice(0, things).map(({ id, key }) => paths.business({ businessID: id, key })),
    results: mixed(products, things, 3).map(({ query }) => paths.search({ business: 'PR', search: query.text })),
  }
  const asked = (kind: 'business' | 'product', facets: boolean): Request[] =>
    mixed(kind === 'business' ? businesses : products, questions, 7).map(({ query: { text, filter } }) => ({
      method: 'POST',
      path: `/api${search[kind].path}`,
      body: {
        textQuery: text,
        size: 5,
        facets,
        businessType: filter?.businessType,
        country: filter?.country,
      },
    }))
  const begun = products.slice(0, questions).map(({ name }, at) => name.slice(0, 3 + (at % 6)))
  const fixed = (name: string, list: Request[], options: object): Measurement => ({
    name,
    requests: () => list,
    options,
  })
  return [
    ...Object.entries(pages).map(([name, list]) =>
      fixed(
        `${name} page, fresh`,
        list.map((path) => ({ path })),
        whole,
      ),
    ),
    ...Object.entries(pages).map(([name, list]) =>
      fixed(
        `${name} page, warm`,
        list.slice(0, 20).map((path) => ({ path, headers: brotli })),
        {},
      ),
    ),
    fixed('search/product, with facets', asked('product', true), fine),
    fixed('search/product, without', asked('product', false), fine),
    fixed('search/business, with facets', asked('business', true), fine),
    fixed(
      'search/suggest',
      begun.map((text) => ({ path: `/api/search/suggest?q=${encodeURIComponent(text)}` })),
      fine,
    ),
    {
      name: 'signing in',
      options: fine,
      async requests(server) {
        const logins: Request[] = []
        while (logins.length < people) {
          const { email, password } = await openAccount(server)
          logins.push({ method: 'POST', path: '/auth/login', body: { email, password } })
        }
        return logins
      },
    },
  ]
}

async function costs([now, former]: Version[]): Promise<boolean> {
  const serve = ({ checkout, folder }: Version) =>
    serving({ DATA_DIR: folder, TRUST_PROXY: '127.0.0.1' }, () => {}, checkout)
  const servers = [await serve(now!), await serve(former!)] as const
  let kept = true
  try {
    for (const { name, requests: of, options } of await measurements(servers[0])) {
      const [ours, theirs] = await Promise.all(
        servers.map(async (server) => side(name, server, server.address, await of(server), options)),
      )
      const comparison = await compare(name, ours!, theirs!, limit)
      console.log(lineOf(comparison).replace(' floor ', ' former '))
      kept = comparison.ok && kept
    }
    return kept
  } finally {
    for (const server of servers) await server.stop()
  }
}

type Beginning = { seconds: number; cpu: number; begun: number; after: number }

async function beginning({ checkout, folder }: Version, loaded: boolean): Promise<Beginning> {
  const usual = startOf(checkout)
  const site = await start({ ...usual, env: { ...usual.env, DATA_DIR: folder } })
  const { pid } = site.process
  const megabytes = () => memoryOf(pid!).now / 2 ** 20
  try {
    const figures = { seconds: site.firstPageAfter / 1000, cpu: cpuOfProcess(pid!) / 1e6, begun: megabytes() }
    if (loaded) await load(site.address, await mixture(site.address), requests)
    return { ...figures, after: loaded ? megabytes() : NaN }
  } finally {
    await site.stop()
  }
}

async function beginnings(both: Version[]): Promise<void> {
  const seen = new Map<Version, Beginning[]>(both.map((version) => [version, []]))
  for (let round = 0; round < starts; round++)
    for (const version of round % 2 ? both.toReversed() : both)
      seen.get(version)!.push(await beginning(version, round === starts - 1))
  const median = (version: Version, key: keyof Beginning): number =>
    figureOf(seen.get(version)!.flatMap((one) => (Number.isNaN(one[key]) ? [] : one[key]))).median
  const rows: [string, keyof Beginning, string, number][] = [
    ['start to the first page', 'seconds', 's', 2],
    ['CPU of node until then', 'cpu', 's', 2],
    ['memory after it', 'begun', 'MB', 0],
    [`memory after ${requests} requests`, 'after', 'MB', 0],
  ]
  for (const [name, key, unit, digits] of rows) {
    const [now, former] = both.map((version) => median(version, key)) as [number, number]
    console.log(
      `${name.padEnd(36)} ours ${now.toFixed(digits)} ${unit}  former ${former.toFixed(digits)} ${unit}  ratio ${(now / former).toFixed(2)}`,
    )
  }
}

export async function run(): Promise<boolean> {
  const checkout = process.env['BENCH_FORMER']
  if (!checkout) {
    console.log('left out: BENCH_FORMER names no checkout of a former version')
    return true
  }
  const both = versions(checkout)
  const kept = await costs(both)
  await beginnings(both)
  return kept
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1

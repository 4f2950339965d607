// Overload benchmark.
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathsFor } from '#web/foundation/paths.ts'
import { memoryOf } from './load/cpu.ts'
import type { Order, OverloadReport } from './load/overload.child.ts'
import { figureOf, kept, quick } from './rounds.ts'
import { ask } from './load/serving.ts'
import { itself, start, type Site } from './site.ts'

const seconds = quick ? 1 : 10
const rounds = quick ? 1 : 3
const lanes = 48
const burst = quick ? 300 : 6000
const connections = 300
const goodputLimit = 0.9
const latencyLimit = 3
const refusalLimit = 10 // ms
const memoryLimit = 600 // MiB
const calmLimit = 2 // s

export const crowd = Array.from({ length: 2000 }, (_, i) => `127.1.${Math.floor(i / 250)}.${(i % 250) + 1}`)
const modest = Array.from({ length: 20 }, (_, i) => `127.2.0.${i + 1}`)

type Business = { businessID: string; key: string }

export function flood(order: Order): Promise<OverloadReport> {
  const { promise, resolve, reject } = Promise.withResolvers<OverloadReport>()
  const child = fork(join(import.meta.dirname, 'load/overload.child.ts'), [JSON.stringify(order)])
  child.once('message', (told) => resolve(told as OverloadReport))
  child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)))
  return promise
}

function p99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

const ms = (milliseconds: number) => Number(milliseconds.toFixed(1))

function line(name: string, { statuses, admitted, refused }: OverloadReport, time = seconds): void {
  const counts = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`)
  const times = `${Math.round(admitted.length / time)}/s, p99 ${ms(p99(admitted))} ms, of refusals ${ms(p99(refused))} ms`
  console.log(`${name.padEnd(36)} ${counts.join(', ')}; ${times}`)
}

async function calmAfter({ address }: Site, paths: string[], rest: number): Promise<number> {
  const begun = performance.now()
  for (let inTime = 0, asked = 0; inTime < 3 && performance.now() - begun < 30_000; asked++) {
    const sent = performance.now()
    const response = await fetch(`${address}${paths[asked % paths.length]}?calm=${begun}-${asked}`)
    await response.text()
    inTime = response.ok && performance.now() - sent <= rest * latencyLimit ? inTime + 1 : 0
    await setTimeout(50)
  }
  return (performance.now() - begun) / 1000
}

async function overload(site: Site, paths: string[]): Promise<boolean> {
  const order = { address: site.address, paths, from: crowd, seconds }
  const { now: before } = memoryOf(site.process.pid!)
  const rest = await flood({ ...order, from: modest, perSecond: 10 })
  line('at rest', rest)
  const capacity = await flood({ ...order, lanes })
  line('at capacity', capacity)
  const perSecond = (latencyLimit * capacity.admitted.length) / seconds
  const over = await flood({ ...order, perSecond })
  const calm = await calmAfter(site, paths, p99(rest.admitted))
  line(`asked ${latencyLimit} × as much`, over)
  const at = performance.now()
  const once = await flood({ ...order, burst })
  line(`${burst} at once`, once, (performance.now() - at) / 1000)
  const strange = [over, once]
    .flatMap(({ statuses }) => Object.keys(statuses))
    .filter((status) => !/200|429|503/.test(status))
  const { most } = memoryOf(site.process.pid!)
  const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)
  const goodput = over.admitted.length / capacity.admitted.length
  console.log(`${'goodput against the peak'.padEnd(36)} ${goodput.toFixed(2)}  least ${goodputLimit}`)
  return [
    goodput >= goodputLimit,
    kept('p99 of what is admitted', ms(p99(over.admitted) / p99(capacity.admitted)), latencyLimit, '×'),
    kept('p99 of refusals', ms(p99(over.refused)), refusalLimit, 'ms'),
    kept('calm again after', ms(calm), calmLimit, 's'),
    kept('memory at its highest', megabytes(most), memoryLimit, 'MB', ` (${megabytes(before)} MB before)`),
    kept('answers but 200, 429 and 503', strange.length, 0, 'kinds'),
  ].every(Boolean)
}

async function oneAddress(site: Site, paths: string[]): Promise<boolean> {
  const others = { address: site.address, paths, from: modest, seconds, perSecond: 20 }
  const eager = {
    address: site.address,
    paths,
    from: ['127.3.0.1'],
    seconds: seconds + 1,
    lanes: connections,
    yields: true,
  }
  const pairs: { alone: number; beside: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const alone = await flood(others)
    line('others alone', alone)
    const flooding = flood(eager)
    await setTimeout(500)
    const beside = await flood(others)
    line('one address, 300 connections', await flooding, seconds + 1)
    line('others beside it', beside)
    pairs.push({ alone: p99(alone.admitted), beside: p99(beside.admitted) })
  }
  const { median, min, max } = figureOf(pairs.map(({ alone, beside }) => beside / alone))
  const times = pairs.map(({ alone, beside }) => `${ms(alone)} → ${ms(beside)}`).join(', ')
  return kept('p99 of others', ms(median), latencyLimit, '×', ` (${ms(min)}..${ms(max)}; ${times} ms)`)
}

export async function run(): Promise<boolean> {
  const site = await start({ ...itself, env: { ...itself.env, RATE_LIMIT: '6000' } })
  try {
    const skips = Array.from({ length: quick ? 1 : 20 }, (_, i) => i * 1700)
    const found = await Promise.all(
      skips.map((skip) =>
        ask<{ data: Business[] }>(site.address, {
          method: 'POST',
          path: '/api/search/business',
          body: { textQuery: '', size: 20, skip },
        }),
      ),
    )
    const paths = found.flatMap(({ data }) => data.map((card) => pathsFor('en').business(card)))
    await flood({ address: site.address, paths, from: crowd, seconds: seconds / 2, lanes })
    const withstood = await overload(site, paths)
    return (await oneAddress(site, paths)) && withstood
  } finally {
    await site.stop()
  }
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1

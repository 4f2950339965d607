// Measured server and load generator.
import { fork, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { cpuOfPostgres, cpuOfProcess, parentOf } from './cpu.ts'
import type { Side } from '../rounds.ts'

export const dataDir = process.env['BENCH_DIR'] ?? join(import.meta.dirname, '../../data/bench')

export type Ready = { address: string; outbox: string; bare: string; constant: string; checkpointer: number }
export type Serving = Omit<Ready, 'checkpointer'> & {
  process: ChildProcess
  cpu: () => number
  stop: () => Promise<void>
}

export const environment = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DEMO: 'off',
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMIT: '0',
  LOG_LEVEL: 'error',
}

export async function serving(
  more: Record<string, string> = {},
  prepare: () => void | Promise<void> = fill,
  checkout = join(import.meta.dirname, '../..'),
): Promise<Serving> {
  await prepare()
  const env = { ...environment, ...more }
  const child = fork(join(checkout, 'bench/floors/server.ts'), { env, execArgv: profiling(), cwd: checkout })
  const { promise, resolve, reject } = Promise.withResolvers<Ready>()
  child.once('message', (message) => resolve(message as Ready))
  child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  const { checkpointer, ...addresses } = await promise
  const postmaster = parentOf(checkpointer)
  async function stop(): Promise<void> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    child.once('exit', () => end())
    child.disconnect()
    await ended
  }
  return { ...addresses, process: child, cpu: () => cpuOfProcess(child.pid!) + cpuOfPostgres(postmaster), stop }
}

function profiling(): string[] {
  const folder = process.env['BENCH_PROFILE']
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
}

export function fill(): void {
  fillFrom(join(import.meta.dirname, '../..'), dataDir)
}

export function fillFrom(checkout: string, folder: string): void {
  const mark = join(folder, 'imported')
  if (existsSync(mark)) return
  const data = process.env['WBN_DATA']
  if (!data) throw new Error('WBN_DATA must name the folder of the real data')
  const files = { businesses: 'companies', products: 'products', brands: 'brand-company' }
  const options = Object.entries(files).flatMap(([name, file]) => [`--${name}`, join(data, `${file}.jsonl.gz`)])
  const env = { ...process.env, DATA_DIR: folder }
  const { status } = spawnSync(process.execPath, [join(checkout, 'demo/import.ts'), ...options], {
    stdio: 'inherit',
    cwd: checkout,
    env,
  })
  if (status !== 0) throw new Error('the import failed')
  writeFileSync(mark, '')
}

export type Request = {
  method?: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: unknown
  headers?: Record<string, string>
}
type Load = {
  check?: (body: string) => boolean
  unique?: boolean
}

const turns = new WeakMap<Request[], number>()
let asked = 0

export async function load(
  url: string,
  requests: Request[],
  count: number,
  { check, unique = false }: Load = {},
): Promise<number> {
  function next(request: autocannon.Request): autocannon.Request {
    const turn = turns.get(requests) ?? 0
    turns.set(requests, turn + 1)
    const { method = 'GET', path, body, headers } = requests[turn % requests.length]!
    return {
      ...request,
      method,
      path: unique ? `${path}${path.includes('?') ? '&' : '?'}turn=${asked++}` : path,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
  }
  const result = await autocannon({
    url,
    connections: Math.min(16, count),
    amount: count,
    sampleInt: 20, // ms; the end of a run is noticed only then
    requests: [{ setupRequest: next }],
    ...(check && { verifyBody: (body) => check(String(body)) }),
  })
  if (result.non2xx || result.errors || result.mismatches) {
    throw new Error(
      `${url}${requests[0]!.path}: ${result.non2xx} refused, ${result.errors} broken, ${result.mismatches} wrong answers`,
    )
  }
  return result.requests.total
}

export function side(name: string, { cpu }: Serving, url: string, requests: Request[], options: Load): Side {
  return { name, cpu, run: (count) => load(url, requests, count, options) }
}

export async function ask<T>(address: string, { method = 'GET', path, body, headers }: Request): Promise<T> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { success: boolean; data: T }
  if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer.data
}

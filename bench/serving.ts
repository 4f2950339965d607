// Starts the server to be measured, over the real data, and makes load for it. The data is imported once and kept.
import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { cpuOfPostgres, cpuOfProcess, parentOf } from './cpu.ts'
import { run as importAll } from './import.ts'
import type { Side } from './rounds.ts'

export const dataDir = process.env['BENCH_DIR'] ?? join(import.meta.dirname, '../data/bench')

type Ready = { address: string; bare: string; checkpointer: number }
export type Serving = { address: string; bare: string; process: ChildProcess; cpu: () => number; stop: () => Promise<void> }

/** A server over all the real data (WBN_DATA names its folder); imports it at the first time. */
export async function serving(environment: Record<string, string> = {}): Promise<Serving> {
  if (!existsSync(join(dataDir, 'imported'))) await importAll(dataDir)
  const child = fork(join(import.meta.dirname, 'server.ts'), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, DATA_DIR: dataDir, DEMO: 'off', PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: '0', LOG_LEVEL: 'error', ...environment },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Ready>()
  child.once('message', (message) => resolve(message as Ready))
  child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  const { address, bare, checkpointer } = await promise
  const postmaster = parentOf(checkpointer)
  async function stop(): Promise<void> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    child.once('exit', () => end())
    child.disconnect()
    await ended
  }
  return { address: address.replace('localhost', '127.0.0.1'), bare, process: child, cpu: () => cpuOfProcess(child.pid!) + cpuOfPostgres(postmaster), stop }
}

export type Request = { method?: 'GET' | 'POST'; path: string; body?: unknown; headers?: Record<string, string> }

/** One side of a comparison: these requests in turn, over sixteen connections. `check` looks at every body. */
export function side(name: string, { cpu }: Serving, url: string, requests: Request[], check: (body: string) => boolean): Side {
  async function run(count: number): Promise<number> {
    const result = await autocannon({
      url,
      connections: 16,
      amount: count,
      requests: requests.map(({ method = 'GET', path, body, headers }) => ({
        method,
        path,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })),
      verifyBody: (body) => check(String(body)),
    })
    if (result.non2xx || result.errors || result.mismatches) {
      throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} broken, ${result.mismatches} wrong answers`)
    }
    return result.requests.total
  }
  return { name, run, cpu }
}

// One question to a process of its own: a hostile file can crash or fill it.
import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { Refusal } from '../refusal.ts'

/** `heap` (MB) leaves out WebAssembly and decompressed streams; `resident`: bytes. */
export type ProcessLimits = { seconds: number; resident: number; heap: number }

const watchEvery = 200 // ms
const pageBytes = 4096
const niceness = 10

/** Undefined: beyond limits, aborted. Refuses ServiceUnavailable: stopped from outside. */
export function askLimited<Answer>(
  module: string,
  order: object,
  { seconds, resident, heap }: ProcessLimits,
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | undefined>()
  const child = fork(module, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heap}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  })
  if (child.pid !== undefined) setPriority(child.pid, niceness)
  const end = () => child.kill('SIGKILL')
  signal?.addEventListener('abort', end, { once: true })
  const watch = setInterval(() => void endAbove(child, resident), watchEvery)
  child.once('message', (answer: Answer) => resolve(answer))
  child.once('error', reject)
  child.once('exit', (_code, by) => {
    clearInterval(watch)
    signal?.removeEventListener('abort', end)
    if (!child.killed && (by === 'SIGTERM' || by === 'SIGINT'))
      reject(new Refusal('ServiceUnavailable', 'The process was stopped: try again', { retryAfter: 60 }))
    else resolve(undefined)
  })
  child.send(order, (error) => error && end())
  return promise
}

/** Linux only. */
async function endAbove(child: ChildProcess, most: number): Promise<void> {
  const sizes = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '')
  if (Number(sizes.split(' ')[1] ?? 0) * pageBytes > most) child.kill('SIGKILL')
}

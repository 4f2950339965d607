// argon2id in worker threads, one hash each at a time.
import { Worker } from 'node:worker_threads'

export type Derivation = {
  message: string
  nonce: Uint8Array
  /** KiB */
  memory: number
  passes: number
  parallelism: number
  tagLength: number
}

const idle: Worker[] = []

export async function derive(wanted: Derivation): Promise<Buffer> {
  const thread = idle.pop() ?? new Worker(new URL('./derive.worker.ts', import.meta.url), { execArgv: [] })
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.ref()
  thread.postMessage(wanted)
  const hash = await promise // failed threads are not reused
  thread.off('error', reject)
  thread.unref() // idle threads keep no process alive
  idle.push(thread)
  return Buffer.from(hash.buffer, hash.byteOffset, hash.byteLength)
}

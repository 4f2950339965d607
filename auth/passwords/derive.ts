// argon2id in threads of its own, each doing one at a time. Who may ask how much at once is not decided here.
import { Worker } from 'node:worker_threads'

export type Wanted = {
  message: string
  nonce: Uint8Array
  /** KiB */
  memory: number
  passes: number
  parallelism: number
  /** Bytes of the hash. */
  tagLength: number
}

const idle: Worker[] = []

/** One argon2id, in a thread that has nothing else to do; another is started when there is none. */
export async function derive(wanted: Wanted): Promise<Buffer> {
  const thread = idle.pop() ?? new Worker(new URL('./derive.worker.ts', import.meta.url), { execArgv: [] })
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.ref()
  thread.postMessage(wanted)
  const hash = await promise // a thread that failed has ended, and is not kept
  thread.off('error', reject)
  thread.unref() // what has nothing to do keeps no process alive
  idle.push(thread)
  return Buffer.from(hash.buffer, hash.byteOffset, hash.byteLength)
}

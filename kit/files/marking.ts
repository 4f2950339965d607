// A line of text on the pages of a file, drawn in a process of its own: a hostile file can crash or fill it.
import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { availableParallelism, setPriority } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { Refusal } from '../refusal.ts'

export type MarkOrder = { file: Uint8Array; contentType: string; mark: string }
export type MarkedFile = { file: Uint8Array | undefined }

/** `read`: in turn, so that waiting files take no memory. */
export type MarkTask = Omit<MarkOrder, 'file'> & {
  read: () => Promise<Uint8Array>
  reader: string
  signal?: AbortSignal
}
export type MarkResult = { file: Uint8Array; isMarked: boolean }

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const secondsMost = 20
const residentMost = 1024 ** 3 // bytes; heap limits leave out decompressed streams
const watchEvery = 200 // ms
const pageBytes = 4096
const niceness = 10
const queuedMost = 20
const ofReaderMost = 2
const limit = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)))

let queued = 0
const ofReaders = new Map<string, number>()

export function isMarkable(contentType: string): boolean {
  return contentType === 'application/pdf' || pictureTypes.includes(contentType)
}

/** Unmarked: encrypted, signed, animated, broken. Refuses ServiceUnavailable beyond limits. Gone: aborted. */
export async function markFile({ read, reader, signal, ...order }: MarkTask): Promise<MarkResult> {
  const own = ofReaders.get(reader) ?? 0
  if (queued >= queuedMost || own >= ofReaderMost) throw tooBusy()
  queued += 1
  ofReaders.set(reader, own + 1)
  try {
    return await limit(async () => {
      if (signal?.aborted) throw new Refusal('Gone', 'Nobody waits for this file')
      const file = await read()
      const marked = await draw({ ...order, file }, signal)
      return { file: marked ?? file, isMarked: marked !== undefined }
    })
  } finally {
    queued -= 1
    const left = ofReaders.get(reader)! - 1
    if (left > 0) ofReaders.set(reader, left)
    else ofReaders.delete(reader)
  }
}

function tooBusy(): Refusal {
  return new Refusal('ServiceUnavailable', 'Other files are being marked: try again in a moment', { retryAfter: 5 })
}

function draw(order: MarkOrder, signal: AbortSignal | undefined): Promise<Uint8Array | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array | undefined>()
  const child = fork(join(import.meta.dirname, 'marking.child.ts'), [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=512'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: secondsMost * 1000,
    killSignal: 'SIGKILL',
  })
  if (child.pid !== undefined) setPriority(child.pid, niceness)
  const end = () => child.kill('SIGKILL')
  signal?.addEventListener('abort', end, { once: true })
  const watch = setInterval(() => void endAbove(child), watchEvery)
  child.once('message', ({ file }: MarkedFile) => resolve(file && Buffer.from(file)))
  child.once('error', reject)
  child.once('exit', () => {
    clearInterval(watch)
    signal?.removeEventListener('abort', end)
    reject(new Refusal('ServiceUnavailable', 'This file takes too long to mark: try again', { retryAfter: 60 }))
  })
  child.send(order, (error) => error && end())
  return promise
}

/** Linux alone tells the memory of another process in a file. */
async function endAbove(child: ChildProcess): Promise<void> {
  const sizes = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '')
  if (Number(sizes.split(' ')[1] ?? 0) * pageBytes > residentMost) child.kill('SIGKILL')
}

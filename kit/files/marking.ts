// A line of text on the pages of a file, drawn in a process of its own: a hostile file can crash or fill it.
import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'

export type MarkOrder = { file: Uint8Array; contentType: string; mark: string }
export type MarkedFile = { file: Uint8Array | undefined }

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const secondsMost = 20
const residentMost = 1024 ** 3 // bytes; heap limits leave out decompressed streams
const watchEvery = 200 // ms
const pageBytes = 4096
const limit = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)))

export function isMarkable(contentType: string): boolean {
  return contentType === 'application/pdf' || pictureTypes.includes(contentType)
}

/** Undefined: encrypted, signed, animated, broken, or beyond the limits of time and memory. */
export function markFile(order: MarkOrder): Promise<Buffer | undefined> {
  return limit(() => {
    const { promise, resolve } = Promise.withResolvers<Buffer | undefined>()
    const child = fork(join(import.meta.dirname, 'marking.child.ts'), [], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=512'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: secondsMost * 1000,
      killSignal: 'SIGKILL',
    })
    const watch = setInterval(() => void endAbove(child), watchEvery)
    child.once('message', ({ file }: MarkedFile) => resolve(file && Buffer.from(file)))
    child.once('error', () => resolve(undefined))
    child.once('exit', () => {
      clearInterval(watch)
      resolve(undefined)
    })
    child.send(order, (error) => error && child.kill('SIGKILL'))
    return promise
  })
}

/** Linux alone tells the memory of another process in a file. */
async function endAbove(child: ChildProcess): Promise<void> {
  const sizes = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '')
  if (Number(sizes.split(' ')[1] ?? 0) * pageBytes > residentMost) child.kill('SIGKILL')
}

// WebP versions, made in a low-priority child process.
import { fork, type ChildProcess } from 'node:child_process'
import { availableParallelism, setPriority } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { invalidFile } from './invalid-file.ts'

export type Order = {
  picture: string | Uint8Array
  folder: string
  widths: readonly number[]
  pixelsMost: number
}
export type Question = Order & { id: number }
export type Answer = { id: number; widths: number[] } | { id: number; invalidFile: string }

const niceness = 10
const idleMost = 60_000 // ms
const limit = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)))

let child: ChildProcess | undefined
let lastID = 0
let idle: NodeJS.Timeout | undefined
const asked = new Map<number, PromiseWithResolvers<number[]>>()

/** Ascending widths, none enlarged; its own where narrower than the largest. Upright, sRGB, no metadata. */
export function makeVersions(order: Order): Promise<number[]> {
  return limit(() => {
    const question: Question = { id: ++lastID, ...order }
    const answer = Promise.withResolvers<number[]>()
    asked.set(question.id, answer)
    decoder().send(question)
    return answer.promise
  })
}

function decoder(): ChildProcess {
  clearTimeout(idle)
  child?.ref()
  child?.channel?.ref()
  if (child) return child
  const started = fork(join(import.meta.dirname, 'pictures.child.ts'), [], { serialization: 'advanced', execArgv: [] })
  child = started
  // Linux sets the main thread's priority only; later threads inherit it.
  if (started.pid !== undefined) setPriority(started.pid, niceness)
  started.on('message', (answer: Answer) => {
    const waiting = asked.get(answer.id)
    asked.delete(answer.id)
    if ('widths' in answer) waiting?.resolve(answer.widths)
    else waiting?.reject(invalidFile(answer.invalidFile))
    if (asked.size === 0) rest(started)
  })
  started.on('exit', () => {
    if (child === started) child = undefined
    // The picture being decoded has crashed the process.
    for (const [id, waiting] of asked) {
      asked.delete(id)
      waiting.reject(invalidFile('is broken or not a picture'))
    }
  })
  return started
}

function rest(of: ChildProcess): void {
  of.unref()
  of.channel?.unref()
  idle = setTimeout(() => {
    if (child === of) child = undefined
    of.disconnect()
  }, idleMost).unref()
}

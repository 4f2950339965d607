// Pictures: from whatever somebody sent to clean WebP versions, made in a child process of low priority, a few at a time.
import { fork, type ChildProcess } from 'node:child_process'
import { availableParallelism, setPriority } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { invalidFile } from './invalid-file.ts'

export type Order = {
  /** A path, or what lies in memory. */
  picture: string | Uint8Array
  /** Where the versions are written to, as `<width>.webp`. */
  folder: string
  widths: readonly number[]
  pixelsMost: number
}
export type Question = Order & { id: number }
export type Answer = { id: number; widths: number[] } | { id: number; invalidFile: string }

const niceness = 10
const idleMost = 60_000 // ms after which the process ends; the next picture starts another
/** At most half of the cores decode at a time. */
const limit = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)))

let child: ChildProcess | undefined
let lastID = 0
let idle: NodeJS.Timeout | undefined
const asked = new Map<number, PromiseWithResolvers<number[]>>()

/**
 * Makes WebP versions of a picture in the widths asked for that do not enlarge it, and answers their widths, the smallest first; a
 * picture narrower than the largest keeps its own width as the last. Upright, in sRGB, without metadata. Refuses ValidationError
 * when it is none, broken, or has more than `pixelsMost`.
 */
export function makeVersions(order: Order): Promise<number[]> {
  return limit(() => {
    const question: Question = { id: ++lastID, ...order }
    const answer = Promise.withResolvers<number[]>()
    asked.set(question.id, answer)
    decoder().send(question)
    return answer.promise
  })
}

/** The process, started when there is none. While it has nothing to do it does not keep this one alive. */
function decoder(): ChildProcess {
  clearTimeout(idle)
  child?.ref()
  child?.channel?.ref()
  if (child) return child
  const started = fork(join(import.meta.dirname, 'pictures.child.ts'), [], { serialization: 'advanced', execArgv: [] })
  child = started
  // Linux sets the priority of the main thread only; threads started later inherit it, so it is set before there are any.
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
    // What it was decoding has killed it.
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

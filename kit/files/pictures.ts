// Pictures: from whatever somebody sent to clean WebP versions. They are made in a process beside the server, a few at a time; this is its face.
import { fork, type ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Version } from './decode.ts'
import { unfit } from './unfit.ts'
import { turns } from './turns.ts'

export type { Version }
export type Question = { id: number; picture: string | Uint8Array; widths: readonly number[]; pixelsMost: number }
export type Answer = { id: number; versions: Version[] } | { id: number; unfit: string }

const idleMost = 60_000 // ms after which the process ends; the next picture starts another
/** At most half of the cores decode at a time, so that other calls find one free. */
const inTurn = turns(Math.max(1, Math.floor(availableParallelism() / 2)))

let child: ChildProcess | undefined
let lastID = 0
let idle: NodeJS.Timeout | undefined
const asked = new Map<number, PromiseWithResolvers<Version[]>>()

/**
 * WebP versions of the picture at a path or in memory, in the widths asked for that do not enlarge it, the smallest first; a
 * picture narrower than the largest keeps its own width as the last. Upright, in sRGB, without metadata. Refuses ValidationError
 * when it is none, broken, or has more than `pixelsMost`.
 */
export function versionsOf(
  picture: string | Uint8Array,
  widths: readonly number[],
  pixelsMost: number,
): Promise<Version[]> {
  return inTurn(async () => {
    const question: Question = { id: ++lastID, picture, widths, pixelsMost }
    const answer = Promise.withResolvers<Version[]>()
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
  started.on('message', (answer: Answer) => {
    const waiting = asked.get(answer.id)
    asked.delete(answer.id)
    if ('versions' in answer) waiting?.resolve(answer.versions)
    else waiting?.reject(unfit(answer.unfit))
    if (asked.size === 0) rest(started)
  })
  started.on('exit', () => {
    if (child === started) child = undefined
    // What it was decoding has killed it.
    for (const [id, waiting] of asked) {
      asked.delete(id)
      waiting.reject(unfit('is broken or not a picture'))
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

// A line of text on the pages of a file.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { Refusal } from '../refusal.ts'
import { askLimited } from './limited-process.ts'

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
const child = join(import.meta.dirname, 'marking.child.ts')
const limits = { seconds: 20, resident: 1024 ** 3, heap: 512 }
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
  if (queued >= queuedMost || own >= ofReaderMost) throw busy('Other files are being marked: try again in a moment', 5)
  queued += 1
  ofReaders.set(reader, own + 1)
  try {
    return await limit(async () => {
      if (signal?.aborted) throw new Refusal('Gone', 'Nobody waits for this file')
      const file = await read()
      const answer = await askLimited<MarkedFile>(child, { ...order, file } satisfies MarkOrder, limits, signal)
      if (!answer) throw busy('This file takes too long to mark: try again', 60)
      const { file: marked } = answer
      return { file: marked ? Buffer.from(marked) : file, isMarked: marked !== undefined }
    })
  } finally {
    queued -= 1
    const left = ofReaders.get(reader)! - 1
    if (left > 0) ofReaders.set(reader, left)
    else ofReaders.delete(reader)
  }
}

function busy(text: string, retryAfter: number): Refusal {
  return new Refusal('ServiceUnavailable', text, { retryAfter })
}

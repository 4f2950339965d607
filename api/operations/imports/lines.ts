// Reader of text lines, plain or gzip, in bounded memory.
import { isUtf8 } from 'node:buffer'
import { createReadStream, type ReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** `number` counts from 1, blank lines too. An `error` truncates the text. */
export type Line = { number: number; text: string; error?: string }

export type Lines = {
  /** Bytes, compressed. */
  size: number
  bytesRead: () => number
  /** Omits blank lines. Throws for truncated files. */
  blocks: AsyncGenerator<Line[]>
}

const lineMost = 1_048_576
const newline = 10

/** Compression is detected by content. */
export async function openLines(path: string): Promise<Lines> {
  const file = await open(path)
  const { size } = await file.stat()
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
  await file.close()
  const packed = bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  const source = createReadStream(path, { highWaterMark: 262_144 })
  // Prevents an uncaught second throw.
  const stream = packed ? pipeline(source, createGunzip({ chunkSize: 262_144 }), () => {}) : source
  return { size, bytesRead: () => source.bytesRead, blocks: split(stream as unknown as ReadStream) }
}

async function* split(stream: AsyncIterable<Buffer>): AsyncGenerator<Line[]> {
  let number = 0
  let parts: Buffer[] = []
  let length = 0
  let block: Line[] = []

  function keep(part: Buffer): void {
    if (length <= lineMost) parts.push(part)
    length += part.length
  }

  function finish(): void {
    number += 1
    const line = lineOf(number, parts.length === 1 ? parts[0]! : Buffer.concat(parts), length)
    if (line) block.push(line)
    parts = []
    length = 0
  }

  for await (const chunk of stream) {
    let start = 0
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      keep(chunk.subarray(start, end))
      finish()
      start = end + 1
    }
    if (start < chunk.length) keep(chunk.subarray(start))
    if (block.length > 0) yield block
    block = []
  }
  if (length > 0) finish()
  if (block.length > 0) yield block
}

function lineOf(number: number, bytes: Buffer, length: number): Line | undefined {
  if (length > lineMost)
    return { number, text: bytes.toString('utf8', 0, 4096), error: `the line is longer than ${lineMost} bytes` }
  if (!isUtf8(bytes)) return { number, text: bytes.toString('utf8', 0, 4096), error: 'the line is not valid UTF-8' }
  const text = bytes.toString('utf8').replace(number === 1 ? /^\ufeff|\r$/g : /\r$/, '')
  return text.trim() === '' ? undefined : { number, text }
}

// What a file is, by its bytes alone: neither its name nor what the sender says of it counts.
import { open, type FileHandle } from 'node:fs/promises'
import { Refusal } from '#kit/refusal.ts'

const headBytes = 4100
const tailBytes = 1024
const boxesMost = 10_000

/** The content type of a local file; undefined when nothing is known of such bytes. */
export async function typeOf(path: string): Promise<string | undefined> {
  return withFile(path, async (file) => typeOfBytes(await read(file, 0, headBytes)))
}

/** The same of bytes in memory. */
export async function typeOfBytes(content: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  return (await fileTypeFromBuffer(content.subarray(0, headBytes)))?.mime
}

/** Refuses a PDF or an MP4 that is cut off, or that something else was glued to: those are stored as they came. */
export async function inspectFile(path: string, contentType: string): Promise<void> {
  const whole = await withFile(path, async (file) => {
    const { size } = await file.stat()
    return contentType === 'application/pdf' ? isWholePdf(file, size) : isWholeMp4(file, size)
  })
  if (!whole)
    throw new Refusal('ValidationError', 'The file is cut off or not what it says', { fields: { file: 'is broken' } })
}

/** Begins with its mark and ends with its end: a page or an archive appended to it would stand behind. */
async function isWholePdf(file: FileHandle, size: number): Promise<boolean> {
  const head = await read(file, 0, 5)
  const tail = await read(file, Math.max(0, size - tailBytes), tailBytes)
  return head.toString('latin1') === '%PDF-' && /%%EOF[\s\0]*$/.test(tail.toString('latin1'))
}

/** Its boxes follow one another to the last byte, and the one that describes the film is there. */
async function isWholeMp4(file: FileHandle, size: number): Promise<boolean> {
  const names = new Set<string>()
  let at = 0
  for (let box = 0; box < boxesMost && at < size; box++) {
    const head = await read(file, at, 16)
    if (head.length < 8) return false
    const name = head.toString('latin1', 4, 8)
    if (!/^[\w ©-]{4}$/.test(name) || (box === 0 && name !== 'ftyp')) return false
    names.add(name)
    const short = head.readUInt32BE(0)
    if (short === 0) return names.has('moov')
    const length = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short
    if (length < 8) return false
    at += length
  }
  return at === size && names.has('moov')
}

async function read(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}

async function withFile<T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path)
  try {
    return await use(file)
  } finally {
    await file.close()
  }
}

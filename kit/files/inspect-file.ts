// File types by bytes alone.
import { open, type FileHandle } from 'node:fs/promises'
import { Refusal } from '../refusal.ts'

const headBytes = 4100
const pdfHeadBytes = 1024
const tailBytes = 64 * 1024
const boxesMost = 10_000

export async function typeOf(path: string): Promise<string | undefined> {
  return withFile(path, async (file) => typeOfBytes(await read(file, 0, headBytes)))
}

export async function typeOfBytes(content: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(content.subarray(0, headBytes))
  return type?.mime ?? (beginsPdf(content) ? 'application/pdf' : undefined)
}

/** Refuses truncated files and extended films: both types stay unchanged. */
export async function inspectFile(path: string, contentType: string): Promise<void> {
  const whole = await withFile(path, async (file) => {
    const { size } = await file.stat()
    return contentType === 'application/pdf' ? isWholePdf(file, size) : isWholeMp4(file, size)
  })
  if (!whole)
    throw new Refusal('ValidationError', 'The file is cut off or not what it says', { fields: { file: 'is broken' } })
}

/** Bytes around the document are taken: PDFs are only downloaded. */
async function isWholePdf(file: FileHandle, size: number): Promise<boolean> {
  const head = await read(file, 0, pdfHeadBytes)
  const tail = await read(file, Math.max(0, size - tailBytes), tailBytes)
  return beginsPdf(head) && tail.includes('%%EOF')
}

function beginsPdf(content: Buffer): boolean {
  return content.subarray(0, pdfHeadBytes).includes('%PDF-')
}

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

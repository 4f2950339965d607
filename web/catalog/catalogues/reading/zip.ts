// ZIP reader by entry: files are never in memory as a whole.

export type Entry = {
  name: string
  path: string
  /** Changes with the content. */
  key: string
  read: () => Promise<Blob>
}

export class InvalidZipError extends Error {
  override name = 'InvalidZipError'
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const maxEndSize = 22 + 65_535 // bytes, with the longest comment

export async function entriesOf(file: Blob): Promise<Entry[]> {
  const tail = await viewOf(file.slice(Math.max(0, file.size - maxEndSize)))
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== endSignature) end--
  if (end < 0) throw new InvalidZipError('It is not a ZIP file')
  const count = tail.getUint16(end + 10, true)
  const from = tail.getUint32(end + 16, true)
  if (from === 0xffffffff) throw new InvalidZipError('It is larger than such files can be')
  const list = await viewOf(file.slice(from, from + tail.getUint32(end + 12, true)))
  const entries: Entry[] = []
  for (let at = 0, n = 0; n < count; n++) {
    if (at + 46 > list.byteLength || list.getUint32(at, true) !== entrySignature)
      throw new InvalidZipError('Its list is broken')
    const [nameLength, extra, remark] = [28, 30, 32].map((offset) => list.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ]
    const path = new TextDecoder().decode(new Uint8Array(list.buffer, list.byteOffset + at + 46, nameLength))
    const name = path.replace(/^.*[\\/]/, '')
    const [crc, packed, size, start] = [16, 20, 24, 42].map((offset) => list.getUint32(at + offset, true)) as [
      number,
      number,
      number,
      number,
    ]
    const method = list.getUint16(at + 10, true)
    if (name !== '' && !name.startsWith('.') && !path.startsWith('__MACOSX/'))
      entries.push({
        name,
        path,
        key: `${crc.toString(16)}-${size}`,
        read: () => read(file, { start, packed, method }),
      })
    at += 46 + nameLength + extra + remark
  }
  return entries
}

async function read(
  file: Blob,
  { start, packed, method }: { start: number; packed: number; method: number },
): Promise<Blob> {
  const head = await viewOf(file.slice(start, start + 30))
  const from = start + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const content = file.slice(from, from + packed)
  if (method === 0) return content
  if (method !== 8) throw new InvalidZipError('It is packed in a way that is not read')
  return new Response(content.stream().pipeThrough(new DecompressionStream('deflate-raw'))).blob()
}

async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await part.arrayBuffer())
}

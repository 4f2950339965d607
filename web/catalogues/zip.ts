// A ZIP read in place: its list, and one entry at a time, so that a large one never stands in memory as a whole.

export type Entry = {
  /** Without folders. */
  name: string
  /** Changes with the content. */
  key: string
  /** The content; its type is not known. */
  read: () => Promise<Blob>
}

/** Thrown for a file that is no ZIP, or one of a kind that is not read. */
export class NoZip extends Error {
  override name = 'NoZip'
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const farthest = 22 + 65_535 // bytes from the end, with the longest remark

/** Its files, folders and hidden ones left out. */
export async function entriesOf(file: Blob): Promise<Entry[]> {
  const tail = await viewOf(file.slice(Math.max(0, file.size - farthest)))
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== endMark) end--
  if (end < 0) throw new NoZip('It is not a ZIP file')
  const count = tail.getUint16(end + 10, true)
  const from = tail.getUint32(end + 16, true)
  if (from === 0xffffffff) throw new NoZip('It is larger than such files can be')
  const list = await viewOf(file.slice(from, from + tail.getUint32(end + 12, true)))
  const entries: Entry[] = []
  for (let at = 0, n = 0; n < count; n++) {
    if (at + 46 > list.byteLength || list.getUint32(at, true) !== entryMark) throw new NoZip('Its list is broken')
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
      entries.push({ name, key: `${crc.toString(16)}-${size}`, read: () => read(file, { start, packed, method }) })
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
  if (method !== 8) throw new NoZip('It is packed in a way that is not read')
  return new Response(content.stream().pipeThrough(new DecompressionStream('deflate-raw'))).blob()
}

async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await part.arrayBuffer())
}

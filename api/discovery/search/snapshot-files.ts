// Snapshot files, replaced atomically and durably.
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type IndexName, type SnapshotSource, UnreadableSnapshot } from '#search-engine/index.ts'

type OpenSnapshot = SnapshotSource & { close: () => Promise<void> }

export async function openSnapshot(folder: string, indexName: IndexName): Promise<OpenSnapshot | undefined> {
  const file = await open(join(folder, `${indexName}.index`)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return undefined
  async function fill(array: Uint8Array): Promise<void> {
    for (let at = 0; at < array.length;) {
      const { bytesRead } = await file!.read(array, at, array.length - at)
      if (bytesRead === 0) throw new UnreadableSnapshot('truncated')
      at += bytesRead
    }
  }
  return { size: (await file.stat()).size, fill, close: () => file.close() }
}

export async function writeSnapshot(folder: string, indexName: IndexName, parts: Iterable<Uint8Array>): Promise<void> {
  await write(folder, `${indexName}.index`, parts)
  await commit(folder, `${indexName}.index`)
}

const phrasesFile = 'phrases.table'

export async function readPhrases(folder: string): Promise<Uint8Array | undefined> {
  return readFile(join(folder, phrasesFile)).catch(() => undefined)
}

export async function writePhrases(folder: string, table: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true })
  await write(folder, phrasesFile, [table])
  await commit(folder, phrasesFile)
}

/** Newer positions of unchanged snapshots. */
export async function readPositions(folder: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(join(folder, 'positions.json'), 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

export async function writePositions(folder: string, positions: Record<string, string>): Promise<void> {
  await write(folder, 'positions.json', [Buffer.from(JSON.stringify(positions))])
  await commit(folder, 'positions.json')
}

function draftOf(folder: string, name: string): string {
  return join(folder, `${name}.${process.pid}.draft`)
}

async function write(folder: string, name: string, parts: Iterable<Uint8Array>): Promise<void> {
  const file = await open(draftOf(folder, name), 'w')
  try {
    for (const part of parts) await writeFully(file, part)
  } finally {
    await file.close()
  }
}

async function commit(folder: string, name: string): Promise<void> {
  const draft = draftOf(folder, name)
  const file = await open(draft, 'r+')
  await file.sync().finally(() => file.close())
  await rename(draft, join(folder, name))
  await syncFolder(folder)
}

const chunkSize = 4 << 20

async function writeFully(file: Awaited<ReturnType<typeof open>>, part: Uint8Array): Promise<void> {
  for (let at = 0; at < part.length;)
    at += (await file.write(part, at, Math.min(chunkSize, part.length - at))).bytesWritten
}

// Durable rename. Windows cannot open folders and needs no sync.
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

const abandonedAfterMs = 3_600_000

/** Returns where folders in the place of files were moved. */
export async function prepareFolder(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const moved: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && /\.(?:index|json)$/.test(entry.name)) {
      const aside = `${path}.aside-${Date.now()}`
      await rename(path, aside)
      moved.push(aside)
    }
    if (!entry.name.endsWith('.draft')) continue
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(path, { recursive: true, force: true })
  }
  return moved
}

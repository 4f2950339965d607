// Snapshots of the indexes on disk: found again only for the same database and the same code; whole or absent, whenever power fails.
import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Source } from './documents.ts'

const here = import.meta.dirname
/** Whatever shapes an index: a change in any of them makes snapshots of before worthless. */
const shaping = [
  '../../search-engine',
  'documents.ts',
  'queries.ts',
  '../industries/tree.json',
  '../reference/data/countries.json',
  '../reference/data/states.json',
  '../reference/data/job-positions.json',
]

/** A text that changes with the code and the lists that indexes are made by. */
export async function findShape(): Promise<string> {
  const hash = createHash('sha256')
  for (const path of shaping) {
    const whole = join(here, path)
    const files = (await stat(whole)).isDirectory() ? await filesBelow(whole) : [whole]
    for (const text of await Promise.all(files.map((file) => readFile(file)))) hash.update(text).update('\0')
  }
  return hash.digest('base64url').slice(0, 16)
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  return files.map((entry) => join(entry.parentPath, entry.name)).sort()
}

/** The bytes of an index as last saved; undefined when there are none. */
export async function readSnapshot(folder: string, source: Source): Promise<Uint8Array | undefined> {
  try {
    return await readFile(join(folder, `${source}.index`))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes the parts, one after the other, beside the snapshot there is; `keepSnapshot` puts them in its place. */
export async function writeSnapshot(folder: string, source: Source, parts: Iterable<Uint8Array>): Promise<void> {
  await write(folder, `${source}.index`, parts)
}
export async function keepSnapshot(folder: string, source: Source): Promise<void> {
  await keep(folder, `${source}.index`)
}

/** Savings that later turned out to hold still at a later position, because nothing of theirs had changed. */
export async function readPositions(folder: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(join(folder, 'positions.json'), 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

export async function writePositions(folder: string, positions: Record<string, string>): Promise<void> {
  await write(folder, 'positions.json', [Buffer.from(JSON.stringify(positions))])
  await keep(folder, 'positions.json')
}

function draftOf(folder: string, name: string): string {
  return join(folder, `${name}.${process.pid}.draft`)
}

async function write(folder: string, name: string, parts: Iterable<Uint8Array>): Promise<void> {
  const file = await open(draftOf(folder, name), 'w')
  try {
    for (const part of parts) await writeAll(file, part)
  } finally {
    await file.close()
  }
}

async function keep(folder: string, name: string): Promise<void> {
  const draft = draftOf(folder, name)
  const file = await open(draft, 'r+')
  await file.sync().finally(() => file.close())
  await rename(draft, join(folder, name))
  await syncFolder(folder)
}

const pieceSize = 4 << 20

async function writeAll(file: Awaited<ReturnType<typeof open>>, part: Uint8Array): Promise<void> {
  for (let at = 0; at < part.length;)
    at += (await file.write(part, at, Math.min(pieceSize, part.length - at))).bytesWritten
}

// Without it the new name may be gone after a power cut. Windows can't open folders and needs none of it.
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

const abandonedAfter = 3_600_000

/** Makes the folder, and clears it of what writers that died left half-written. */
export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.draft')) continue
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > abandonedAfter) await rm(join(folder, name), { force: true })
  }
}

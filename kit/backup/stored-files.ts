// Uploaded files.
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DatabaseTrouble } from '../postgres/trouble.ts'
import type { Manifest, openBackup } from './manifest.ts'
import { hashFile, type Key, readSealed, type FileDigest, writeSealed } from './sealing.ts'

type Backup = Awaited<ReturnType<typeof openBackup>>
type Entry = FileDigest & { path: string }

const listName = 'files.zst'
const left = new Set(['incoming', 'exports'])

export async function backUpFiles(
  source: string,
  { folder, key, previous }: { folder: string; key: Key; previous?: Backup | undefined },
): Promise<Manifest['files']> {
  const earlier = new Map<string, Entry>()
  if (previous) for await (const entry of entriesOf(previous)) earlier.set(entry.path, entry)
  const entries: Entry[] = []
  for await (const path of pathsIn(source)) {
    const target = join(folder, 'files', path)
    await mkdir(dirname(target), { recursive: true })
    const linked = earlier.get(path)
    if (linked && (await isLinked(join(previous!.folder, 'files', path), target, linked))) entries.push(linked)
    else {
      const written = await copy(join(source, path), target, key, path)
      if (written) entries.push({ path, ...written })
    }
  }
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`)
  const list = await writeSealed(join(folder, listName), chunked(lines), { key, name: listName })
  return { kind: 'disk', count: entries.length, bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0), list }
}

export async function findFileDamage(backup: Backup): Promise<string[]> {
  const damaged: string[] = []
  for await (const { path, sha256 } of entriesOf(backup)) {
    const file = join(backup.folder, 'files', path)
    if (!existsSync(file)) damaged.push(`files/${path} is missing`)
    else if ((await hashFile(file)).sha256 !== sha256) damaged.push(`files/${path} was altered or damaged`)
  }
  return damaged
}

export async function restoreFiles(backup: Backup, target: string): Promise<{ count: number; damaged: string[] }> {
  const { folder, key } = backup
  const damaged: string[] = []
  let count = 0
  for await (const { path, sha256 } of entriesOf(backup)) {
    const file = join(folder, 'files', path)
    if ((await hashFile(file).catch(ignoreAbsent))?.sha256 !== sha256) {
      damaged.push(`files/${path}`)
      continue
    }
    const place = join(target, path)
    await mkdir(dirname(place), { recursive: true })
    const draft = `${place}.restoring`
    await rm(draft, { force: true })
    await pipeline(readSealed(file, { key, name: path, compress: false }), createWriteStream(draft, { flush: true }))
    await rename(draft, place)
    count++
  }
  return { count, damaged }
}

export async function listFiles(backup: Backup): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of entriesOf(backup)) paths.push(path)
  return paths
}

async function* entriesOf({ folder, manifest, key }: Backup): AsyncGenerator<Entry> {
  if (manifest.files.kind !== 'disk') return
  const path = join(folder, listName)
  if ((await hashFile(path).catch(ignoreAbsent))?.sha256 !== manifest.files.list.sha256)
    throw new DatabaseTrouble(`${path} is missing, altered or damaged`)
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of readSealed(path, { key, name: listName })) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop()!
    for (const line of lines) yield JSON.parse(line) as Entry
  }
}

async function* pathsIn(folder: string, inside = ''): AsyncGenerator<string> {
  const found = await readdir(join(folder, inside), { withFileTypes: true }).catch(ignoreAbsent)
  for (const each of (found ?? []).toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = inside ? `${inside}/${each.name}` : each.name
    if (each.name.startsWith('.') || (!inside && left.has(each.name))) continue
    if (each.isDirectory()) yield* pathsIn(folder, path)
    else if (each.isFile()) yield path
  }
}

async function isLinked(from: string, to: string, { sha256 }: Entry): Promise<boolean> {
  try {
    if ((await hashFile(from)).sha256 !== sha256) return false
    await link(from, to)
    return true
  } catch {
    return false
  }
}

async function copy(from: string, to: string, key: Key, name: string): Promise<FileDigest | undefined> {
  try {
    return await writeSealed(to, createReadStream(from), { key, name, compress: false })
  } catch (error) {
    await rm(to, { force: true })
    return ignoreAbsent(error)
  }
}

function ignoreAbsent(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}

async function* chunked(lines: string[]): AsyncGenerator<Buffer> {
  for (let at = 0; at < lines.length; at += 1000) yield Buffer.from(lines.slice(at, at + 1000).join(''))
}

// Files in a local folder, complete or absent.
import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '../refusal.ts'
import { checkFields, signFields } from './policy.ts'
import type { Slice, Storage } from './storage.ts'

const keyShape = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/

export async function openDisk(folder: string): Promise<Storage> {
  const parts = join(folder, '.parts')
  await mkdir(parts, { recursive: true })
  await removeOld(parts)
  const secret = await secretOf(join(folder, '.secret'))

  function pathOf(key: string): string {
    if (!keyShape.test(key) || key.includes('..')) throw new Error(`not a key: ${key}`)
    return join(folder, key)
  }
  const pathOfFolder = (name: string) => dirname(pathOf(`${name}/x`))
  const storage: Storage = {
    signPost: async (key, rule, origin) => ({
      url: `${origin}/files/upload`,
      fields: signFields(secret, key, rule),
    }),
    withLocal: async (key, use) => ((await sizeOf(pathOf(key))) === undefined ? undefined : use(pathOf(key))),
    open: async (key, slice) => {
      const path = pathOf(key)
      const bytes = await sizeOf(path)
      if (bytes === undefined) return undefined
      const [first, last] = within(bytes, slice)
      if (first > last) return undefined
      return { stream: createReadStream(path, { start: first, end: last }), bytes, first, last }
    },
    write: async (key, content) => {
      const part = join(parts, randomUUID())
      if (typeof content === 'string') await link(content, part).catch(() => copyFile(content, part))
      else await writeFile(part, content)
      await place((path) => rename(part, path), pathOf(key))
    },
    fill: async (name, _contentType, make) => {
      const part = join(parts, randomUUID())
      await mkdir(part)
      try {
        const made = await make(part)
        await place((path) => moveFolder(part, path), pathOfFolder(name))
        return made
      } catch (error) {
        await rm(part, { recursive: true, force: true })
        throw error
      }
    },
    remove: async (keys) => void (await Promise.all(keys.map((key) => removeFile(pathOf(key))))),
    removeFolder: (name) => rm(pathOfFolder(name), { recursive: true, force: true }),
    receive: async (fields, content) => {
      const { key, bytes } = checkFields(secret, fields)
      const part = join(parts, randomUUID())
      try {
        await receivePart(content, part, bytes)
        // A link fails where the file exists: none is replaced while inspected.
        await place((path) => link(part, path).catch(taken), pathOf(key))
        return { key, bytes }
      } finally {
        await removeFile(part)
      }
    },
  }
  return storage
}

async function place(put: (path: string) => Promise<void>, path: string): Promise<void> {
  try {
    await put(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await mkdir(dirname(path), { recursive: true })
    await put(path)
  }
}

/** Replaces file by file: none is ever missing. */
async function moveFolder(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    for (const name of await readdir(from)) await rename(join(from, name), join(to, name))
    await rm(from, { recursive: true })
  }
}

/** `rm` checks the path first, partly synchronously. */
async function removeFile(path: string): Promise<void> {
  await unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

function taken(error: NodeJS.ErrnoException): never {
  if (error.code !== 'EEXIST') throw error
  throw new Refusal('Conflict', 'A file was sent with this form already')
}

/** Refuses PayloadTooLarge above the announced size, ValidationError below. */
async function receivePart(content: Readable, path: string, announced: number): Promise<void> {
  let bytes = 0
  content.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= announced) return
    content.destroy(new Refusal('PayloadTooLarge', `The file is larger than the ${announced} bytes announced`))
  })
  await pipeline(content, createWriteStream(path))
  if (bytes === announced) return
  const fields = { file: 'is not as large as announced' }
  throw new Refusal('ValidationError', `The file has ${bytes} of the ${announced} bytes announced`, { fields })
}

async function removeOld(parts: string): Promise<void> {
  for (const name of await readdir(parts)) {
    const path = join(parts, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - 3_600_000) await rm(path, { recursive: true, force: true })
  }
}

/** Concurrent starts: the first to write wins. */
async function secretOf(path: string): Promise<Buffer> {
  const draft = `${path}-${randomUUID()}`
  const file = await open(draft, 'wx', 0o600)
  await file.writeFile(randomBytes(32))
  await file.close()
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return readFile(path)
}

async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return found?.size
}

function within(bytes: number, slice: Slice = { first: 0 }): [number, number] {
  return [slice.first, Math.min(slice.last ?? bytes - 1, bytes - 1)]
}

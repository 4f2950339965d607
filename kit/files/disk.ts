// Files in a folder of this machine. A file appears at its key whole or not at all; what breaks off leaves nothing.
import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '#kit/refusal.ts'
import { checkFields, signFields } from './policy.ts'
import type { Slice, Storage } from './storage.ts'

const keyShape = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/

/** Opens the folder, making it and the secret that signs its forms where they are missing. */
export async function openDisk(folder: string): Promise<Storage> {
  const parts = join(folder, '.parts')
  await mkdir(parts, { recursive: true })
  await removeOld(parts)
  const secret = await secretOf(join(folder, '.secret'))

  function pathOf(key: string): string {
    if (!keyShape.test(key) || key.includes('..')) throw new Error(`not a key: ${key}`)
    return join(folder, key)
  }
  async function place(put: (path: string) => Promise<void>, key: string): Promise<void> {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true })
    await put(path)
  }
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
      await place((path) => rename(part, path), key)
    },
    remove: async (keys) => void (await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })))),
    removeFolder: (name) => rm(pathOf(`${name}/x`).slice(0, -2), { recursive: true, force: true }),
    receive: async (fields, content) => {
      const { key, bytesMost } = checkFields(secret, fields)
      const part = join(parts, randomUUID())
      try {
        const bytes = await receivePart(content, part, bytesMost)
        // A link, because it fails where there is one already: what is being judged can't be exchanged.
        await place((path) => link(part, path).catch(taken), key)
        return { key, bytes }
      } finally {
        await rm(part, { force: true })
      }
    },
  }
  return storage
}

function taken(error: NodeJS.ErrnoException): never {
  if (error.code !== 'EEXIST') throw error
  throw new Refusal('Conflict', 'A file was sent with this form already')
}

/** Writes what comes, counting; refuses PayloadTooLarge at the first byte too many. */
async function receivePart(content: NodeJS.ReadableStream, path: string, bytesMost: number): Promise<number> {
  let bytes = 0
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > bytesMost) done(new Refusal('PayloadTooLarge', `Maximum ${Math.round(bytesMost / 1024)} KB`))
      else done(null, chunk)
    },
  })
  await pipeline(content, counting, createWriteStream(path))
  if (bytes === 0) throw new Refusal('ValidationError', 'The file is empty', { fields: { file: 'is empty' } })
  return bytes
}

/** What a killed process was receiving. Others may be receiving just now, so only what is older than an hour. */
async function removeOld(parts: string): Promise<void> {
  for (const name of await readdir(parts)) {
    const path = join(parts, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - 3_600_000) await rm(path, { force: true })
  }
}

/** Several processes may start at once over one folder: the first to write decides. */
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

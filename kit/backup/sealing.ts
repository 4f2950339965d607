// Compressed and encrypted files.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  scryptSync,
} from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'

export type Key = Buffer | undefined
export type FileDigest = { bytes: number; sha256: string }

const saltBytes = 16
const tagBytes = 16
const ivBytes = 12
const cipherName = 'aes-256-gcm'

export function keyOf(secret: string, salt: string): Buffer {
  return scryptSync(secret, Buffer.from(salt, 'base64url'), 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 })
}

export function signatureOf(key: Key, text: string): string {
  if (!key) return createHash('sha256').update(text).digest('hex')
  return createHmac('sha256', derive(key, 'manifest', 32))
    .update(text)
    .digest('hex')
}

export async function writeSealed(
  path: string,
  source: AsyncIterable<Uint8Array>,
  { key, name, compress = true }: { key: Key; name: string; compress?: boolean },
): Promise<FileDigest> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* count(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  async function* encrypt(chunks: AsyncIterable<Uint8Array>) {
    if (!key) return yield* chunks
    const salt = randomBytes(saltBytes)
    const cipher = createCipheriv(cipherName, ...secretsOf(key, salt)).setAAD(Buffer.from(name))
    yield salt
    for await (const chunk of chunks) yield cipher.update(chunk)
    yield cipher.final()
    yield cipher.getAuthTag()
  }
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const params = { [constants.ZSTD_c_compressionLevel]: 3 }
  if (compress) await pipeline(source, createZstdCompress({ params }), encrypt, count, target)
  else await pipeline(source, encrypt, count, target)
  return { bytes, sha256: hash.digest('hex') }
}

export async function* readSealed(
  path: string,
  { key, name, compress = true }: { key: Key; name: string; compress?: boolean },
): AsyncGenerator<Buffer> {
  const opened = key ? decrypt(path, key, name) : createReadStream(path)
  if (!compress) return yield* opened
  const inflate = createZstdDecompress()
  const done = pipeline(opened, inflate)
  done.catch(() => {})
  yield* inflate as AsyncIterable<Buffer>
  await done
}

export async function hashFile(path: string): Promise<FileDigest> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

async function* decrypt(path: string, key: Buffer, name: string): AsyncGenerator<Buffer> {
  const file = await open(path)
  const { size } = await file.stat()
  const [salt, tag] = [Buffer.alloc(saltBytes), Buffer.alloc(tagBytes)]
  try {
    await file.read(salt, 0, saltBytes, 0)
    await file.read(tag, 0, tagBytes, Math.max(0, size - tagBytes))
  } finally {
    await file.close()
  }
  const decipher = createDecipheriv(cipherName, ...secretsOf(key, salt)).setAAD(Buffer.from(name))
  decipher.setAuthTag(tag)
  const end = size - tagBytes - 1
  if (end >= saltBytes)
    for await (const chunk of createReadStream(path, { start: saltBytes, end }) as AsyncIterable<Buffer>)
      yield decipher.update(chunk)
  yield decipher.final()
}

function secretsOf(key: Buffer, salt: Buffer): [Buffer, Buffer] {
  const both = derive(key, `file ${salt.toString('hex')}`, 32 + ivBytes)
  return [both.subarray(0, 32), both.subarray(32)]
}

function derive(key: Buffer, info: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `wbn backup ${info}`, bytes))
}

// Files in any S3; browsers upload by signed forms.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createReadStream, createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { deadlines } from '../deadlines.ts'
import type { OpenedFile, S3Settings, Slice, Storage } from './storage.ts'

/** The bucket must exist. */
export function openS3(settings: S3Settings): Storage {
  const { bucket: Bucket, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint && { endpoint: settings.endpoint }),
    forcePathStyle: settings.pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: {
      connectionTimeout: deadlines.storage.connect,
      socketTimeout: deadlines.storage.silence,
      requestTimeout: deadlines.storage.answer,
      throwOnRequestTimeout: true,
    },
    maxAttempts: 2,
    // Many S3 servers lack newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  async function open(Key: string, slice?: Slice): Promise<OpenedFile | undefined> {
    const Range = slice && `bytes=${slice.first}-${slice.last ?? ''}`
    const found = await orNothing(client.send(new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) })))
    if (!found) return undefined
    const stream = found.Body as Readable
    const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(found.ContentRange ?? '')
    if (range) return { stream, first: Number(range[1]), last: Number(range[2]), bytes: Number(range[3]) }
    const bytes = found.ContentLength ?? 0
    return { stream, bytes, first: 0, last: bytes - 1 }
  }
  async function remove(keys: readonly string[]): Promise<void> {
    // Not every server knows DeleteObjects' checksums.
    for (const Key of keys) await client.send(new DeleteObjectCommand({ Bucket, Key }))
  }
  async function write(Key: string, content: Uint8Array | string, ContentType: string): Promise<void> {
    const local = typeof content === 'string'
    const Body = local ? createReadStream(content) : content
    const ContentLength = local ? (await stat(content)).size : content.length
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType }))
  }
  return {
    open,
    remove,
    write,
    signPost: (Key, { contentType, bytes, seconds }) =>
      createPresignedPost(client, {
        Bucket,
        Key,
        Expires: seconds,
        Fields: { 'Content-Type': contentType },
        Conditions: [
          ['content-length-range', bytes, bytes],
          ['eq', '$Content-Type', contentType],
        ],
      }),
    withLocal: async (key, use) => {
      const found = await open(key)
      if (!found) return undefined
      return inFolder(async (folder) => {
        const path = join(folder, 'file')
        await pipeline(found.stream, createWriteStream(path))
        return use(path)
      })
    },
    fill: (name, contentType, make) =>
      inFolder(async (folder) => {
        const made = await make(folder)
        const files = await readdir(folder)
        await Promise.all(files.map((file) => write(`${name}/${file}`, join(folder, file), contentType)))
        return made
      }),
    removeFolder: async (folder) => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: `${folder}/` }))
      await remove(Contents.flatMap(({ Key }) => Key ?? []))
    },
  }
}

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'wbn-file-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function orNothing<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
    if (status === 404 || status === 416) return undefined
    throw error
  }
}

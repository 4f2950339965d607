// Storage of files, on disk or in any S3. Keys are `folder/name`; a stored file never changes.
import type { Readable } from 'node:stream'

/** A multipart form with these fields, the file last under `file`. */
export type SignedPost = { url: string; fields: Record<string, string> }

/** The rule of a signed form. `bytes` is the exact size. */
export type PostRule = { contentType: string; bytes: number; seconds: number }

/** First and last byte, both inclusive; without `last` to the end. */
export type Slice = { first: number; last?: number }
export type Opened = { stream: Readable; bytes: number; first: number; last: number }

export type Storage = {
  /** Signs a form that puts one file at `key`. `origin`: the server's public address. */
  signPost: (key: string, rule: PostRule, origin: string) => Promise<SignedPost>
  /** Gives `use` a local path of the content; undefined when there is none. */
  withLocal: <T>(key: string, use: (path: string) => Promise<T>) => Promise<T | undefined>
  /** `bytes` is the whole size. Undefined when the file or slice does not exist. */
  open: (key: string, slice?: Slice) => Promise<Opened | undefined>
  /** Stores bytes, or a copy of a local file. */
  write: (key: string, content: Uint8Array | string, contentType: string) => Promise<void>
  /** Stores the files that `make` writes into a temporary folder: all of them, or none when it fails. */
  fill: <T>(folder: string, contentType: string, make: (path: string) => Promise<T>) => Promise<T>
  /** Missing files are no error. */
  remove: (keys: readonly string[]) => Promise<void>
  removeFolder: (folder: string) => Promise<void>
  /** Disk only: receives a form that it signed. Refuses Forbidden (altered, expired), PayloadTooLarge, Conflict (a file exists). */
  receive?: (fields: Readonly<Record<string, string>>, content: Readable) => Promise<{ key: string; bytes: number }>
}

export type S3Settings = {
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  pathStyle: boolean
}

/** The named server, or the bucket's own host at Amazon. */
export function originOf({ endpoint, region, bucket }: S3Settings): string {
  return endpoint ?? `https://${bucket}.s3.${region}.amazonaws.com`
}

/** S3 where settings have one, else the folder. Loads the S3 client on demand. */
export async function openStorage(folder: string, s3: S3Settings | undefined): Promise<Storage> {
  if (!s3) return (await import('./disk.ts')).openDisk(folder)
  return (await import('./s3.ts')).openS3(s3)
}

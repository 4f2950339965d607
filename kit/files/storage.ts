// Where files lie: what the disk and any S3 offer alike. Keys are `folder/name`; a stored file never changes.
import type { Readable } from 'node:stream'

/** What a browser needs to send a file straight to the storage: a multipart form with these fields, the file last under `file`. */
export type SignedPost = { url: string; fields: Record<string, string> }

/** What a signed form allows. Sizes in bytes. */
/** `bytes`: the size of the file, exactly. */
export type PostRule = { contentType: string; bytes: number; seconds: number }

/** A part of a file: the first and the last byte, both counted; without `last` to its end. */
export type Slice = { first: number; last?: number }
export type Opened = { stream: Readable; bytes: number; first: number; last: number }

export type Storage = {
  /** Signs a form that puts one file at `key`. `origin` is where people reach this server. */
  signPost: (key: string, rule: PostRule, origin: string) => Promise<SignedPost>
  /** Gives `use` the path of a local file with the content at `key`; undefined when there is nothing. */
  withLocal: <T>(key: string, use: (path: string) => Promise<T>) => Promise<T | undefined>
  /** Opens it for reading; `bytes` is the whole size. Undefined when there is nothing, or nothing at that slice. */
  open: (key: string, slice?: Slice) => Promise<Opened | undefined>
  /** Puts bytes, or the local file at a path (which stays), at `key`. */
  write: (key: string, content: Uint8Array | string, contentType: string) => Promise<void>
  /**
   * Puts what `make` writes into a folder of this machine, handed to it, into the folder of that name. All of it is there afterwards,
   * or, when `make` fails, nothing.
   */
  fill: <T>(folder: string, contentType: string, make: (path: string) => Promise<T>) => Promise<T>
  /** Removes what is there; what is not there is no error. */
  remove: (keys: readonly string[]) => Promise<void>
  /** Removes everything in a folder. */
  removeFolder: (folder: string) => Promise<void>
  /**
   * Only of the disk: takes a form that it signed. Refuses Forbidden for one that was changed or has expired, PayloadTooLarge, and
   * Conflict where there is a file already.
   */
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

/** Where browsers send files to: the server named, or the bucket's own host at Amazon. */
export function originOf({ endpoint, region, bucket }: S3Settings): string {
  return endpoint ?? `https://${bucket}.s3.${region}.amazonaws.com`
}

/** The S3 of the settings, else the folder. The S3 client is loaded only where it is used. */
export async function openStorage(folder: string, s3: S3Settings | undefined): Promise<Storage> {
  if (!s3) return (await import('./disk.ts')).openDisk(folder)
  return (await import('./s3.ts')).openS3(s3)
}

// File storage. Keys are `folder/name`; a stored file never changes.
import type { Readable } from 'node:stream'

/** The file comes last, under `file`. */
export type SignedPost = { url: string; fields: Record<string, string> }

/** `bytes` is the exact size. */
export type PostRule = { contentType: string; bytes: number; seconds: number }

/** Inclusive; no `last` means to the end. */
export type Slice = { first: number; last?: number }
export type OpenedFile = { stream: Readable; bytes: number; first: number; last: number }

export type Storage = {
  signPost: (key: string, rule: PostRule, origin: string) => Promise<SignedPost>
  withLocal: <T>(key: string, use: (path: string) => Promise<T>) => Promise<T | undefined>
  open: (key: string, slice?: Slice) => Promise<OpenedFile | undefined>
  write: (key: string, content: Uint8Array | string, contentType: string) => Promise<void>
  /** All files that `make` writes, or none. */
  fill: <T>(folder: string, contentType: string, make: (path: string) => Promise<T>) => Promise<T>
  remove: (keys: readonly string[]) => Promise<void>
  removeFolder: (folder: string) => Promise<void>
  /** Disk only. Refuses Forbidden (altered, expired), PayloadTooLarge, Conflict (a file exists). */
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

export function originOf({ endpoint, region, bucket }: S3Settings): string {
  return endpoint ?? `https://${bucket}.s3.${region}.amazonaws.com`
}

export async function openStorage(folder: string, s3: S3Settings | undefined): Promise<Storage> {
  if (!s3) return (await import('./disk.ts')).openDisk(folder)
  return (await import('./s3.ts')).openS3(s3)
}

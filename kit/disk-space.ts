// Free space on a disk, and errors that say there is none.
import { statfs } from 'node:fs/promises'

/** Bytes that this user may still write in the folder's file system. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const codes = new Set(['ENOSPC', 'EDQUOT', '53100']) // of the file system, and disk_full of PostgreSQL

export function isDiskFull(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  // libvips and initdb give only the text.
  return codes.has(code) || /no space left on device/i.test(message)
}

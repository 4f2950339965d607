// Free space on a disk, and errors that say there is none.
import { statfs } from 'node:fs/promises'

/** Of the folder's file system: bytes that this user may still write, and all. */
export async function diskSpace(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

const codes = new Set(['ENOSPC', 'EDQUOT', '53100']) // of the file system, and disk_full of PostgreSQL

export function isDiskFull(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  // libvips and initdb give only the text.
  return codes.has(code) || /no space left on device/i.test(message)
}

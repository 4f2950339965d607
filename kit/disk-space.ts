// Free disk space; disk-full errors.
import { statfs } from 'node:fs/promises'

/** Bytes: free for this user, and in all. */
export async function diskSpace(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

const codes = new Set(['ENOSPC', 'EDQUOT', '53100']) // file system; PostgreSQL's disk_full

export function isDiskFull(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  // libvips and initdb give only the text.
  return codes.has(code) || /no space left on device/i.test(message)
}

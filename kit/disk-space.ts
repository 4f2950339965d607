// Room on the disk: how much is left below a folder, and whether an error says that there is none.
import { statfs } from 'node:fs/promises'

/** Bytes that this user may still write below the folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const codes = new Set(['ENOSPC', 'EDQUOT', '53100']) // of the file system, and disk_full of PostgreSQL

export function isDiskFull(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  // libvips and initdb have the text alone.
  return codes.has(code) || /no space left on device/i.test(message)
}

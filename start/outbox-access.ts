// Local outbox: never on a public site.
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPublicSite } from './settings/public-site.ts'
import type { Settings } from './config.ts'

export function hasOutbox({ smtp, publicUrl }: Pick<Settings, 'smtp' | 'publicUrl'>): boolean {
  return !smtp && !isPublicSite(publicUrl)
}

/** Created at the first start: the address stays valid. */
export async function outboxKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'outbox-key')
  try {
    await writeFile(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  }
  return readFile(file, 'utf8')
}

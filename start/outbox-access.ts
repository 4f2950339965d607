// Local outbox: never on a public site; key required.
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { isPublicAddress } from '#kit/fetching/addresses.ts'
import type { Settings } from './config.ts'

const localNames = /(^|\.)(localhost|local|internal|lan|test|home\.arpa)$/

/** False with a mail server or on a public site: emails hold links that open accounts. */
export function hasOutbox({ smtp, publicUrl }: Pick<Settings, 'smtp' | 'publicUrl'>): boolean {
  return !smtp && !isPublicSite(publicUrl)
}

export function isPublicSite(publicUrl: string | undefined): boolean {
  return publicUrl !== undefined && isPublic(new URL(publicUrl).hostname)
}

function isPublic(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  return isIP(name) ? isPublicAddress(name) : name.includes('.') && !localNames.test(name)
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

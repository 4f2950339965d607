// Manifest, without personal data.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseTrouble } from '../postgres/trouble.ts'
import { type Key, keyOf, signatureOf, type FileDigest } from './sealing.ts'

export type TableEntry = FileDigest & {
  table: string
  columns: string[]
  partition?: { parent: string; bound: string }
  rows: number
  content: string
  path: string
}
export type AppliedMigration = { number: number; name: string; checksum: string }
export type Manifest = {
  format: 1
  id: string
  version: string
  postgres: string
  startedAt: string
  endedAt: string
  migrations: Record<string, AppliedMigration[]>
  tables: TableEntry[]
  sequences: { name: string; value: string; isCalled: boolean }[]
  files: { kind: 'disk'; count: number; bytes: number; list: FileDigest } | { kind: 'bucket'; bucket: string }
  settings: string[]
  keysOutside: string[]
  salt?: string
}

const fileName = 'manifest.json'

export function newSalt(): string {
  return randomBytes(16).toString('base64url')
}

export async function writeManifest(folder: string, manifest: Manifest, key: Key): Promise<void> {
  const signed = { ...manifest, signature: signatureOf(key, JSON.stringify(manifest)) }
  await writeFile(join(folder, fileName), `${JSON.stringify(signed, undefined, 1)}\n`, { mode: 0o600, flush: true })
}

export async function openBackup(
  folder: string,
  secret: string | undefined,
): Promise<{ folder: string; manifest: Manifest; key: Key }> {
  const path = join(folder, fileName)
  if (!existsSync(path)) throw new DatabaseTrouble(`${folder} is no complete backup: it has no ${fileName}`)
  let parsed: Manifest & { signature: string }
  try {
    parsed = JSON.parse(await readFile(path, 'utf8'))
  } catch {
    throw new DatabaseTrouble(`${path} was altered or damaged: it can't be read`)
  }
  const { signature, ...manifest } = parsed
  if (manifest.format !== 1)
    throw new DatabaseTrouble(`${folder} was made by a newer version: restore it with that one`)
  if (manifest.salt && !secret)
    throw new DatabaseTrouble(`${folder} is encrypted: set BACKUP_KEY to the key it was made with`)
  const key = manifest.salt ? keyOf(secret!, manifest.salt) : undefined
  if (signatureOf(key, JSON.stringify(manifest)) !== signature)
    throw new DatabaseTrouble(
      key
        ? `BACKUP_KEY is not the key that ${folder} was made with, or its ${fileName} was altered`
        : `${path} was altered or damaged`,
    )
  return { folder, manifest, key }
}

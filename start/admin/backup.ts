// `npm run admin -- backup DIR`.
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { DB } from '#api/database/tables.ts'
import { addBackup, findLastBackup, keepsBackups } from '#api/operations/system/backups.ts'
import { backUpDatabase } from '#kit/backup/back-up.ts'
import { type Manifest, newSalt, openBackup, writeManifest } from '#kit/backup/manifest.ts'
import { keyOf } from '#kit/backup/sealing.ts'
import { backUpFiles } from '#kit/backup/stored-files.ts'
import { connect, type Database } from '#kit/postgres/pool.ts'
import { isAlive } from '#kit/postgres/processes.ts'
import { DatabaseTrouble } from '#kit/postgres/trouble.ts'
import { loadEnvFile, readSettings, type Settings } from '../config.ts'
import { reachServer, schemas } from '../database.ts'
import { showProgress } from '../progress.ts'

type OpenBackup = Awaited<ReturnType<typeof openBackup>>

/** Migrates nothing: a new version backs up the old database. */
export async function backUp(dir: string): Promise<number> {
  loadEnvFile()
  const settings = readSettings()
  const folder = resolve(dir)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new DatabaseTrouble(`${folder} is not empty: name a new folder for each backup`)
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'postgres/cluster')))
    throw new DatabaseTrouble(`Nothing to back up: there is no database in ${resolve(settings.dataDir)}`)
  const server = await reachServer(settings, console.error)
  const database = connect<DB>(server.url, { schema: 'net', max: 2, name: 'wbn backup' })
  const draft = await makeDraft(folder)
  try {
    const manifest = await fill(draft, database, settings)
    await rename(draft, folder)
    await syncFolder(dirname(folder))
    await record(database, folder, manifest)
    tell(folder, manifest)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  } finally {
    await database.close()
    await server.stop()
  }
  return 0
}

async function fill(draft: string, database: Database<DB>, settings: Settings): Promise<Manifest> {
  const startedAt = new Date().toISOString()
  const { backupKey, dataDir, s3 } = settings
  const previous = await findPrevious(database, backupKey)
  const salt = backupKey ? (previous?.manifest.salt ?? newSalt()) : undefined
  const key = salt ? keyOf(backupKey!, salt) : undefined
  const progress = showProgress()
  const snapshot = await backUpDatabase(database.pool, schemas, {
    folder: draft,
    key,
    onTable: (done, total) => progress(done, total, 'Tables'),
  })
  const files: Manifest['files'] = s3
    ? { kind: 'bucket', bucket: s3.bucket }
    : await backUpFiles(join(dataDir, 'files'), { folder: draft, key, previous })
  const isNamed = ({ name, isSet }: Settings['overview'][number]) => isSet && name !== 'NODE_ENV'
  const manifest: Manifest = {
    format: 1,
    id: randomUUID(),
    version: currentVersion(),
    startedAt,
    endedAt: new Date().toISOString(),
    ...snapshot,
    files,
    settings: settings.overview.filter(isNamed).map(({ name }) => name),
    keysOutside: ['outbox-key', 'files/.secret'].filter((name) => existsSync(join(dataDir, name))),
    ...(salt ? { salt } : {}),
  }
  await rm(join(draft, 'process'))
  await writeManifest(draft, manifest, key)
  await syncFolder(draft)
  return manifest
}

async function findPrevious({ kysely }: Database<DB>, secret: string | undefined): Promise<OpenBackup | undefined> {
  const last = (await keepsBackups(kysely)) ? await findLastBackup(kysely) : undefined
  if (!last || last.isEncrypted !== Boolean(secret)) return undefined
  return openBackup(last.folder, secret).catch(() => undefined)
}

async function makeDraft(folder: string): Promise<string> {
  const draft = `${folder}.partial`
  const owner = join(draft, 'process')
  const pid = Number(await readFile(owner, 'utf8').catch(() => 0))
  if (pid && isAlive(pid)) throw new DatabaseTrouble(`Process ${pid} makes a backup into ${folder} at this moment`)
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  await writeFile(owner, String(process.pid))
  return draft
}

export async function record({ kysely }: Database<DB>, folder: string, manifest: Manifest): Promise<void> {
  if (!(await keepsBackups(kysely))) return
  await addBackup(kysely, {
    id: manifest.id,
    folder,
    startedAt: manifest.startedAt,
    endedAt: manifest.endedAt,
    ...sizesOf(manifest),
    isEncrypted: manifest.salt !== undefined,
  })
}

function sizesOf({ tables, files }: Manifest) {
  return {
    bytes: tables.reduce((sum, { bytes }) => sum + bytes, files.kind === 'disk' ? files.bytes : 0),
    rowCount: tables.reduce((sum, { rows }) => sum + rows, 0),
    fileCount: files.kind === 'disk' ? files.count : null,
  }
}

function tell(folder: string, manifest: Manifest): void {
  const { bytes, rowCount, fileCount } = sizesOf(manifest)
  const seconds = secondsBetween(manifest.startedAt, new Date().toISOString())
  const files = fileCount === null ? '' : `, ${fileCount} files`
  console.log(
    `Backed up into ${folder}: ${manifest.tables.length} tables, ${rowCount} rows${files}; ${megabytes(bytes)} in ${seconds} s`,
  )
  if (manifest.files.kind === 'bucket')
    console.log(`Not in it: the files in the bucket ${manifest.files.bucket}. Switch on the versioning of the bucket.`)
  const outside = [...manifest.settings, ...manifest.keysOutside.map((name) => `DATA_DIR/${name}`)]
  if (outside.length > 0) console.log(`Not in it: the values of ${outside.join(', ')}`)
  if (!manifest.salt)
    console.log('Not encrypted (BACKUP_KEY is not set): it holds personal data and the keys that sign sessions')
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

export function secondsBetween(start: string, end: string): string {
  return ((Date.parse(end) - Date.parse(start)) / 1000).toFixed(1)
}

function currentVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

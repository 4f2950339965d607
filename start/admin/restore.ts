// `npm run admin -- restore DIR`.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DB } from '#api/database/tables.ts'
import { openBackup } from '#kit/backup/manifest.ts'
import { restoreDatabase } from '#kit/backup/restore.ts'
import { restoreFiles } from '#kit/backup/stored-files.ts'
import { isRunning, startEmbedded } from '#kit/postgres/embedded.ts'
import { removeHome } from '#kit/postgres/home.ts'
import { connect } from '#kit/postgres/pool.ts'
import { isAlive } from '#kit/postgres/processes.ts'
import { DatabaseTrouble } from '#kit/postgres/trouble.ts'
import { record, secondsBetween } from './backup.ts'
import { loadEnvFile, readSettings, type Settings } from '../config.ts'
import { reachServer, schemas } from '../database.ts'
import { showProgress } from '../progress.ts'

export type Backup = Awaited<ReturnType<typeof openBackup>>

export async function restore(dir: string): Promise<number> {
  loadEnvFile()
  const settings = readSettings()
  const startedAt = new Date().toISOString()
  const backup = await openBackup(resolve(dir), settings.backupKey)
  const damaged = await (settings.databaseUrl ? restoreOnto : restoreEmbedded)(settings, backup)
  rmSync(join(settings.dataDir, 'search'), { recursive: true, force: true })
  const { manifest, folder } = backup
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const seconds = secondsBetween(startedAt, new Date().toISOString())
  console.log(`Restored ${folder} of ${manifest.startedAt}: ${rows} rows, each table as it was, in ${seconds} s`)
  if (manifest.files.kind === 'bucket') console.log(`Files are in the bucket ${manifest.files.bucket}`)
  if (settings.s3 && manifest.files.kind === 'disk')
    console.log(`Copy ${resolve(settings.dataDir)}/files/stored and private into the bucket ${settings.s3.bucket}`)
  const unset = manifest.settings.filter((name) => !settings.overview.some((each) => each.name === name && each.isSet))
  if (unset.length > 0) console.log(`Set at the time of the backup, and not now: ${unset.join(', ')}`)
  for (const name of damaged) console.error(`Missing, altered or damaged in the backup, and not restored: ${name}`)
  return damaged.length > 0 ? 1 : 0
}

async function restoreOnto(settings: Settings, backup: Backup): Promise<string[]> {
  const { url } = await reachServer(settings, console.error)
  await fill(url, backup)
  return putFiles(settings, backup)
}

async function restoreEmbedded({ dataDir }: Settings, backup: Backup): Promise<string[]> {
  requireStopped(dataDir)
  const beside = placeBeside(dataDir, 'restoring')
  try {
    const embedded = await startEmbedded({ dataDir: beside, log: console.error })
    await fill(embedded.url, backup).finally(embedded.stop)
    const damaged = await putFiles({ dataDir }, backup)
    requireStopped(dataDir)
    const place = join(dataDir, 'postgres')
    const aside = `${place}.before-restore-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`
    const isOccupied = existsSync(place)
    if (isOccupied) renameSync(place, aside)
    renameSync(join(beside, 'postgres'), place)
    if (isOccupied) console.log(`The database of before is kept in ${resolve(aside)}; delete it when nobody needs it`)
    return damaged
  } finally {
    removeHome(beside)
    rmSync(beside, { recursive: true, force: true })
  }
}

function requireStopped(dataDir: string): void {
  if (isRunning(dataDir))
    throw new DatabaseTrouble(`The database in ${resolve(dataDir)} is in use: stop the server first`)
}

export function placeBeside(dataDir: string, purpose: 'restoring' | 'rehearsing'): string {
  for (const name of existsSync(dataDir) ? readdirSync(dataDir) : []) {
    const pid = Number(/^(?:restoring|rehearsing)-(\d+)$/.exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    removeHome(join(dataDir, name))
    rmSync(join(dataDir, name), { recursive: true, force: true })
  }
  return join(dataDir, `${purpose}-${process.pid}`)
}

async function fill(url: string, backup: Backup): Promise<void> {
  const database = connect<DB>(url, { schema: 'net', max: 3, name: 'wbn restore' })
  const progress = showProgress()
  try {
    await restoreDatabase(database.pool, schemas, backup, (done, total) => progress(done, total, 'Tables'))
    await record(database, backup.folder, backup.manifest)
  } finally {
    await database.close()
  }
}

async function putFiles({ dataDir }: Pick<Settings, 'dataDir'>, backup: Backup): Promise<string[]> {
  const { damaged } = await restoreFiles(backup, join(dataDir, 'files'))
  return damaged
}

// `npm run admin -- rehearse [DIR]`.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Pool } from 'pg'
import type { DB } from '#api/database/tables.ts'
import { findStoredFiles } from '#api/identity/files/queries.ts'
import { addRehearsal, findLastBackup, keepsBackups } from '#api/operations/system/backups.ts'
import { namesOf } from '#kit/backup/back-up.ts'
import { countRows } from '#kit/backup/catalog.ts'
import { openBackup } from '#kit/backup/manifest.ts'
import { restoreDatabase } from '#kit/backup/restore.ts'
import { findFileDamage, listFiles } from '#kit/backup/stored-files.ts'
import { startEmbedded } from '#kit/postgres/embedded.ts'
import { removeHome } from '#kit/postgres/home.ts'
import { connect, type Database } from '#kit/postgres/pool.ts'
import { DatabaseTrouble } from '#kit/postgres/trouble.ts'
import { secondsBetween } from './backup.ts'
import { type Backup, placeBeside } from './restore.ts'
import { loadEnvFile, readSettings, type Settings } from '../config.ts'
import { reachServer, schemas } from '../database.ts'
import { showProgress } from '../progress.ts'

type Counts = Map<string, number>
const shownMost = 20

export async function rehearse(dir: string | undefined): Promise<number> {
  loadEnvFile()
  const settings = readSettings()
  const server = await reachServer(settings, console.error)
  const live = connect<DB>(server.url, { schema: 'net', max: 2, name: 'wbn rehearsal' })
  try {
    const isKept = await keepsBackups(live.kysely)
    const folder = dir ? resolve(dir) : isKept ? (await findLastBackup(live.kysely))?.folder : undefined
    if (!folder) throw new DatabaseTrouble('No backup is known: name its folder')
    const startedAt = new Date().toISOString()
    const backup = await openBackup(folder, settings.backupKey)
    const problems = await restoreBeside(settings, backup, await countsOf(live.pool))
    const endedAt = new Date().toISOString()
    console.log(
      `Rehearsed restoring ${folder} of ${backup.manifest.startedAt} in ${secondsBetween(startedAt, endedAt)} s: ${problems.length === 0 ? 'everything is there' : `${problems.length} problems`}`,
    )
    for (const problem of problems.slice(0, shownMost)) console.error(problem)
    if (isKept)
      await addRehearsal(live.kysely, {
        folder,
        backupEndedAt: backup.manifest.endedAt,
        startedAt,
        endedAt,
        problems: problems.slice(0, shownMost),
      })
    return problems.length > 0 ? 1 : 0
  } finally {
    await live.close()
    await server.stop()
  }
}

async function restoreBeside({ dataDir }: Settings, backup: Backup, live: Counts): Promise<string[]> {
  const beside = placeBeside(dataDir, 'rehearsing')
  const progress = showProgress()
  try {
    const embedded = await startEmbedded({ dataDir: beside, durable: false })
    const database = connect<DB>(embedded.url, { schema: 'net', max: 3, name: 'wbn rehearsal' })
    try {
      await restoreDatabase(database.pool, schemas, backup, (done, total) => progress(done, total, 'Tables'))
      compare(backup, await countsOf(database.pool), live)
      return [...(await findFileDamage(backup)), ...(await findLackingFiles(database, backup))]
    } catch (error) {
      if (!(error instanceof DatabaseTrouble)) throw error
      return [error.message]
    } finally {
      await database.close()
      await embedded.stop()
    }
  } finally {
    removeHome(beside)
    rmSync(beside, { recursive: true, force: true })
  }
}

async function countsOf(pool: Pool): Promise<Counts> {
  const client = await pool.connect()
  try {
    return await countRows(client, namesOf(schemas))
  } finally {
    client.release()
  }
}

function compare({ manifest }: Backup, restored: Counts, live: Counts): void {
  const saved: Counts = new Map(manifest.tables.map(({ table, rows }) => [table, rows]))
  show('Changed by migrations of this version', saved, restored)
  show('Changed since the backup', saved, live)
}

function show(title: string, before: Counts, after: Counts): void {
  const tables = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  const changed = tables.filter((table) => before.get(table) !== after.get(table))
  if (changed.length === 0) return
  console.log(`${title}:`)
  for (const table of changed.slice(0, shownMost))
    console.log(`  ${table}: ${before.get(table) ?? 'none'} → ${after.get(table) ?? 'none'} rows`)
  if (changed.length > shownMost) console.log(`  and ${changed.length - shownMost} tables more`)
}

async function findLackingFiles({ kysely }: Database<DB>, backup: Backup): Promise<string[]> {
  if (backup.manifest.files.kind !== 'disk') return []
  const folders = new Set<string>()
  for (const path of await listFiles(backup)) folders.add(path.split('/')[1] ?? '')
  const ids = await findStoredFiles(kysely)
  return ids.filter((id) => !folders.has(id)).map((id) => `The database has the file ${id}, and the backup lacks it`)
}

// Migration before a rollout.
import { loadEnvFile, readSettings } from '../config.ts'
import { openDatabase } from '../database.ts'
import { showProgress } from '../progress.ts'

export async function migrateAlone(): Promise<number> {
  loadEnvFile()
  const { stop } = await openDatabase(readSettings(), { name: 'wbn migrate', progress: showProgress() })
  await stop()
  console.log('The database is of this version')
  return 0
}

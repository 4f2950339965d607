// Jobs of people: packing exports and removing them after a week.
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { abandonedRemoval, exportSeconds } from '#contract/foundation/constants.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { findExpired, findExportByID, markExport, removeExports } from './export-queries.ts'
import { type ExportJob, keyOf } from './exports.ts'
import { removePerson } from './leaving.ts'
import { languagesOf } from './lookup.ts'
import { pack } from './pack.ts'
import type { PersonalData } from '#api/foundation/personal-data.ts'

export function people(jobs: Jobs<DB>, dependencies: WorkerDependencies, personalData: readonly PersonalData[]): void {
  const { db, pool, files } = dependencies

  jobs.work<ExportJob>('people.export', async ({ id, userID, account }, complete) => {
    // Superseded, or the person has left.
    if (!(await findExportByID(db, id))) return
    const folder = await mkdtemp(join(tmpdir(), 'wbn-export-'))
    try {
      const path = join(folder, 'export.zip')
      const locale = (await languagesOf(pool, [userID])).get(userID) ?? 'en'
      await markExport(db, id, { status: 'running', progress: 0 })
      const progress = (percent: number) => markExport(db, id, { progress: percent })
      await pack({ db, pool, files, locale }, userID, { path, given: account, personalData, progress })
      const { size: bytes } = await stat(path)
      await files.write(keyOf(id), path, 'application/zip')
      const finishedAt = new Date()
      const expiresAt = new Date(finishedAt.getTime() + exportSeconds * 1000)
      await complete((tx) => markExport(tx, id, { status: 'ready', progress: 100, bytes, finishedAt, expiresAt }))
    } catch (error) {
      await markExport(db, id, { status: 'failed' })
      throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  jobs.work<{ userID: string }>(abandonedRemoval, ({ userID }) => removePerson(dependencies, userID, {}, personalData))

  jobs.schedule('people.removeExports', '57 * * * *', async () => {
    const ids = await findExpired(db, new Date())
    await files.remove(ids.map(keyOf))
    await removeExports(db, ids)
  })
}

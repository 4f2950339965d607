// Jobs of files: unreferenced ones are removed after a day.
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { lockUnused, removeRows } from './queries.ts'
import { folderOf, incoming, privateFolderOf } from './finalize.ts'

const each = 100

export function files(jobs: Jobs<DB>, dependencies: Pick<WorkerDependencies, 'db' | 'files'>): void {
  jobs.schedule('files.removeUnused', '37 * * * *', async () => {
    while ((await removeSome(dependencies)) === each);
  })
}

/** Content first: leftovers are found by their rows. */
function removeSome({ db, files: storage }: Pick<WorkerDependencies, 'db' | 'files'>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const ids = await lockUnused(tx, each)
    const folders = ids.flatMap((id) => [folderOf(id), privateFolderOf(id)])
    await Promise.all(folders.map((folder) => storage.removeFolder(folder)))
    await storage.remove(ids.map(incoming))
    await removeRows(tx, ids)
    return ids.length
  })
}

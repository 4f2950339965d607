// The sample data at a start: loaded, completed or hidden. Each is one transaction: a start that is broken off leaves nothing half done.
import type { DB } from '#api/database/tables.ts'
import type { Database } from '#kit/postgres/pool.ts'
import type { Progress } from './progress.ts'

/** Fills an empty database; of one that is filled, brings back the sample people and adds the social layer where it is missing. */
export async function loadSamples(database: Database<DB>, progress: Progress): Promise<void> {
  const { rows } = await database.pool.query('select exists (select from businesses) as filled')
  if (!rows[0].filled) {
    const { loadDemo } = await import('#demo/load.ts')
    await loadDemo(database, { progress })
    return
  }
  const { addSamplePeople } = await import('#demo/sample-people.ts')
  const { addSampleSocial } = await import('#demo/social/social.ts')
  await database.kysely.transaction().execute(async (tx) => {
    await addSamplePeople(tx)
    await addSampleSocial(tx)
  })
}

export async function hideSamples(database: Database<DB>): Promise<void> {
  const { hideSamplePeople } = await import('#demo/sample-people.ts')
  await hideSamplePeople(database.kysely)
}

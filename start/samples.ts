// Sample data at start.
import type { FastifyBaseLogger } from 'fastify'
import type { DB } from '#api/database/tables.ts'
import type { Storage } from '#kit/files/storage.ts'
import type { Database } from '#kit/postgres/pool.ts'
import type { Settings } from './config.ts'
import type { Progress } from './progress.ts'

type Choice = Pick<Settings, 'demo' | 'isDemoSet'>
type SampleState = { isFilled: boolean; hasSamples: boolean; hasOpen: boolean }

export async function settleSamples(
  { demo, isDemoSet }: Choice,
  database: Database<DB>,
  progress: Progress,
  log: (message: string) => void,
): Promise<boolean> {
  const { rows } = await database.pool.query<SampleState>(
    `select exists (select from businesses) or exists (select from people) as "isFilled",
      exists (select from people where sample) as "hasSamples",
      exists (select from people where sample and status = 'active') as "hasOpen"`,
  )
  const { isFilled, hasSamples, hasOpen } = rows[0]!
  const wanted = demo && (isDemoSet || !isFilled || hasSamples)
  if (demo && !wanted) log('DEMO is not set, and this database has none of the sample data: none is added')
  if (!demo && !isDemoSet && hasOpen)
    log('DEMO is not set, which means off with DATABASE_URL: the sample accounts are suspended now; DEMO=on keeps them')
  await (wanted ? loadSamples(database, progress) : hideSamples(database))
  return wanted
}

export async function loadSamples(database: Database<DB>, progress: Progress): Promise<void> {
  const { rows } = await database.pool.query('select exists (select from businesses) as filled')
  if (!rows[0].filled) {
    const { loadDemo } = await import('#demo/load.ts')
    await loadDemo(database, { progress })
    return
  }
  const { addSamplePeople } = await import('#demo/sample-people.ts')
  const { addSampleBoosts } = await import('#demo/social/boosts.ts')
  const { addSampleWebhooks } = await import('#demo/social/webhooks.ts')
  const { addSampleDuplicates } = await import('#demo/social/duplicates.ts')
  const { addSampleHelpRequests } = await import('#demo/social/help-requests.ts')
  const { addSampleFigures } = await import('#demo/social/figures.ts')
  const { addSampleReach } = await import('#demo/social/reach.ts')
  const { addSampleWatches } = await import('#demo/social/watches.ts')
  const { addSampleInquiries } = await import('#demo/social/inquiries.ts')
  const { addSampleMemberships } = await import('#demo/social/memberships.ts')
  const { addSampleModeration } = await import('#demo/social/moderation.ts')
  const { addSampleRates } = await import('#demo/social/rates.ts')
  const { addSampleRfqs } = await import('#demo/social/rfqs.ts')
  const { addSampleSamples } = await import('#demo/dealings/samples.ts')
  const { addSampleSupport } = await import('#demo/social/support.ts')
  const { addSampleStaffDecisions } = await import('#demo/social/staff-decisions.ts')
  const { addSampleDocuments } = await import('#demo/trade/documents.ts')
  const { addSampleTerritories } = await import('#demo/trade/territories.ts')
  const { addSampleSocial } = await import('#demo/social/social.ts')
  const { addSampleVerification } = await import('#demo/social/verification.ts')
  await database.kysely.transaction().execute(async (tx) => {
    await addSamplePeople(tx)
    await addSampleSocial(tx)
    await addSampleInquiries(tx)
    await addSampleRates(tx)
    await addSampleRfqs(tx)
    await addSampleTerritories(tx)
    await addSampleDocuments(tx)
    await addSampleSamples(tx)
    await addSampleMemberships(tx)
    await addSampleSupport(tx)
    await addSampleBoosts(tx)
    await addSampleWebhooks(tx)
    await addSampleHelpRequests(tx)
    await addSampleVerification(tx)
    await addSampleModeration(tx)
    await addSampleDuplicates(tx)
    await addSampleStaffDecisions(tx)
    await addSampleFigures(tx)
    await addSampleReach(tx)
    await addSampleWatches(tx)
  })
}

type Writing = { db: Database<DB>['kysely']; files: Storage; log: Pick<FastifyBaseLogger, 'error'> }

/** Not awaited by the start. */
export async function writeSamples({ demo, services }: Settings, { db, files, log }: Writing): Promise<void> {
  if (!demo || !services.has('api')) return
  try {
    const { writeSampleFiles } = await import('#demo/trade/documents.ts')
    await writeSampleFiles(db, files)
  } catch (error) {
    log.error({ err: error }, 'Files of sample documents are not written')
  }
}

export async function hideSamples(database: Database<DB>): Promise<void> {
  const { hideSamplePeople } = await import('#demo/sample-people.ts')
  const { removeSampleRates } = await import('#demo/social/rates.ts')
  const { removeSampleFigures } = await import('#api/foundation/figures/lookup.ts')
  await hideSamplePeople(database.kysely)
  await database.kysely.transaction().execute(async (tx) => {
    await removeSampleFigures(tx)
    await removeSampleRates(tx)
  })
}

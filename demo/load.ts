// Loader of demo data.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { importFiles } from '#api/operations/imports/imports.ts'
import type { Progress } from '#api/operations/imports/progress.ts'
import { addSamplePeople } from './sample-people.ts'
import { addSampleVersions } from './sample-versions.ts'
import { addSampleStaffDecisions } from './social/staff-decisions.ts'
import { addSampleAnnouncements } from './social/announcements.ts'
import { addSampleEmails } from './social/emails.ts'
import { addSampleBoosts } from './social/boosts.ts'
import { addSampleHelpRequests } from './social/help-requests.ts'
import { addSampleLists } from './social/lists.ts'
import { addSampleFigures } from './social/figures.ts'
import { addSampleReach } from './social/reach.ts'
import { addSampleInquiries } from './social/inquiries.ts'
import { addSampleMemberships } from './social/memberships.ts'
import { addSampleDuplicates } from './social/duplicates.ts'
import { addSampleModeration } from './social/moderation.ts'
import { addSamplePlans } from './social/plans.ts'
import { addSampleRates } from './social/rates.ts'
import { addSampleRfqs } from './social/rfqs.ts'
import { addSampleNdas } from './dealings/ndas.ts'
import { addSampleReviews } from './social/reviews.ts'
import { addSampleDocuments } from './trade/documents.ts'
import { addSampleTerritories } from './trade/territories.ts'
import { addSampleSamples } from './dealings/samples.ts'
import { addSampleSupport } from './social/support.ts'
import { addSampleSynonyms } from './social/synonyms.ts'
import { addSampleSocial } from './social/social.ts'
import { addSampleVerification } from './social/verification.ts'
import { addSampleWatches } from './social/watches.ts'
import { addSampleWebhooks } from './social/webhooks.ts'

export type LoadCounts = { businesses: number; products: number; people: number }
type Options = {
  onProgress?: (progress: Progress) => void
  progress?: (done: number, total: number, what: string) => void
}

const data = join(import.meta.dirname, 'data')

export async function loadDemo(
  { kysely }: { kysely: Kysely<DB> },
  { onProgress, progress }: Options = {},
): Promise<LoadCounts | 'already there'> {
  function tell(each: Progress): void {
    onProgress?.(each)
    progress?.(Math.round(each.fraction * 100), 100, `Sample data: ${each.step}`)
  }
  const folder = await mkdtemp(join(tmpdir(), 'wbn-demo-'))
  try {
    return await kysely.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`.execute(tx)
      const filled = await tx.selectFrom('businesses').select('id').limit(1).executeTakeFirst()
      if (filled) return 'already there'
      const files = {
        businesses: join(data, 'businesses.jsonl.gz'),
        products: join(data, 'products.jsonl.gz'),
        people: await writePeople(join(folder, 'people.jsonl')),
      }
      const options = { rejectsFolder: folder, sample: true, onProgress: tell }
      const { counts, rejectsFiles } = await importFiles(tx, files, options)
      for (const file of rejectsFiles)
        throw new Error(`Bad demonstration data: ${(await readFile(file, 'utf8')).slice(0, 2000)}`)
      progress?.(0, 1, 'Sample data: posts and groups')
      await addSampleVersions(tx)
      await addSamplePeople(tx)
      await addSampleSocial(tx)
      await addSampleInquiries(tx)
      await addSampleRates(tx)
      await addSampleRfqs(tx)
      await addSampleReviews(tx)
      await addSampleTerritories(tx)
      await addSampleDocuments(tx)
      await addSampleSamples(tx)
      await addSampleNdas(tx)
      await addSampleWatches(tx)
      await addSamplePlans(tx)
      await addSampleMemberships(tx)
      await addSampleSupport(tx)
      await addSampleBoosts(tx)
      await addSampleHelpRequests(tx)
      await addSampleVerification(tx)
      await addSampleWebhooks(tx)
      await addSampleModeration(tx)
      await addSampleDuplicates(tx)
      await addSampleStaffDecisions(tx)
      await addSampleAnnouncements(tx)
      await addSampleEmails(tx)
      await addSampleSynonyms(tx)
      await addSampleLists(tx)
      await addSampleFigures(tx)
      await addSampleReach(tx)
      progress?.(1, 1, 'Sample data: posts and groups')
      return { businesses: counts.businesses.added, products: counts.products.added, people: counts.people.added }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writePeople(file: string): Promise<string> {
  const people = JSON.parse(await readFile(join(data, 'people.json'), 'utf8')) as object[]
  await writeFile(file, people.map((person) => `${JSON.stringify(person)}\n`).join(''))
  return file
}

// Merged accounts: hidden, then emptied; the profile address redirects.
import { type Transaction } from 'kysely'
import type { Merge, PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { releaseFiles } from '#api/identity/files/lookup.ts'
import { endExport } from './export-queries.ts'
import { emptyMerged, findMerged, leadTo, lockMerged } from './queries.ts'
import { setPersonState } from './suspension.ts'

export const personColumns: PersonColumns = {
  'people.id': { merge: 'own' },
  'people.merged_into': { merge: 'moves' },
  'exports.user_id': { merge: 'own' },
}

/** Runs before anything moves: hides the person, carries a suspension over. Idempotent. */
export async function closeMerged(tx: Transaction<DB>, { from, into }: Merge): Promise<void> {
  const [former, remaining] = [await lockMerged(tx, from), await lockMerged(tx, into)]
  if (!former || former.mergedInto) return
  await leadTo(tx, from, into)
  if (former.status === 'suspended') await setPersonState(tx, remaining?.mergedInto ?? into, 'suspended')
  await emitEvent(tx, 'people.suspended', { ids: [from] })
  await emitEvent(tx, 'people.changed', { ids: [from, into] })
}

export async function mergePerson(tx: Transaction<DB>, { from, into }: Merge): Promise<void> {
  const { isEmpty, photos } = await findMerged(tx, from)
  if (isEmpty) return
  await endExport(tx, from)
  await releaseFiles(tx, photos)
  await emptyMerged(tx, from, into)
  await emitEvent(tx, 'people.changed', { ids: [from, into] })
}

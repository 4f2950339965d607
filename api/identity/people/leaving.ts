// Leaving the network; called by the auth service first.
import { emitEvent } from '#api/foundation/events.ts'
import type { Context } from '#api/foundation/context.ts'
import { releaseFiles } from '#api/identity/files/lookup.ts'
import { findExport, removeExports } from './export-queries.ts'
import { keyOf } from './exports.ts'
import type { PersonalData, Wishes } from '#api/foundation/personal-data.ts'
import { erasePerson, findPerson } from './queries.ts'

/** Clears the profile and every capability's data. Any refusal removes nothing. Idempotent. */
export async function removePerson(
  { db, pool, files }: Pick<Context, 'db' | 'pool' | 'files'>,
  userID: string,
  wishes: Wishes,
  personalData: readonly PersonalData[],
): Promise<void> {
  const person = await findPerson(pool, userID)
  if (!person || person.removedAt) return
  const packed = await findExport(db, userID)
  if (packed) await files.remove([keyOf(packed.id)])
  await db.transaction().execute(async (tx) => {
    const pictures = [person.profilePhoto, person.coverPhoto]
    for (const { forgetPerson } of personalData) pictures.push(...((await forgetPerson?.(tx, userID, wishes)) ?? []))
    await releaseFiles(tx, pictures)
    if (packed) await removeExports(tx, [packed.id])
    await erasePerson(tx, userID)
    await emitEvent(tx, 'people.changed', { ids: [userID] })
  })
}

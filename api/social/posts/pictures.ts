// Pictures of posts.
import type { Transaction } from 'kysely'
import type { Picture } from '#contract/social/posts/fields.ts'
import type { Photo } from '#contract/foundation/shapes.ts'
import type { Actor, SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { takePhotos } from '#api/identity/files/lookup.ts'

export async function picturesOf(
  context: SignedIn,
  tx: Transaction<DB>,
  author: Actor,
  given: readonly Picture[],
): Promise<Photo[]> {
  const wanted = given
    .filter(({ token }) => token !== '')
    .map(({ token, alt }, index) => ({
      field: `pictures.${index}`,
      reference: { token },
      purpose: 'post' as const,
      alt,
    }))
  const taken = await takePhotos(context, tx, wanted, [context.viewer.userID, author.id])
  return wanted.flatMap(({ field, alt }) => {
    const photo = taken.get(field)
    return photo ? [alt ? { ...photo, alt } : photo] : []
  })
}

// Names of firms and people as they stand in signatures and logs.
import type { Author } from '#contract/identity/actors.ts'
import type { Actor, Context } from '#api/foundation/context.ts'
import { authorsOf } from '#api/identity/actors/lookup.ts'

const unknown = '–'

export function nameOfAuthor(author: Author | undefined): string {
  if (!author) return unknown
  const { businessID, companyName, firstName, lastName } = author
  // A person's company name is a line of the profile: the person signs for nobody else.
  return (businessID ? companyName : [firstName, lastName].filter(Boolean).join(' ')) || unknown
}

export async function firmOf(context: Pick<Context, 'pool' | 'locale'>, actor: Actor): Promise<string> {
  return nameOfAuthor((await authorsOf(context, [actor])).get(actor.id))
}

// Actors for neighbors.
import type { Author } from '#contract/identity/actors.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { Refusal } from '#kit/refusal.ts'
import { businessOf, type BusinessRow } from '#api/identity/businesses/lookup.ts'
import type { Actor, Context, SignedIn } from '#api/foundation/context.ts'
import { actAs } from '#api/identity/members/lookup.ts'
import { personOf, type PersonRow } from '#api/identity/people/lookup.ts'

/** Acting business or person; `needs` checked permission. */
export function actorOf({ viewer }: SignedIn, businessID: string | undefined): Actor {
  return businessID === undefined ? { kind: 'user', id: viewer.userID } : { kind: 'business', id: businessID }
}

/** Undefined for strangers. Throws Forbidden for a foreign business. */
export async function speakerOf(context: Context, businessID: string | undefined): Promise<Actor | undefined> {
  return context.viewer ? actAs(context as SignedIn, businessID) : undefined
}

/** Ids subject to blocks: the person, and the business it speaks for. */
export function actorIdsOf({ viewer }: Context, actor: Actor | undefined): string[] {
  if (!viewer) return []
  return actor && actor.id !== viewer.userID ? [viewer.userID, actor.id] : [viewer.userID]
}

export type AuthorRow = PersonRow | BusinessRow

export function authorOf(row: AuthorRow, locale: Locale): Author {
  return 'username' in row ? personOf(row, locale) : businessOf(row, locale)
}

/** Only public ones. */
export async function authorsOf(
  { pool, locale }: Pick<Context, 'pool' | 'locale'>,
  actors: readonly Actor[],
): Promise<Map<string, Author>> {
  if (actors.length === 0) return new Map()
  const { rows } = await pool.query<{ id: string; author: AuthorRow | null }>({
    name: 'authors',
    text: `select asked.id, (select a.author from actors a where a.kind = asked.kind and a.id = asked.id) as author
      from unnest($1::uuid[], $2::text[]) asked (id, kind)`,
    values: [actors.map(({ id }) => id), actors.map(({ kind }) => kind)],
  })
  return new Map(rows.flatMap((row) => (row.author ? [[row.id, authorOf(row.author, locale)]] : [])))
}

const unknown = '–'

/** In signatures, logs and marks. */
export function nameOfAuthor(author: Author | undefined): string {
  if (!author) return unknown
  const { businessID, companyName, firstName, lastName } = author
  // A person's company name is a line of the profile: the person signs for nobody else.
  return (businessID ? companyName : [firstName, lastName].filter(Boolean).join(' ')) || unknown
}

export async function firmOf(context: Pick<Context, 'pool' | 'locale'>, actor: Actor): Promise<string> {
  return nameOfAuthor((await authorsOf(context, [actor])).get(actor.id))
}

/** Undefined unless visible. Refuses Gone for a removed business. */
export async function actorByID({ pool }: Pick<Context, 'pool'>, id: string): Promise<Actor | undefined> {
  const { rows } = await pool.query<{ business: string | null; person: boolean }>({
    name: 'actor',
    text: `select (select b.state from business_states b where b.id = $1::uuid) as business,
      exists (select from actors a where a.kind = 'user' and a.id = $1::uuid) as person`,
    values: [id],
  })
  const { business, person } = rows[0]!
  if (business === 'removed') throw new Refusal('Gone', 'This business has been removed')
  if (business === 'open') return { kind: 'business', id }
  return person ? { kind: 'user', id } : undefined
}

// Rules of mentions.
import { mentionSuggestionsMost } from '#contract/foundation/constants.ts'
import type { Author } from '#contract/identity/actors.ts'
import type { mentions as contract } from '#contract/social/mentions.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { latin } from '#kit/slug.ts'
import { actorOf, authorOf, authorsOf, actorIdsOf } from '#api/identity/actors/lookup.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import type { Actor, Context, SignedIn } from '#api/foundation/context.ts'
import { findKnown } from './queries.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async suggest(context, { query: { q, businessID } }) {
    const actor = actorOf(context, businessID)
    const actorIds = actorIdsOf(context, actor)
    const asked = { actorID: actor.id, actorIds, q, size: mentionSuggestionsMost }
    const known = (await findKnown(context.pool, asked)).map((row) => authorOf(row, context.locale))
    if (known.length === mentionSuggestionsMost || q === '') return known
    const ids = new Set(known.map(idOf))
    const others = (await named(context, q, actorIds)).filter((author) => !ids.has(idOf(author)))
    return [...known, ...others].slice(0, mentionSuggestionsMost)
  },
}

const idOf = ({ businessID, userID }: Author) => (businessID ?? userID)!

async function named(context: SignedIn, q: string, actorIds: readonly string[]): Promise<Author[]> {
  const { search, eventLog } = context
  await eventLog.catchUp()
  const [people, businesses] = await Promise.all([
    search.suggest('people', q, mentionSuggestionsMost),
    search.suggest('business', q, mentionSuggestionsMost),
  ])
  const found: Actor[] = [
    ...people.map((id) => ({ kind: 'user' as const, id })),
    ...businesses.map((id) => ({ kind: 'business' as const, id })),
  ]
  const ids = found.map(({ id }) => id)
  const [authors, blocked] = await Promise.all([authorsOf(context, found), blockedIds(context, ids, actorIds)])
  const open = ids.flatMap((id) => (actorIds.includes(id) || blocked.has(id) ? [] : (authors.get(id) ?? [])))
  const byName = Map.groupBy(open, (author) => isNamed(author, q))
  return [...(byName.get(true) ?? []), ...(byName.get(false) ?? [])]
}

function isNamed({ businessID, companyName, firstName, lastName }: Author, q: string): boolean {
  const name = businessID === undefined ? `${firstName} ${lastName}` : (companyName ?? '')
  return ` ${latin(name)}`.includes(` ${latin(q)}`)
}

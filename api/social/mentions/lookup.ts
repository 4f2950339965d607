// Mentions for neighbors.
import type { Transaction } from 'kysely'
import type { Author } from '#contract/identity/actors.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Mention, MentionInput } from '#contract/social/mentions.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { authorOf, type AuthorRow, authorsOf, actorIdsOf } from '#api/identity/actors/lookup.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import type { Actor, SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'

export type StoredMention = Actor & { at: number; length: number }
export type MentionRow = StoredMention & { author: AuthorRow | null }
type MentionText = { content: string; mentions: readonly MentionRow[] }
type MentionView = { content: string; mentions: Mention[] }

export function namesIn(content: string, mentions: readonly StoredMention[]): string[] {
  return mentions.map(({ at, length }) => content.slice(at + 1, at + length))
}

/** Unknown, invisible and blocked actors stay plain words. */
export async function mentionsIn(
  context: SignedIn,
  content: string,
  given: readonly MentionInput[] | undefined,
  by: Actor,
): Promise<StoredMention[]> {
  if (!given || given.length === 0) return []
  const actors = given.map(({ userID, businessID }): Actor => {
    return businessID === undefined ? { kind: 'user', id: userID! } : { kind: 'business', id: businessID }
  })
  const ids = actors.map(({ id }) => id)
  const [authors, blocked] = await Promise.all([
    authorsOf(context, actors),
    blockedIds(context, ids, actorIdsOf(context, by)),
  ])
  const kept: StoredMention[] = []
  let from = 0
  for (const [index, { name }] of given.entries()) {
    const actor = actors[index]!
    const at = content.indexOf(`@${name}`, from)
    if (at < 0 || name === '') continue
    from = at + 1 + name.length
    if (isKind(authors.get(actor.id), actor) && !blocked.has(actor.id)) kept.push({ ...actor, at, length: from - at })
  }
  return kept
}

const isKind = (found: Author | undefined, { kind }: Actor) =>
  found !== undefined && (found.businessID === undefined ? 'user' : 'business') === kind

export async function emitMentions(
  tx: Transaction<DB>,
  written: { resourceType: 'post' | 'comment'; resourceID: string; author: Actor; writerID: string },
  now: readonly StoredMention[],
  before: readonly StoredMention[] = [],
): Promise<void> {
  const known = new Set(before.map(({ id }) => id))
  const actors = now.filter(({ id }) => !known.has(id)).map(({ kind, id }) => ({ kind, id }))
  if (actors.length === 0) return
  const { author: by, ...rest } = written
  await emitEvent(tx, 'mentions.added', { ...rest, authorKind: by.kind, authorID: by.id, mentioned: actors })
}

/** Current names; removed mentions keep texts. */
export function withNames({ content, mentions }: MentionText, locale: Locale): MentionView {
  const shown: MentionView = { content: '', mentions: [] }
  let done = 0
  for (const { at, length, author: row } of mentions) {
    if (!row) continue
    const { userID, businessID, key, companyName, firstName, lastName } = authorOf(row, locale)
    const name = `@${businessID === undefined ? `${firstName} ${lastName}`.trim() : companyName}`
    shown.content += content.slice(done, at)
    const who = businessID === undefined ? { userID } : { businessID, key }
    shown.mentions.push({ at: shown.content.length, length: name.length, ...who })
    shown.content += name
    done = at + length
  }
  shown.content += content.slice(done)
  return shown
}

/** Default of an edit without mentions. */
export function asGiven({ content, mentions }: MentionView): MentionInput[] {
  return mentions.map(({ at, length, userID, businessID }) => {
    return { name: content.slice(at + 1, at + length), ...(businessID === undefined ? { userID } : { businessID }) }
  })
}

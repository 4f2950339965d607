// Limits of posting. Texts are not stored.
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { firstContactsPerDay } from '#contract/foundation/constants.ts'
import { type Lately, noteFirstContact, noteWriting } from './queries.ts'

const newDays = 3
const minute = 60 // s
const hour = 60 * minute
/** Texts per hour without waits. */
const free = { fresh: 40, established: 240 }
const firstWait = { fresh: 10, established: 5 }
const longestWait = 15 * minute
const linksFree = { fresh: 6, established: 60 }
/** Equal texts in ten minutes; short ones («Thank you!») never count. */
const sameMost = 3
const sameWindow = 10 * minute
const sameLeast = 12 // letters and digits
const day = 24 * hour
const contactsFree = { young: firstContactsPerDay, settled: 200 }
/** Identical first contacts a day: `free` at once, then doubling waits; moderation from `held`. */
const sameContacts = { free: 5, held: 10 }
const firstContactWait = minute

/** Throws TooManyRequests with the seconds to wait. */
export async function enforcePostingRate(
  tx: Transaction<DB>,
  { viewer }: Pick<SignedIn, 'viewer'>,
  text: string,
): Promise<void> {
  const hash = hashOf(text)
  const links = text.match(/https?:\/\/|www\./gi)?.length ?? 0
  const wait = waitOf(await noteWriting(tx, { userID: viewer.userID, hash, links }, newDays), links)
  if (wait > 0) throw tooFast(wait)
}

/** Seconds; ≤ 0: none. */
function waitOf(lately: Lately, links: number): number {
  const kind = lately.isNew ? 'fresh' : 'established'
  const since = (at: Date | null) => (at ? (lately.now.getTime() - at.getTime()) / 1000 : Infinity)
  const beyond = lately.count - free[kind]
  return Math.max(
    beyond < 0 ? 0 : Math.min(firstWait[kind] * 2 ** beyond, longestWait) - since(lately.last),
    lately.same < sameMost ? 0 : sameWindow - since(lately.firstSame),
    links === 0 || lately.withLinks < linksFree[kind] ? 0 : hour - since(lately.firstWithLinks),
  )
}

/** Returns `held` where a moderator should see the text first. Serialized per person until the transaction ends. */
export async function enforceContactRate(
  tx: Transaction<DB>,
  { viewer }: Pick<SignedIn, 'viewer'>,
  text: string,
): Promise<'free' | 'held'> {
  const hash = hashOf(text)
  const { count, first, same, lastSame, isNew, now } = await noteFirstContact(
    tx,
    { userID: viewer.userID, hash },
    newDays,
  )
  const since = (at: Date | null) => (at ? (now.getTime() - at.getTime()) / 1000 : Infinity)
  if (count >= contactsFree[isNew ? 'young' : 'settled'])
    throw new Refusal('TooManyRequests', 'You have written to as many as one may in a day', {
      retryAfter: Math.max(1, Math.ceil(day - since(first))),
    })
  const slowed = same >= sameContacts.free && same < sameContacts.held
  const wait = slowed ? firstContactWait * 2 ** (same - sameContacts.free) - since(lastSame) : 0
  if (wait > 0) throw tooFast(wait)
  return same >= sameContacts.held ? 'held' : 'free'
}

function tooFast(wait: number): Refusal {
  return new Refusal('TooManyRequests', 'You write faster than we can take it, wait a moment please', {
    retryAfter: Math.ceil(wait),
  })
}

/** Ignores case, punctuation, spaces; unique for short texts. */
function hashOf(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return createHash('sha256')
    .update(plain.length < sameLeast ? `${plain} ${Math.random()}` : plain)
    .digest('base64url')
    .slice(0, 22)
}

// People for neighbors.
import type { Kysely, Transaction } from 'kysely'
import type pg from 'pg'
import type { Viewer } from '#contract/identity/auth/auth.ts'
import { isLocale, type Locale } from '#contract/foundation/locales.ts'
import type { UserCard } from '#contract/identity/people/people.ts'
import type { Photo } from '#contract/foundation/shapes.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { slugOf } from '#kit/slug.ts'
import type { Context } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { releaseFiles } from '#api/identity/files/lookup.ts'
import {
  addPerson,
  findByEmails,
  findCards,
  findEmails,
  findLanguages,
  findLanguagesIn,
  findRemaining,
  replaceProfilePhoto,
} from './queries.ts'
import { cardOf } from './shape.ts'

export { setPersonState } from './suspension.ts'
export { isInactive } from './queries.ts'
export { closeMerged } from './merged.ts'
export { personOf } from './shape.ts'
export type { PersonRow } from './shape.ts'

/** Public ones only. */
export async function userCards(
  { pool, locale }: Pick<Context, 'pool' | 'locale'>,
  ids: readonly string[],
): Promise<Map<string, UserCard>> {
  if (ids.length === 0) return new Map()
  const rows = await findCards(pool, ids)
  return new Map(rows.map((row) => [row.id, cardOf(row, locale)]))
}

export async function languagesOf(pool: pg.Pool, ids: readonly string[]): Promise<Map<string, Locale>> {
  const rows = await findLanguages(pool, ids)
  return new Map(rows.flatMap(({ id, language }) => (isLocale(language) ? [[id, language]] : [])))
}

/** On the caller's connection: a transaction that others wait for needs no second one. */
export async function languagesIn(db: Kysely<DB>, ids: readonly string[]): Promise<Map<string, Locale>> {
  if (ids.length === 0) return new Map()
  const found = await findLanguagesIn(db, ids)
  return new Map([...found].flatMap(([id, language]) => (isLocale(language) ? [[id, language]] : [])))
}

export async function changeProfilePhoto(tx: Transaction<DB>, userID: string, photo: Photo): Promise<void> {
  const former = await replaceProfilePhoto(tx, userID, photo)
  await releaseFiles(tx, [former])
  await emitEvent(tx, 'people.changed', { ids: [userID] })
}

export async function emailsOf(db: Kysely<DB>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await findEmails(db, ids)
  return new Map(rows.map(({ id, email }) => [id, email]))
}

export async function remainingPerson(db: Kysely<DB>, userID: string): Promise<string | undefined> {
  return (await findRemaining(db, userID).executeTakeFirst())?.mergedInto ?? undefined
}

/** Keys are lower case. */
export async function peopleByEmail(db: Kysely<DB>, emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map()
  return new Map((await findByEmails(db, emails)).map(({ id, email }) => [email, id]))
}

/** Idempotent. Updates the email address. `from`: place at first sight. */
export async function admitPerson(
  pool: pg.Pool,
  viewer: Viewer,
  from?: { portal: string; locale: Locale },
): Promise<void> {
  const { userID, firstName, lastName, country, emailVerified } = viewer
  const email = emailVerified ? viewer.email : null
  const username = `${slugOf(`${firstName} ${lastName}`) || 'member'}-${userID.slice(-8)}`
  const person = { id: userID, username, firstName, lastName, countryCode: country, email }
  await addPerson(pool, { ...person, portal: from?.portal ?? null, locale: from?.locale ?? null })
}

// Rules of people.
import type { Transaction, Updateable } from 'kysely'
import { isLocale } from '#contract/foundation/locales.ts'
import type { people as contract } from '#contract/identity/people/people.ts'
import type { ProfileChange } from '#contract/identity/people/profile-fields.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import type { DB, People } from '#api/database/tables.ts'
import { releaseFiles, takePhotos } from '#api/identity/files/lookup.ts'
import { readExport, startExport } from './exports.ts'
import { changeInterests, interestsFor } from './interests.ts'
import { columnsOf } from './profile-change.ts'
import { changePerson, findPerson, mergeSettings, type ProfileRow } from './queries.ts'
import { ownProfileOf, publicProfileOf } from './shape.ts'

const changedBefore = 'The profile has been changed since it was read'

/** Throws Gone after the account's deletion: tokens live minutes longer. */
async function ownRow({ pool, viewer }: SignedIn): Promise<ProfileRow> {
  const row = await findPerson(pool, viewer.userID)
  if (!row || row.removedAt) throw new Refusal('Gone', 'This account has been deleted')
  return row
}

async function photosOf(context: SignedIn, tx: Transaction<DB>, body: ProfileChange, row: ProfileRow) {
  const wanted = photoNames.map((purpose) => ({ field: purpose, reference: body[purpose], purpose }))
  const taken = await takePhotos(context, tx, wanted, [row.id])
  const columns: Updateable<People> = {}
  for (const name of photoNames) {
    const given = body[name]
    if (!taken.has(name) && !(given && 'url' in given && given.url === '')) continue
    await releaseFiles(tx, [row[name]])
    const photo = taken.get(name)
    columns[name] = photo ? JSON.stringify(photo) : null
  }
  return columns
}
const photoNames = ['profilePhoto', 'coverPhoto'] as const

function settingsOf({ settings }: ProfileRow, context: Context) {
  return {
    language: isLocale(settings.language) ? settings.language : context.locale,
    searchEngines: settings.searchEngines ?? true,
    firstSteps: settings.firstSteps ?? true,
  }
}

export type Neighbors = {
  businessesOf: (context: Context, userID: string) => Promise<readonly unknown[]>
  leaving: Handlers['leaving']
}
type Handlers = CapabilityHandlers<typeof contract, Context>

export const handlersWith = ({ businessesOf, leaving }: Neighbors): Handlers => ({
  async own(context) {
    return ownProfileOf(await ownRow(context), context.locale)
  },

  async change(context, { body }) {
    const row = await ownRow(context)
    if (body.version !== undefined && body.version !== row.version) throw new Refusal('Conflict', changedBefore)
    const { columns, fields } = columnsOf(body, row, new Date().toISOString().slice(0, 10))
    if (Object.keys(fields).length > 0)
      throw new Refusal('ValidationError', Object.values(fields).join('. '), { fields })
    await context.db.transaction().execute(async (tx) => {
      const photos = await photosOf(context, tx, body, row)
      const outcome = await changePerson(tx, row.id, row.version, { ...columns, ...photos })
      if (outcome === 'taken')
        throw new Refusal('Conflict', 'This username is taken', { fields: { username: 'is taken' } })
      if (outcome === 'changed before') throw new Refusal('Conflict', changedBefore)
      await emitEvent(tx, 'people.changed', { ids: [row.id] })
    })
    return ownProfileOf(await ownRow(context), context.locale)
  },

  async read(context, { params }) {
    const asked = await findPerson(context.pool, params.id)
    const row = asked?.mergedInto ? await findPerson(context.pool, asked.mergedInto) : asked
    const blocked = await blockedIds(context, [params.id, ...(row ? [row.id] : [])])
    if (row?.removedAt) throw new Refusal('Gone', 'This person has left the network')
    if (!row || row.status !== 'active' || blocked.has(row.id)) throw new Refusal('NotFound', 'No such person')
    return publicProfileOf(row, context.locale)
  },

  async settings(context) {
    return settingsOf(await ownRow(context), context)
  },

  async changeSettings(context, { body }) {
    const { id } = await ownRow(context)
    await context.db.transaction().execute(async (tx) => {
      await mergeSettings(tx, id, body)
      if (body.searchEngines !== undefined) await emitEvent(tx, 'people.changed', { ids: [id] })
    })
    return settingsOf(await ownRow(context), context)
  },

  async firstSteps(context) {
    const row = await ownRow(context)
    const { firstSteps } = settingsOf(row, context)
    const memberships = await businessesOf(context, row.id)
    return {
      wanted: firstSteps,
      email: context.viewer.emailVerified,
      profile: Boolean(row.countryCode && row.jobPositionID && row.briefPresentation && row.profilePhoto),
      business: memberships.length > 0,
      interests: row.settings.interests !== undefined,
    }
  },

  async interests(context) {
    return interestsFor((await ownRow(context)).settings.interests, context.locale)
  },

  async changeInterests(context, { body }) {
    await ownRow(context)
    await changeInterests(context, body)
    return interestsFor((await ownRow(context)).settings.interests, context.locale)
  },

  async startExport(context) {
    await ownRow(context)
    return startExport(context)
  },

  async export(context) {
    await ownRow(context)
    return readExport(context)
  },

  leaving,
})

// Rules of announcements.
import { hash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type {
  Announcement,
  announcements as contract,
  AnnouncementView,
} from '#contract/publishing/announcements/announcements.ts'
import { scheduledMost } from '#contract/publishing/versions.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { type Locale, locales } from '#contract/foundation/locales.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { emitEvent } from '#api/foundation/events.ts'
import * as queries from './queries.ts'

type Row = queries.AnnouncementRow
type Tx = Transaction<DB>
const day = 24 * 3600 * 1000 // ms

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async current({ db, locale }, { query }) {
    const rows = await queries.findCurrent(db, query.portal)
    const moments = rows.map(({ state, startsAt, endsAt }) => (state === 'scheduled' ? startsAt : endsAt))
    const next = moments.filter((at) => at !== null).toSorted((one, other) => one.getTime() - other.getTime())[0]
    return {
      data: rows.filter(({ state }) => state === 'current').map((row) => shownOf(row, query.lang ?? locale)),
      changesAt: next?.toISOString() ?? null,
    }
  },

  async list({ db }, { query }) {
    const { rows, total } = await queries.findAnnouncements(db, query, pageOfTable(query))
    return { data: rows.map(shapeOf), total }
  },

  read: async ({ db }, { params }) => shapeOf(await found(db, params.id)),

  async create(context, { body }) {
    const written = writtenOf(body, new Date())
    return context.db.transaction().execute(async (tx) => {
      const id = await queries.addAnnouncement(tx, written)
      return done(tx, context, { id, act: 'create' })
    })
  },

  async change(context, { params: { id }, body: { reason, revision, ...fields } }) {
    return context.db.transaction().execute(async (tx) => {
      const before = await found(tx, id, { lock: true })
      if (before.revision !== revision) throw new Refusal('Conflict', 'It was changed meanwhile')
      const now = new Date()
      const written = writtenOf(fields, before.startsAt < now ? before.startsAt : now, before.startsAt < now)
      await queries.changeAnnouncement(tx, id, written)
      return done(tx, context, { id, act: 'change', reason, detail: { before: shapeOf(before) } })
    })
  },

  async end(context, { params: { id }, body: { reason } }) {
    return context.db.transaction().execute(async (tx) => {
      const row = await found(tx, id, { lock: true })
      if (row.endedAt) return shapeOf(row)
      if (row.state === 'ended') throw new Refusal('Conflict', 'Its time is over')
      await queries.setEnded(tx, id, new Date())
      return done(tx, context, { id, act: 'end', reason })
    })
  },

  async restore(context, { params: { id }, body: { reason } }) {
    return context.db.transaction().execute(async (tx) => {
      const row = await found(tx, id, { lock: true })
      if (row.state !== 'ended') return shapeOf(row)
      if (row.endsAt && row.endsAt <= new Date()) throw new Refusal('Conflict', 'Its time is over: change until when')
      await queries.setEnded(tx, id, null)
      return done(tx, context, { id, act: 'restore', reason })
    })
  },
}

async function found(db: Context['db'], id: string, options?: { lock: boolean }): Promise<Row> {
  const row = await queries.findAnnouncement(db, id, options)
  if (!row) throw new Refusal('NotFound', 'No such announcement')
  return row
}

type Fields = HandlerInput<typeof contract.create>['body']

function writtenOf(
  { startsAt: from, endsAt: until, ...fields }: Fields,
  usual: Date,
  begun = false,
): queries.AnnouncementFields {
  const startsAt = from && !begun ? new Date(from) : usual
  const endsAt = until ? new Date(until) : null
  const now = Date.now()
  const wrong: Record<string, string> = {}
  if (startsAt.getTime() > now + scheduledMost * day) wrong['startsAt'] = 'is too far ahead'
  if (endsAt && endsAt.getTime() <= Math.max(startsAt.getTime(), now))
    wrong['endsAt'] = 'must be after the beginning, and not over'
  if (Object.keys(wrong).length > 0)
    throw new Refusal('ValidationError', 'Some fields are not valid', { fields: wrong })
  return { ...fields, portals: [...new Set(fields.portals)], startsAt, endsAt }
}

type Done = {
  id: string
  act: 'create' | 'change' | 'end' | 'restore'
  reason?: string
  detail?: Record<string, unknown>
}

async function done(tx: Tx, { viewer }: SignedIn, { id, act, reason, detail }: Done): Promise<Announcement> {
  const shape = shapeOf(await found(tx, id))
  const object = { kind: 'announcement', id, name: shape.texts.en.slice(0, 120) }
  const { texts, link, kind, portals, startsAt, endsAt } = shape
  const now = act === 'create' || act === 'change' ? { now: { texts, link, kind, portals, startsAt, endsAt } } : {}
  await recordAct(tx, { by: viewer, act: `announcement.${act}`, object, reason, detail: { ...detail, ...now } })
  await emitEvent(tx, 'announcements.changed', { id })
  return shape
}

function shapeOf({ id, startsAt, endsAt, endedAt, ...row }: Row): Announcement {
  return {
    ...row,
    announcementID: id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }
}

function shownOf({ id, kind, texts, link }: Row, wanted: Locale): AnnouncementView {
  const locale = texts[wanted] ? wanted : 'en'
  const version = hash('sha1', JSON.stringify([id, ...locales.map((one) => texts[one])])).slice(0, 8)
  return { announcementID: id, version, kind, text: texts[locale], locale, link }
}

// Rules of synonyms, for administrators.
import type { Transaction } from 'kysely'
import { synonymsMost } from '#contract/discovery/synonyms/fields.ts'
import type { Synonym, synonyms as contract, TrialResult } from '#contract/discovery/synonyms/synonyms.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { userCards } from '#api/identity/people/lookup.ts'
import * as queries from './queries.ts'
import { nameOfReference, writtenOf } from './written.ts'

type Row = queries.SynonymRow
type Tx = Transaction<DB>

/** `draft`: replaces the one with its id. */
export type Trial = {
  text: string
  of: 'business' | 'product'
  language: Locale
  draft?: (queries.SynonymFields & { id: string | undefined }) | undefined
}
export type Neighbors = {
  trySearch: (context: Context, trial: Trial) => Promise<{ now: TrialResult; after: TrialResult | null }>
}

export const handlersWith = ({ trySearch }: Neighbors): CapabilityHandlers<typeof contract, Context> => ({
  async list(context, { query }) {
    const { rows, total } = await queries.findSynonyms(context.db, query, pageOfTable(query))
    return { data: await shapesOf(context, rows), total }
  },

  read: async (context, { params }) => shapeOf(context, await found(context.db, params.id)),

  try(context, { body: { text, of, lang, draft } }) {
    const trial = { text, of, language: lang ?? context.locale }
    if (!draft) return trySearch(context, trial)
    const { synonymID, ...fields } = draft
    return trySearch(context, { ...trial, draft: { ...writtenOf(fields, 'draft.'), id: synonymID } })
  },

  async create(context, { body: { reason, ...fields } }) {
    const written = writtenOf(fields)
    const row = await context.db.transaction().execute(async (tx) => {
      await requireRoom(tx)
      const id = await queries.addSynonym(tx, written, context.viewer.userID)
      return done(tx, context, { id, act: 'create', reason })
    })
    return shapeOf(context, row)
  },

  async change(context, { params: { id }, body: { reason, revision, ...fields } }) {
    const written = writtenOf(fields)
    const row = await context.db.transaction().execute(async (tx) => {
      const before = await found(tx, id, { lock: true })
      if (before.revision !== revision) throw new Refusal('Conflict', 'It was changed meanwhile')
      await queries.changeSynonym(tx, id, written, context.viewer.userID)
      return done(tx, context, { id, act: 'change', reason, before })
    })
    return shapeOf(context, row)
  },

  withdraw: (context, { params, body }) => setWithdrawn(context, params.id, body.reason, true),
  restore: (context, { params, body }) => setWithdrawn(context, params.id, body.reason, false),
})

async function setWithdrawn(context: SignedIn, id: string, reason: string, withdrawn: boolean): Promise<Synonym> {
  const after = await context.db.transaction().execute(async (tx) => {
    if (!withdrawn) await lockActor(tx, 'synonyms')
    const row = await found(tx, id, { lock: true })
    if ((row.withdrawnAt !== null) === withdrawn) return row
    if (!withdrawn) await requireRoom(tx)
    await queries.setWithdrawn(tx, id, withdrawn ? new Date() : null, context.viewer.userID)
    return done(tx, context, { id, act: withdrawn ? 'withdraw' : 'restore', reason })
  })
  return shapeOf(context, after)
}

async function found(db: Context['db'], id: string, options?: { lock: boolean }): Promise<Row> {
  const row = await queries.findSynonym(db, id, options)
  if (!row) throw new Refusal('NotFound', 'No such synonym')
  return row
}

async function requireRoom(tx: Tx): Promise<void> {
  await lockActor(tx, 'synonyms')
  if ((await queries.countInUse(tx)) >= synonymsMost)
    throw new Refusal('Conflict', `There are ${synonymsMost} in use already: withdraw one first`)
}

type Done = { id: string; act: 'create' | 'change' | 'withdraw' | 'restore'; reason: string; before?: Row }

/** Makes every process reload. */
async function done(tx: Tx, context: SignedIn, { id, act, reason, before }: Done): Promise<Row> {
  const row = await found(tx, id)
  const [name = ''] = Object.values(row.names).flat()
  const object = { kind: 'synonym', id, name: name.slice(0, 120) }
  const detail = {
    ...(before && { before: writtenIn(before) }),
    ...((act === 'create' || act === 'change') && { now: writtenIn(row) }),
  }
  await recordAct(tx, { by: context.viewer, act: `synonym.${act}`, object, reason, detail })
  await emitEvent(tx, 'synonyms.changed', { id })
  return row
}

function writtenIn({ kind, reference, names }: Row): queries.SynonymFields {
  return { kind, reference, names }
}

async function shapeOf(context: Context, row: Row): Promise<Synonym> {
  return (await shapesOf(context, [row]))[0]!
}

async function shapesOf(context: Context, rows: readonly Row[]): Promise<Synonym[]> {
  const ids = rows.flatMap(({ changedBy }) => changedBy ?? [])
  const people = await userCards(context, [...new Set(ids)])
  return rows.map(({ id, changedAt, changedBy, withdrawnAt, ...row }) => {
    const person = changedBy === null ? undefined : people.get(changedBy)
    return {
      ...row,
      synonymID: id,
      referenceName: nameOfReference(row, context.locale),
      state: withdrawnAt ? 'withdrawn' : 'current',
      changedBy: person ? `${person.firstName} ${person.lastName}` : null,
      changedAt: changedAt.toISOString(),
    }
  })
}
